// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'urn:rpc';

export const descriptor: ServiceDescriptor = {
  name: 'PlaneService',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'Plane',
      address: 'http://example.org/plane',
      operations: {
        Move: {
          action: '',
          input: {
            body: {
              kind: 'parts',
              wrapper: { namespace: tns, name: 'Move' },
              parts: [
                { kind: 'element', namespace: '', name: 'point', property: 'point', type: 'Point' },
                { kind: 'element', namespace: '', name: 'by', property: 'by', type: 'xs:float' },
              ],
            },
          },
          output: {
            body: {
              kind: 'parts',
              wrapper: { namespace: tns, name: 'MoveResponse' },
              parts: [
                { kind: 'element', namespace: '', name: 'moved', property: 'moved', type: 'Point' },
                { kind: 'element', namespace: '', name: 'trail', property: 'trail', type: 'Points' },
              ],
            },
          },
        },
        Reset: {
          action: '',
          input: { body: { kind: 'parts', wrapper: { namespace: tns, name: 'Reset' }, parts: [] } },
          output: { body: { kind: 'parts', wrapper: { namespace: tns, name: 'ResetResponse' }, parts: [] } },
        },
      },
    },
  ],
  operations: [{ name: 'Move' }, { name: 'Reset' }],
  schema: {
    elements: {},
    types: {
      Point: {
        kind: 'complex',
        name: { namespace: tns, name: 'Point' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'all',
            particles: [
              { kind: 'element', namespace: '', name: 'x', property: 'x', type: 'xs:int' },
              { kind: 'element', namespace: '', name: 'y', property: 'y', type: 'xs:int' },
            ],
          },
        },
      },
      Points: {
        kind: 'complex',
        name: { namespace: tns, name: 'Points' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: '',
                name: 'point',
                property: 'point',
                type: 'Point',
                min: 0,
                max: 'unbounded',
              },
            ],
          },
        },
      },
    },
  },
};
