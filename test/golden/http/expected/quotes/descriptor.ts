// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'urn:http';

export const descriptor: ServiceDescriptor = {
  name: 'Quotes',
  namespace: tns,
  ports: [
    {
      protocol: 'http-get',
      name: 'QuotesGet',
      address: 'http://example.org/quotes',
      operations: {
        Quote: {
          location: '/quote',
          input: 'url-encoded',
          parameters: [
            { name: 'symbol', property: 'symbol', type: 'xs:string' },
            { name: 'currency', property: 'currency', type: 'xs:string' },
          ],
          output: { kind: 'xml', element: { namespace: tns, name: 'quote' }, type: 'xs:decimal' },
        },
        Logo: {
          location: '/logo/(symbol).png',
          input: 'url-replacement',
          parameters: [{ name: 'symbol', property: 'symbol', type: 'xs:string' }],
          output: { kind: 'content', mediaType: 'image/png', type: 'xs:base64Binary' },
        },
      },
    },
    {
      protocol: 'http-post',
      name: 'QuotesPost',
      address: 'http://example.org/quotes',
      operations: {
        Quote: {
          location: '/quote',
          input: 'form',
          parameters: [
            { name: 'symbol', property: 'symbol', type: 'xs:string' },
            { name: 'currency', property: 'currency', type: 'xs:string' },
          ],
          output: { kind: 'xml', element: { namespace: tns, name: 'quote' }, type: 'xs:decimal' },
        },
      },
    },
  ],
  operations: [{ name: 'Quote' }, { name: 'Logo' }],
  schema: { elements: { quote: { namespace: tns, name: 'quote', type: 'xs:decimal' } }, types: {} },
};
