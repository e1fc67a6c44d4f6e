// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'urn:shapes';

export const descriptor: ServiceDescriptor = {
  name: 'Drawing',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'DrawingSoap',
      address: 'http://example.org/drawing',
      operations: {
        Draw: {
          action: 'urn:Draw',
          input: { body: { kind: 'element', element: 'Draw' } },
          output: { body: { kind: 'element', element: 'DrawResponse' } },
        },
        Describe: {
          action: '',
          input: {
            body: {
              kind: 'alternatives',
              alternatives: [
                { kind: 'element', namespace: tns, name: 'circle', property: 'circle', type: 'Circle' },
                { kind: 'element', namespace: tns, name: 'square', property: 'square', type: 'square' },
              ],
            },
          },
          output: {
            body: {
              kind: 'alternatives',
              alternatives: [
                { kind: 'element', namespace: tns, name: 'remark', property: 'remark', type: 'xs:string' },
                { kind: 'element', namespace: tns, name: 'warning', property: 'warning', type: 'xs:string' },
              ],
            },
          },
        },
      },
    },
  ],
  operations: [{ name: 'Draw' }, { name: 'Describe' }],
  schema: {
    elements: {
      shape: { namespace: tns, name: 'shape', type: 'Shape' },
      remark: { namespace: tns, name: 'remark', type: 'xs:string' },
      Draw: { namespace: tns, name: 'Draw', type: 'Draw' },
      DrawResponse: { namespace: tns, name: 'DrawResponse', type: 'DrawResponse' },
    },
    types: {
      Shape: {
        kind: 'complex',
        name: { namespace: tns, name: 'Shape' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'label', property: 'label', type: 'xs:string', min: 0 },
            ],
          },
        },
      },
      Circle: {
        kind: 'complex',
        name: { namespace: tns, name: 'Circle' },
        base: 'Shape',
        derivation: 'extension',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [{ kind: 'element', namespace: tns, name: 'radius', property: 'radius', type: 'xs:double' }],
          },
        },
      },
      square: {
        kind: 'complex',
        base: 'Shape',
        derivation: 'extension',
        attributes: [{ namespace: '', name: 'side', property: '$side', type: 'xs:double', required: true }],
        content: { kind: 'empty' },
      },
      Draw: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'choice',
                property: 'shape',
                max: 'unbounded',
                particles: [
                  { kind: 'element', namespace: tns, name: 'circle', property: 'circle', type: 'Circle' },
                  { kind: 'element', namespace: tns, name: 'square', property: 'square', type: 'square' },
                ],
              },
              {
                kind: 'choice',
                property: 'remark',
                min: 0,
                particles: [
                  { kind: 'element', namespace: tns, name: 'remark', property: 'remark', type: 'xs:string' },
                  { kind: 'element', namespace: tns, name: 'warning', property: 'warning', type: 'xs:string' },
                ],
              },
            ],
          },
        },
      },
      DrawResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'choice',
                property: 'shape',
                particles: [
                  { kind: 'element', namespace: tns, name: 'circle', property: 'circle', type: 'Circle' },
                  { kind: 'element', namespace: tns, name: 'square', property: 'square', type: 'square' },
                ],
              },
            ],
          },
        },
      },
    },
  },
};
