// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'urn:calc';

export const descriptor: ServiceDescriptor = {
  name: 'Calculator',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'Calculator',
      address: 'http://example.org/calculator',
      operations: {
        Add: {
          action: 'urn:add',
          input: { body: { kind: 'element', element: 'Pair' } },
          output: { body: { kind: 'element', element: 'Sum' } },
        },
        AddAll: {
          action: 'urn:addAll',
          input: { body: { kind: 'element', element: 'List' } },
          output: { body: { kind: 'element', element: 'Sum' } },
        },
        Clear: { action: 'urn:clear', input: { body: { kind: 'element', element: 'Sum' } } },
      },
    },
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
  operations: [{ name: 'Add' }, { name: 'AddAll' }, { name: 'Clear', oneWay: true }],
  schema: {
    elements: {
      Pair: { namespace: tns, name: 'Pair', type: 'Pair' },
      List: { namespace: tns, name: 'List', type: 'List' },
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
      List: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'a', property: 'a', type: 'xs:int', min: 0, max: 'unbounded' },
            ],
          },
        },
      },
    },
  },
};
