// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'http://example.org/kitchen/';
const ns2 = 'http://example.org/pantry/';

export const descriptor: ServiceDescriptor = {
  name: 'Kitchen_x0020_Service',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'KitchenSoap',
      address: 'http://example.org/Kitchen.asmx',
      operations: {
        Cook: {
          action: 'http://example.org/kitchen/Cook',
          input: { body: { kind: 'element', element: 'Cook' }, headers: [{ property: 'waiter', element: 'Waiter' }] },
          output: { body: { kind: 'element', element: 'CookResponse' } },
        },
        Rename: {
          action: 'http://example.org/kitchen/Rename',
          input: { body: { kind: 'element', element: 'Rename' } },
          output: { body: { kind: 'element', element: 'RenameResponse' } },
        },
        Hurry: {
          action: 'http://example.org/kitchen/Hurry',
          input: {
            body: {
              kind: 'parts',
              wrapper: { namespace: tns, name: 'Hurry' },
              parts: [
                { kind: 'element', namespace: '', name: 'table', property: 'table', type: 'xs:int' },
                { kind: 'element', namespace: '', name: 'why', property: 'why', type: 'xs:string' },
              ],
            },
          },
        },
      },
    },
    {
      protocol: 'http-get',
      name: 'KitchenHttpGet',
      address: 'http://example.org/Kitchen.asmx',
      operations: {
        Rename: {
          location: '/Rename',
          input: 'url-encoded',
          parameters: [
            { name: 'from', property: 'from', type: 'xs:string', min: 0 },
            { name: 'to', property: 'to', type: 'xs:string', min: 0, list: true, item: 'string' },
          ],
          output: { kind: 'xml', element: { namespace: tns, name: 'int' }, type: 'xs:int', property: 'RenameResult' },
        },
      },
    },
  ],
  operations: [
    { name: 'Cook', documentation: 'Cooks dishes.', faults: [{ name: 'Burnt', element: 'Burnt' }] },
    { name: 'Rename' },
    { name: 'Hurry', oneWay: true },
  ],
  schema: {
    elements: {
      Cook: { namespace: tns, name: 'Cook', type: 'Cook' },
      CookResponse: { namespace: tns, name: 'CookResponse', type: 'CookResponse' },
      Rename: { namespace: tns, name: 'Rename', type: 'Rename' },
      RenameResponse: { namespace: tns, name: 'RenameResponse', type: 'RenameResponse' },
      Burnt: { namespace: tns, name: 'Burnt', type: 'Amount' },
      Waiter: { namespace: tns, name: 'Waiter', type: 'xs:string' },
    },
    types: {
      Unit: {
        kind: 'simple',
        name: { namespace: ns2, name: 'Unit' },
        variety: { restriction: 'xs:token' },
        facets: { enumeration: ['g', 'ml'] },
      },
      Amount: {
        kind: 'complex',
        name: { namespace: ns2, name: 'Amount' },
        attributes: [{ namespace: ns2, name: 'unit', property: '$unit', type: 'Unit', required: true }],
        content: { kind: 'simple', type: 'xs:decimal' },
      },
      Ingredient: {
        kind: 'complex',
        name: { namespace: ns2, name: 'Ingredient' },
        abstract: true,
        attributes: [
          { namespace: ns2, name: 'lot', property: '$lot', type: 'xs:string' },
          { namespace: ns2, name: 'best-before', property: '$best-before', type: 'xs:date' },
        ],
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: ns2, name: 'name', property: 'name', type: 'xs:string' },
              {
                kind: 'element',
                namespace: ns2,
                name: 'amount',
                property: 'amount',
                type: 'Amount',
                min: 0,
                nillable: true,
              },
            ],
          },
        },
      },
      Spice: {
        kind: 'complex',
        name: { namespace: ns2, name: 'Spice' },
        base: 'Ingredient',
        derivation: 'extension',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: ns2,
                name: 'heat',
                property: 'heat',
                type: 'xs:unsignedByte',
                min: 0,
                default: '0',
              },
            ],
          },
        },
      },
      Mixture: {
        kind: 'complex',
        name: { namespace: ns2, name: 'Mixture' },
        base: 'Ingredient',
        derivation: 'extension',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: ns2,
                name: 'part',
                property: 'part',
                type: 'Ingredient',
                min: 2,
                max: 'unbounded',
              },
            ],
          },
        },
      },
      Stir: {
        kind: 'complex',
        name: { namespace: ns2, name: 'Stir' },
        attributes: [{ namespace: ns2, name: 'times', property: '$times', type: 'xs:positiveInteger' }],
        content: { kind: 'empty' },
      },
      Cook: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'dish', property: 'dish', type: 'Dish', max: 'unbounded' },
              {
                kind: 'choice',
                particles: [
                  { kind: 'element', namespace: tns, name: 'table', property: 'table', type: 'xs:int' },
                  {
                    kind: 'sequence',
                    particles: [
                      { kind: 'element', namespace: tns, name: 'street', property: 'street', type: 'xs:string' },
                      { kind: 'element', namespace: tns, name: 'city', property: 'city', type: 'xs:string' },
                    ],
                  },
                ],
              },
              { kind: 'element', namespace: tns, name: 'tags', property: 'tags', type: 'Cook_tags', min: 0 },
            ],
          },
        },
      },
      Cook_tags: { kind: 'simple', variety: { list: 'xs:NMTOKEN' } },
      Dish: {
        kind: 'complex',
        name: { namespace: tns, name: 'Dish' },
        anyAttribute: { namespaces: { not: tns }, process: 'lax' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'recipe', property: 'recipe', type: 'Recipe' },
              {
                kind: 'element',
                namespace: tns,
                name: 'ingredient',
                property: 'ingredient',
                type: 'Ingredient',
                min: 0,
                max: 'unbounded',
              },
              { kind: 'element', namespace: tns, name: 'side', property: 'side', type: 'Dish', min: 0 },
              { kind: 'any', property: '$$any', namespaces: { not: tns }, process: 'lax', min: 0 },
            ],
          },
        },
      },
      Recipe: {
        kind: 'complex',
        name: { namespace: tns, name: 'Recipe' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'choice',
            min: 0,
            max: 'unbounded',
            particles: [
              { kind: 'element', namespace: ns2, name: 'cook', property: 'cook', type: 'xs:duration' },
              { kind: 'element', namespace: ns2, name: 'stir', property: 'stir', type: 'Stir' },
            ],
          },
          mixed: true,
        },
      },
      CookResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'CookResult',
                property: 'CookResult',
                type: 'xs:string',
                min: 0,
              },
            ],
          },
        },
      },
      Rename: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'from', property: 'from', type: 'xs:string', min: 0 },
              { kind: 'element', namespace: tns, name: 'to', property: 'to', type: 'ArrayOfString', min: 0 },
            ],
          },
        },
      },
      ArrayOfString: {
        kind: 'complex',
        name: { namespace: tns, name: 'ArrayOfString' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'string',
                property: 'string',
                type: 'xs:string',
                min: 0,
                max: 'unbounded',
                nillable: true,
              },
            ],
          },
        },
      },
      RenameResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'RenameResult', property: 'RenameResult', type: 'xs:int' },
            ],
          },
        },
      },
    },
  },
};
