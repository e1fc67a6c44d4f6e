// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'urn:names';
const ns2 = 'urn:other';

export const descriptor: ServiceDescriptor = {
  name: 'my.Names',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'my.NamesSoap',
      address: 'http://example.org/my.names',
      operations: {
        new: {
          action: 'urn:new',
          input: { body: { kind: 'element', element: 'Get' } },
          output: { body: { kind: 'element', element: 'GetResponse' } },
        },
        constructor_: {
          action: 'urn:constructor',
          input: { body: { kind: 'element', element: 'Connection' } },
          output: { body: { kind: 'element', element: 'Connection' } },
        },
        'get-it': {
          action: 'urn:get-it',
          input: { body: { kind: 'element', element: 'Get' } },
          output: { body: { kind: 'element', element: 'GetResponse' } },
        },
        then_: {
          action: 'urn:then',
          input: { body: { kind: 'element', element: 'Connection' } },
          output: { body: { kind: 'element', element: 'GetResponse' } },
        },
      },
    },
  ],
  operations: [{ name: 'new' }, { name: 'constructor_' }, { name: 'get-it' }, { name: 'then_' }],
  schema: {
    elements: {
      Get: { namespace: tns, name: 'Get', type: 'GetElement' },
      GetResponse: { namespace: tns, name: 'GetResponse', type: 'item' },
      Connection: { namespace: tns, name: 'Connection', type: 'Connection' },
    },
    types: {
      Item: {
        kind: 'complex',
        name: { namespace: ns2, name: 'Item' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [{ kind: 'element', namespace: '', name: 'a', property: 'a', type: 'xs:string' }],
          },
        },
      },
      Item_2: {
        kind: 'complex',
        name: { namespace: tns, name: 'Item' },
        attributes: [
          { namespace: '', name: 'a', property: '$a', type: 'xs:string' },
          { namespace: ns2, name: 'a', property: '$a_2', type: 'xs:int' },
        ],
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'class', property: 'class', type: 'xs:string' },
              { kind: 'element', namespace: tns, name: 'last-name', property: 'last-name', type: 'xs:string' },
              { kind: 'element', namespace: tns, name: 'Größe', property: 'Größe', type: 'xs:int' },
              {
                kind: 'element',
                namespace: tns,
                name: 'constructor',
                property: 'constructor',
                type: 'xs:string',
                min: 0,
              },
              { kind: 'element', namespace: tns, name: 'a', property: 'a', type: 'xs:string' },
              { kind: 'element', namespace: tns, name: 'b', property: 'b', type: 'xs:string' },
              { kind: 'element', namespace: tns, name: 'a', property: 'a_2', type: 'xs:string' },
              { kind: 'element', namespace: ns2, name: 'a', property: 'a_3', type: 'xs:int' },
            ],
          },
        },
      },
      item: {
        kind: 'complex',
        name: { namespace: tns, name: 'item' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'other', property: 'other', type: 'Item' },
              { kind: 'element', namespace: tns, name: 'text', property: 'text', type: 'string_' },
              { kind: 'element', namespace: tns, name: 'list', property: 'list', type: 'Array_' },
              { kind: 'element', namespace: tns, name: 'flags', property: 'flags', type: 'my_flags' },
            ],
          },
        },
      },
      string_: { kind: 'simple', name: { namespace: tns, name: 'string' }, variety: { restriction: 'xs:string' } },
      Array_: {
        kind: 'complex',
        name: { namespace: tns, name: 'Array' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'entry',
                property: 'entry',
                type: 'Array_entry',
                min: 0,
                max: 'unbounded',
              },
            ],
          },
        },
      },
      Array_entry: {
        kind: 'complex',
        attributes: [{ namespace: '', name: 'key', property: '$key', type: 'xs:string' }],
        content: { kind: 'empty' },
      },
      my_flags: {
        kind: 'simple',
        name: { namespace: tns, name: 'my.flags' },
        variety: { restriction: 'xs:token' },
        facets: { enumeration: ["it's", '', 'back\\slash'] },
      },
      Get: {
        kind: 'complex',
        name: { namespace: tns, name: 'Get' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [{ kind: 'element', namespace: tns, name: 'item', property: 'item', type: 'Item_2' }],
          },
        },
      },
      GetElement: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [{ kind: 'element', namespace: tns, name: 'get', property: 'get', type: 'Get' }],
          },
        },
      },
      Connection: {
        kind: 'complex',
        name: { namespace: tns, name: 'Connection' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [{ kind: 'element', namespace: tns, name: 'OneOf', property: 'OneOf', type: 'OneOf_2' }],
          },
        },
      },
      OneOf_2: {
        kind: 'complex',
        name: { namespace: tns, name: 'OneOf' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'choice',
            particles: [
              { kind: 'element', namespace: tns, name: 'left', property: 'left', type: 'xs:string' },
              { kind: 'element', namespace: tns, name: 'right', property: 'right', type: 'xs:string' },
            ],
          },
        },
      },
    },
  },
};
