// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'urn:ledger';

export const descriptor: ServiceDescriptor = {
  name: 'Ledger',
  namespace: tns,
  documentation: 'Keeps accounts.',
  ports: [
    {
      protocol: 'soap11',
      name: 'Ledger',
      address: 'http://example.org/ledger',
      operations: {
        Book: {
          action: 'urn:book',
          input: { body: { kind: 'element', element: 'Book' }, headers: [{ property: 'session', element: 'Session' }] },
          output: {
            body: { kind: 'element', element: 'BookResponse' },
            headers: [{ property: 'quota', element: 'Quota' }],
          },
        },
        Note: {
          action: 'urn:note',
          input: { body: { kind: 'element', element: 'Book' }, headers: [{ property: 'session', element: 'Session' }] },
        },
      },
    },
    {
      protocol: 'soap12',
      name: 'Ledger12',
      address: 'http://example.org/ledger',
      operations: {
        Book: {
          action: 'urn:book',
          input: { body: { kind: 'element', element: 'Book' }, headers: [{ property: 'session', element: 'Session' }] },
          output: {
            body: { kind: 'element', element: 'BookResponse' },
            headers: [{ property: 'quota', element: 'Quota' }],
          },
        },
        Note: {
          action: 'urn:note',
          input: { body: { kind: 'element', element: 'Book' }, headers: [{ property: 'session', element: 'Session' }] },
        },
      },
    },
  ],
  operations: [
    {
      name: 'Book',
      documentation: 'Books an amount.',
      faults: [
        { name: 'limit-exceeded', element: 'LimitExceeded' },
        { name: 'closed', element: 'Closed' },
        { name: 'busy', element: '{}seconds xs:int' },
      ],
    },
    { name: 'Note', oneWay: true },
  ],
  schema: {
    elements: {
      Session: { namespace: tns, name: 'Session', type: 'xs:string' },
      Quota: { namespace: tns, name: 'Quota', type: 'xs:int' },
      Book: { namespace: tns, name: 'Book', type: 'Book' },
      BookResponse: { namespace: tns, name: 'BookResponse', type: 'BookResponse' },
      LimitExceeded: { namespace: tns, name: 'LimitExceeded', type: 'LimitExceeded' },
      Closed: { namespace: tns, name: 'Closed', type: 'xs:date' },
      '{}seconds xs:int': { namespace: '', name: 'seconds', type: 'xs:int' },
    },
    types: {
      Book: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [{ kind: 'element', namespace: tns, name: 'amount', property: 'amount', type: 'xs:decimal' }],
          },
        },
      },
      BookResponse: { kind: 'complex', content: { kind: 'empty' } },
      LimitExceeded: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [{ kind: 'element', namespace: tns, name: 'limit', property: 'limit', type: 'xs:decimal' }],
          },
        },
      },
    },
  },
};
