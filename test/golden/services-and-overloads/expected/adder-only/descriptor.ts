// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'urn:calc';

export const descriptor: ServiceDescriptor = {
  name: 'AdderOnly',
  namespace: tns,
  ports: [
    {
      protocol: 'soap12',
      name: 'Adder',
      address: 'http://example.org/adder',
      operations: {
        Add: {
          action: 'urn:add',
          input: { body: { kind: 'element', element: 'Pair' } },
          output: { body: { kind: 'element', element: 'Sum' } },
        },
      },
    },
  ],
  operations: [{ name: 'Add' }],
  schema: {
    elements: {
      Pair: { namespace: tns, name: 'Pair', type: 'Pair' },
      Sum: { namespace: tns, name: 'Sum', type: 'xs:integer' },
    },
    types: {
      Pair: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'a', property: 'a', type: 'xs:int' },
              { kind: 'element', namespace: tns, name: 'b', property: 'b', type: 'xs:int' },
            ],
          },
        },
      },
    },
  },
};
