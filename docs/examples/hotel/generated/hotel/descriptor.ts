// Generated from docs/examples/hotel/Hotel.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'http://hotel.example.com/reservations';

export const descriptor: ServiceDescriptor = {
  name: 'Hotel',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'HotelSoap',
      address: 'http://localhost:8080/reservations',
      operations: {
        FindRooms: {
          action: 'http://hotel.example.com/reservations/FindRooms',
          input: { body: { kind: 'element', element: 'FindRooms' } },
          output: { body: { kind: 'element', element: 'Rooms' } },
        },
        Reserve: {
          action: 'http://hotel.example.com/reservations/Reserve',
          input: {
            body: { kind: 'element', element: 'Reserve' },
            headers: [{ property: 'session', element: 'Session' }],
          },
          output: { body: { kind: 'element', element: 'ReserveResponse' } },
        },
      },
    },
    {
      protocol: 'http-get',
      name: 'HotelHttpGet',
      address: 'http://localhost:8080/reservations',
      operations: {
        FindRooms: {
          location: '/FindRooms',
          input: 'url-encoded',
          parameters: [
            { name: 'night', property: 'night', type: 'xs:date' },
            { name: 'guests', property: 'guests', type: 'xs:int' },
          ],
          output: { kind: 'xml', element: { namespace: tns, name: 'Rooms' }, type: 'Rooms' },
        },
      },
    },
  ],
  operations: [
    { name: 'FindRooms', documentation: 'The rooms that are free on a night and have a bed for every guest.' },
    {
      name: 'Reserve',
      documentation: 'Reserves a room for one night. Needs a session.',
      faults: [{ name: 'Taken', element: 'Taken' }],
    },
  ],
  schema: {
    elements: {
      Rooms: { namespace: tns, name: 'Rooms', type: 'Rooms' },
      Session: { namespace: tns, name: 'Session', type: 'xs:string' },
      FindRooms: { namespace: tns, name: 'FindRooms', type: 'FindRooms' },
      Reserve: { namespace: tns, name: 'Reserve', type: 'Reserve' },
      ReserveResponse: { namespace: tns, name: 'ReserveResponse', type: 'ReserveResponse' },
      Taken: { namespace: tns, name: 'Taken', type: 'Taken' },
    },
    types: {
      Room: {
        kind: 'complex',
        name: { namespace: tns, name: 'Room' },
        abstract: true,
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'number', property: 'number', type: 'xs:int' },
              { kind: 'element', namespace: tns, name: 'price', property: 'price', type: 'xs:decimal' },
            ],
          },
        },
      },
      Single: {
        kind: 'complex',
        name: { namespace: tns, name: 'Single' },
        base: 'Room',
        derivation: 'extension',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [{ kind: 'element', namespace: tns, name: 'desk', property: 'desk', type: 'xs:boolean' }],
          },
        },
      },
      Suite: {
        kind: 'complex',
        name: { namespace: tns, name: 'Suite' },
        base: 'Room',
        derivation: 'extension',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'beds', property: 'beds', type: 'xs:int', max: 'unbounded' },
            ],
          },
        },
      },
      Rooms: {
        kind: 'complex',
        name: { namespace: tns, name: 'Rooms' },
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'room',
                property: 'room',
                type: 'Room',
                min: 0,
                max: 'unbounded',
              },
            ],
          },
        },
      },
      FindRooms: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'night', property: 'night', type: 'xs:date' },
              { kind: 'element', namespace: tns, name: 'guests', property: 'guests', type: 'xs:int' },
            ],
          },
        },
      },
      Reserve: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'room', property: 'room', type: 'xs:int' },
              { kind: 'element', namespace: tns, name: 'night', property: 'night', type: 'xs:date' },
              {
                kind: 'choice',
                particles: [
                  { kind: 'element', namespace: tns, name: 'card', property: 'card', type: 'xs:string' },
                  { kind: 'element', namespace: tns, name: 'invoiceTo', property: 'invoiceTo', type: 'xs:string' },
                ],
              },
            ],
          },
        },
      },
      ReserveResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'confirmation', property: 'confirmation', type: 'xs:string' },
            ],
          },
        },
      },
      Taken: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'free',
                property: 'free',
                type: 'xs:int',
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
