// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'urn:choice';

export const descriptor: ServiceDescriptor = {
  name: 'Payments',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'PaymentsSoap',
      address: 'http://example.org/payments',
      operations: {
        Pay: {
          action: 'urn:Pay',
          input: { body: { kind: 'element', element: 'Pay' } },
          output: { body: { kind: 'element', element: 'PayResponse' } },
        },
        Widen: {
          action: 'urn:Widen',
          input: { body: { kind: 'element', element: 'Wide' } },
          output: { body: { kind: 'element', element: 'Wide' } },
        },
      },
    },
  ],
  operations: [{ name: 'Pay' }, { name: 'Widen' }],
  schema: {
    elements: {
      Pay: { namespace: tns, name: 'Pay', type: 'Pay' },
      PayResponse: { namespace: tns, name: 'PayResponse', type: 'Receipt' },
      Wide: { namespace: tns, name: 'Wide', type: 'Detailed' },
    },
    types: {
      Pay: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'amount', property: 'amount', type: 'xs:decimal' },
              {
                kind: 'choice',
                particles: [
                  { kind: 'element', namespace: tns, name: 'card', property: 'card', type: 'Card' },
                  {
                    kind: 'sequence',
                    particles: [
                      { kind: 'element', namespace: tns, name: 'iban', property: 'iban', type: 'xs:string' },
                      { kind: 'element', namespace: tns, name: 'bic', property: 'bic', type: 'xs:string', min: 0 },
                    ],
                  },
                ],
              },
              {
                kind: 'choice',
                min: 0,
                particles: [
                  { kind: 'element', namespace: tns, name: 'email', property: 'email', type: 'xs:string' },
                  { kind: 'element', namespace: tns, name: 'phone', property: 'phone', type: 'xs:string' },
                ],
              },
              {
                kind: 'sequence',
                min: 0,
                particles: [
                  { kind: 'element', namespace: tns, name: 'from', property: 'from', type: 'xs:date' },
                  { kind: 'element', namespace: tns, name: 'to', property: 'to', type: 'xs:date' },
                ],
              },
            ],
          },
        },
      },
      Card: {
        kind: 'complex',
        name: { namespace: tns, name: 'Card' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'choice',
                property: '$$choice',
                max: 'unbounded',
                particles: [
                  { kind: 'element', namespace: tns, name: 'number', property: 'number', type: 'xs:string' },
                  { kind: 'element', namespace: tns, name: 'token', property: 'token', type: 'xs:string' },
                ],
              },
            ],
          },
        },
      },
      Receipt: {
        kind: 'complex',
        name: { namespace: tns, name: 'Receipt' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'sequence',
                property: '$$sequence',
                max: 'unbounded',
                particles: [
                  { kind: 'element', namespace: tns, name: 'key', property: 'key', type: 'xs:string' },
                  { kind: 'element', namespace: tns, name: 'value', property: 'value', type: 'xs:string' },
                ],
              },
              {
                kind: 'element',
                namespace: tns,
                name: 'line',
                property: 'line',
                type: 'xs:string',
                min: 0,
                max: 'unbounded',
              },
              {
                kind: 'choice',
                particles: [
                  { kind: 'element', namespace: tns, name: 'paid', property: 'paid', type: 'xs:dateTime' },
                  { kind: 'element', namespace: tns, name: 'due', property: 'due', type: 'xs:dateTime' },
                ],
              },
            ],
          },
        },
      },
      Detailed: {
        kind: 'complex',
        name: { namespace: tns, name: 'Detailed' },
        base: 'Receipt',
        derivation: 'extension',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'choice',
                particles: [
                  { kind: 'element', namespace: tns, name: 'a1', property: 'a1', type: 'xs:string' },
                  { kind: 'element', namespace: tns, name: 'b1', property: 'b1', type: 'xs:int' },
                  { kind: 'element', namespace: tns, name: 'c1', property: 'c1', type: 'xs:string' },
                ],
              },
              {
                kind: 'choice',
                particles: [
                  { kind: 'element', namespace: tns, name: 'a2', property: 'a2', type: 'xs:string' },
                  { kind: 'element', namespace: tns, name: 'b2', property: 'b2', type: 'xs:int' },
                  { kind: 'element', namespace: tns, name: 'c2', property: 'c2', type: 'xs:string' },
                ],
              },
              {
                kind: 'choice',
                particles: [
                  { kind: 'element', namespace: tns, name: 'a3', property: 'a3', type: 'xs:string' },
                  { kind: 'element', namespace: tns, name: 'b3', property: 'b3', type: 'xs:int' },
                  { kind: 'element', namespace: tns, name: 'c3', property: 'c3', type: 'xs:string' },
                ],
              },
              {
                kind: 'choice',
                particles: [
                  { kind: 'element', namespace: tns, name: 'a4', property: 'a4', type: 'xs:string' },
                  { kind: 'element', namespace: tns, name: 'b4', property: 'b4', type: 'xs:int' },
                  { kind: 'element', namespace: tns, name: 'c4', property: 'c4', type: 'xs:string' },
                ],
              },
              {
                kind: 'choice',
                particles: [
                  { kind: 'element', namespace: tns, name: 'a5', property: 'a5', type: 'xs:string' },
                  { kind: 'element', namespace: tns, name: 'b5', property: 'b5', type: 'xs:int' },
                  { kind: 'element', namespace: tns, name: 'c5', property: 'c5', type: 'xs:string' },
                ],
              },
              {
                kind: 'choice',
                particles: [
                  { kind: 'element', namespace: tns, name: 'a6', property: 'a6', type: 'xs:string' },
                  { kind: 'element', namespace: tns, name: 'b6', property: 'b6', type: 'xs:int' },
                  { kind: 'element', namespace: tns, name: 'c6', property: 'c6', type: 'xs:string' },
                ],
              },
            ],
          },
        },
      },
    },
  },
};
