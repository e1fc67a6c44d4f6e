// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'urn:text';

export const descriptor: ServiceDescriptor = {
  name: 'Press',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'PressSoap',
      address: 'http://example.org/press',
      operations: {
        Publish: {
          action: 'urn:Publish',
          input: { body: { kind: 'element', element: 'Publish' } },
          output: { body: { kind: 'element', element: 'PublishResponse' } },
        },
      },
    },
  ],
  operations: [{ name: 'Publish' }],
  schema: {
    elements: {
      Publish: { namespace: tns, name: 'Publish', type: 'Publish' },
      PublishResponse: { namespace: tns, name: 'PublishResponse', type: 'PublishResponse' },
    },
    types: {
      Paragraph: {
        kind: 'complex',
        name: { namespace: tns, name: 'Paragraph' },
        attributes: [{ namespace: '', name: 'lang', property: '$lang', type: 'xs:language' }],
        content: {
          kind: 'elements',
          particle: {
            kind: 'choice',
            min: 0,
            max: 'unbounded',
            particles: [
              { kind: 'element', namespace: tns, name: 'b', property: 'b', type: 'xs:string' },
              { kind: 'element', namespace: tns, name: 'i', property: 'i', type: 'Paragraph' },
            ],
          },
          mixed: true,
        },
      },
      Heading: {
        kind: 'complex',
        name: { namespace: tns, name: 'Heading' },
        base: 'Paragraph',
        derivation: 'extension',
        content: {
          kind: 'elements',
          particle: {
            kind: 'choice',
            min: 0,
            max: 'unbounded',
            particles: [{ kind: 'element', namespace: tns, name: 'u', property: 'u', type: 'xs:string' }],
          },
          mixed: true,
          model: { kind: 'element', namespace: tns, name: 'u', property: 'u', type: 'xs:string' },
        },
      },
      Publish: {
        kind: 'complex',
        anyAttribute: { namespaces: '##any', process: 'skip' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'title', property: 'title', type: 'Paragraph' },
              { kind: 'any', property: '$$any', namespaces: { not: tns }, process: 'lax', min: 0, max: 'unbounded' },
            ],
          },
        },
      },
      PublishResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'anything', property: 'anything', type: 'xs:anyType' },
              { kind: 'any', property: '$$any', namespaces: ['urn:a', 'urn:b', ''], process: 'strict' },
            ],
          },
        },
      },
    },
  },
};
