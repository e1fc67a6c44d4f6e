/** A small contract with what Authentication lacks: headers, a one-way operation, a declared fault, names that node-soap uses. */
import type { ServiceDescriptor, SoapOperationDescriptor, SoapPortDescriptor } from '../../../runtime/descriptor.js';

export const tns = 'urn:ledger';

const operations: Readonly<Record<string, SoapOperationDescriptor>> = {
  Book: {
    action: `${tns}/Book`,
    input: {
      body: { kind: 'element', element: 'Book' },
      headers: [{ property: 'Trace', element: 'Trace' }],
    },
    output: {
      body: { kind: 'element', element: 'BookResponse' },
      headers: [{ property: 'Trace', element: 'Trace' }],
    },
  },
  emit: { input: { body: { kind: 'element', element: 'Book' } } },
  httpClient: {
    action: 'urn:übung',
    input: {
      body: {
        kind: 'parts',
        wrapper: { namespace: tns, name: 'httpClient' },
        parts: [{ kind: 'element', namespace: '', name: 'amount', property: 'amount', type: 'xs:int' }],
      },
    },
    output: {
      body: {
        kind: 'parts',
        wrapper: { namespace: tns, name: 'httpClientResponse' },
        parts: [{ kind: 'element', namespace: '', name: 'total', property: 'total', type: 'xs:int' }],
      },
    },
  },
};

const soap11: SoapPortDescriptor = {
  protocol: 'soap11',
  name: 'LedgerSoap',
  address: 'http://ledger.invalid/',
  operations,
};

export const ledger: ServiceDescriptor = {
  name: 'Ledger',
  namespace: tns,
  ports: [
    soap11,
    { ...soap11, protocol: 'soap12', name: 'LedgerSoap12' },
    {
      protocol: 'http-get',
      name: 'LedgerGet',
      operations: {
        Book: {
          location: 'book/(year)/entries?amount=(amount)',
          input: 'url-replacement',
          parameters: [
            { name: 'year', property: 'year', type: 'xs:int' },
            { name: 'amount', property: 'amount', type: 'xs:string' },
          ],
          output: { kind: 'content', mediaType: 'text/plain', type: 'xs:string' },
        },
        emit: { location: '/emit', input: 'url-encoded', parameters: [] },
        upload: {
          location: '/document',
          input: 'xml',
          content: { kind: 'xml', element: { namespace: tns, name: 'Book' }, type: 'Amount' },
          parameters: [],
        },
      },
    },
  ],
  operations: [
    {
      name: 'Book',
      faults: [
        { name: 'Overdrawn', element: 'Overdrawn' },
        { name: 'Busy', element: '{}seconds xs:int' },
      ],
    },
    { name: 'emit', oneWay: true },
    { name: 'httpClient' },
  ],
  schema: {
    elements: {
      Book: { namespace: tns, name: 'Book', type: 'Amount' },
      BookResponse: { namespace: tns, name: 'BookResponse', type: 'Amount' },
      Trace: { namespace: tns, name: 'Trace', type: 'xs:string' },
      Overdrawn: { namespace: tns, name: 'Overdrawn', type: 'Amount' },
      '{}seconds xs:int': { namespace: '', name: 'seconds', type: 'xs:int' },
    },
    types: {
      Amount: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [{ kind: 'element', namespace: tns, name: 'amount', property: 'amount', type: 'xs:int' }],
          },
        },
      },
    },
  },
};

export interface Amount {
  amount: number;
}
