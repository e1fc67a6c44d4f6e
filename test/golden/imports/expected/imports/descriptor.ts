// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'urn:imports';
const ns2 = 'urn:common';

export const descriptor: ServiceDescriptor = {
  name: 'Imports',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'ImportsSoap',
      address: 'http://example.org/imports',
      operations: {
        Find: {
          action: 'urn:Find',
          input: { body: { kind: 'element', element: 'Find' } },
          output: { body: { kind: 'element', element: 'FindResponse' } },
        },
      },
    },
  ],
  operations: [{ name: 'Find' }],
  schema: {
    elements: {
      Find: { namespace: tns, name: 'Find', type: 'Find' },
      FindResponse: { namespace: tns, name: 'FindResponse', type: 'Place' },
    },
    types: {
      Find: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'key', property: 'key', type: 'Key' },
              { kind: 'element', namespace: tns, name: 'where', property: 'where', type: 'Place' },
            ],
          },
        },
      },
      Place: {
        kind: 'complex',
        name: { namespace: ns2, name: 'Place' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: '', name: 'inside', property: 'inside', type: 'Place', min: 0 },
              { kind: 'element', namespace: '', name: 'name', property: 'name', type: 'xs:string' },
            ],
          },
        },
      },
      Key: {
        kind: 'simple',
        name: { namespace: tns, name: 'Key' },
        variety: { restriction: 'xs:string' },
        facets: { minLength: 1 },
      },
    },
  },
};
