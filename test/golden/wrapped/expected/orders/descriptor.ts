// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'urn:orders';

export const descriptor: ServiceDescriptor = {
  name: 'Orders',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'OrdersSoap',
      address: 'http://example.org/orders',
      operations: {
        PlaceOrder: {
          action: 'urn:PlaceOrder',
          input: { body: { kind: 'element', element: 'PlaceOrder' } },
          output: { body: { kind: 'element', element: 'PlaceOrderResponse' } },
        },
        Ping: {
          action: 'urn:Ping',
          input: { body: { kind: 'element', element: 'Ping' } },
          output: { body: { kind: 'element', element: 'PingResponse' } },
        },
      },
    },
    {
      protocol: 'soap12',
      name: 'OrdersSoap12',
      address: 'http://example.org/orders',
      operations: {
        PlaceOrder: {
          action: 'urn:PlaceOrder',
          input: { body: { kind: 'element', element: 'PlaceOrder' } },
          output: { body: { kind: 'element', element: 'PlaceOrderResponse' } },
        },
        Ping: {
          action: 'urn:Ping',
          input: { body: { kind: 'element', element: 'Ping' } },
          output: { body: { kind: 'element', element: 'PingResponse' } },
        },
      },
    },
  ],
  operations: [{ name: 'PlaceOrder' }, { name: 'Ping' }],
  schema: {
    elements: {
      PlaceOrder: { namespace: tns, name: 'PlaceOrder', type: 'PlaceOrder' },
      PlaceOrderResponse: { namespace: tns, name: 'PlaceOrderResponse', type: 'PlaceOrderResponse' },
      Ping: { namespace: tns, name: 'Ping', type: 'Ping' },
      PingResponse: { namespace: tns, name: 'PingResponse', type: 'PingResponse' },
    },
    types: {
      PlaceOrder: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'customer', property: 'customer', type: 'xs:string' },
              {
                kind: 'element',
                namespace: tns,
                name: 'priority',
                property: 'priority',
                type: 'Priority',
                min: 0,
                default: 'normal',
              },
              {
                kind: 'element',
                namespace: tns,
                name: 'item',
                property: 'item',
                type: 'PlaceOrder_item',
                max: 'unbounded',
              },
              { kind: 'element', namespace: tns, name: 'total', property: 'total', type: 'xs:decimal', nillable: true },
            ],
          },
        },
      },
      PlaceOrder_item: {
        kind: 'complex',
        attributes: [
          { namespace: '', name: 'line', property: '$line', type: 'xs:unsignedShort', required: true },
          { namespace: '', name: 'gift', property: '$gift', type: 'xs:boolean', default: 'false' },
        ],
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'product', property: 'product', type: 'xs:NMTOKEN' },
              { kind: 'element', namespace: tns, name: 'quantity', property: 'quantity', type: 'xs:int' },
              {
                kind: 'element',
                namespace: tns,
                name: 'note',
                property: 'note',
                type: 'xs:string',
                min: 0,
                nillable: true,
              },
            ],
          },
        },
      },
      PlaceOrderResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'number', property: 'number', type: 'xs:long' },
              { kind: 'element', namespace: tns, name: 'due', property: 'due', type: 'xs:date', min: 0 },
            ],
          },
        },
      },
      Ping: { kind: 'complex', content: { kind: 'empty' } },
      PingResponse: { kind: 'complex', content: { kind: 'empty' } },
      Priority: {
        kind: 'simple',
        name: { namespace: tns, name: 'Priority' },
        variety: { restriction: 'xs:string' },
        facets: { enumeration: ['normal', 'express'] },
      },
    },
  },
};
