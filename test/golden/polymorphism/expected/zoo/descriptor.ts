// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'urn:zoo';

export const descriptor: ServiceDescriptor = {
  name: 'Zoo',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'ZooSoap',
      address: 'http://example.org/zoo',
      operations: {
        Admit: {
          action: 'urn:Admit',
          input: { body: { kind: 'element', element: 'Admit' } },
          output: { body: { kind: 'element', element: 'AdmitResponse' } },
        },
      },
    },
  ],
  operations: [{ name: 'Admit' }],
  schema: {
    elements: {
      Admit: { namespace: tns, name: 'Admit', type: 'Animal' },
      AdmitResponse: { namespace: tns, name: 'AdmitResponse', type: 'AdmitResponse' },
    },
    types: {
      Animal: {
        kind: 'complex',
        name: { namespace: tns, name: 'Animal' },
        abstract: true,
        attributes: [{ namespace: '', name: 'id', property: '$id', type: 'xs:ID' }],
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [{ kind: 'element', namespace: tns, name: 'name', property: 'name', type: 'xs:string' }],
          },
        },
      },
      Dog: {
        kind: 'complex',
        name: { namespace: tns, name: 'Dog' },
        base: 'Animal',
        derivation: 'extension',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'barks', property: 'barks', type: 'xs:boolean' },
              {
                kind: 'element',
                namespace: tns,
                name: 'friend',
                property: 'friend',
                type: 'Animal',
                min: 0,
                max: 'unbounded',
              },
            ],
          },
        },
      },
      Puppy: {
        kind: 'complex',
        name: { namespace: tns, name: 'Puppy' },
        base: 'Dog',
        derivation: 'extension',
        content: {
          kind: 'elements',
          particle: {
            kind: 'choice',
            particles: [
              { kind: 'element', namespace: tns, name: 'weeks', property: 'weeks', type: 'xs:unsignedByte' },
              { kind: 'element', namespace: tns, name: 'born', property: 'born', type: 'xs:date' },
            ],
          },
        },
      },
      Nameless: {
        kind: 'complex',
        name: { namespace: tns, name: 'Nameless' },
        base: 'Animal',
        derivation: 'restriction',
        attributes: [{ namespace: '', name: 'id', property: '$id', type: 'xs:ID', required: true }],
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'name', property: 'name', type: 'xs:string', fixed: '' },
            ],
          },
        },
      },
      Weight: {
        kind: 'complex',
        name: { namespace: tns, name: 'Weight' },
        attributes: [{ namespace: '', name: 'unit', property: '$unit', type: 'xs:string', required: true }],
        content: { kind: 'simple', type: 'xs:double' },
      },
      NetWeight: {
        kind: 'complex',
        name: { namespace: tns, name: 'NetWeight' },
        base: 'Weight',
        derivation: 'extension',
        attributes: [{ namespace: '', name: 'tara', property: '$tara', type: 'xs:double' }],
        content: { kind: 'simple', type: 'xs:double' },
      },
      AdmitResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'neighbour',
                property: 'neighbour',
                type: 'Dog',
                nillable: true,
              },
              { kind: 'element', namespace: tns, name: 'weight', property: 'weight', type: 'Weight' },
            ],
          },
        },
      },
    },
  },
};
