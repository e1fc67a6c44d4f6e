// Generated from docs/examples/rates/Rates.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'http://rates.example.com/';

export const descriptor: ServiceDescriptor = {
  name: 'Rates',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'RatesSoap',
      address: 'https://rates.example.com/Rates.asmx',
      operations: {
        GetRates: {
          action: 'http://rates.example.com/GetRates',
          input: { body: { kind: 'element', element: 'GetRates' } },
          output: { body: { kind: 'element', element: 'GetRatesResponse' } },
        },
      },
    },
  ],
  operations: [{ name: 'GetRates' }],
  schema: {
    elements: {
      GetRates: { namespace: tns, name: 'GetRates', type: 'GetRates' },
      GetRatesResponse: { namespace: tns, name: 'GetRatesResponse', type: 'GetRatesResponse' },
    },
    types: {
      GetRates: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'base', property: 'base', type: 'xs:string', min: 0 },
              { kind: 'element', namespace: tns, name: 'on', property: 'on', type: 'xs:date' },
            ],
          },
        },
      },
      GetRatesResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'GetRatesResult',
                property: 'GetRatesResult',
                type: 'ArrayOfRate',
                min: 0,
              },
            ],
          },
        },
      },
      ArrayOfRate: {
        kind: 'complex',
        name: { namespace: tns, name: 'ArrayOfRate' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'Rate',
                property: 'Rate',
                type: 'Rate',
                min: 0,
                max: 'unbounded',
                nillable: true,
              },
            ],
          },
        },
      },
      Rate: {
        kind: 'complex',
        name: { namespace: tns, name: 'Rate' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'Currency', property: 'Currency', type: 'xs:string', min: 0 },
              { kind: 'element', namespace: tns, name: 'Value', property: 'Value', type: 'xs:decimal' },
            ],
          },
        },
      },
    },
  },
};
