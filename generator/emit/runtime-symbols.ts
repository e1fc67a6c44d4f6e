/** What generated code may import of the runtime; templates use nothing else, and a test checks that all of it exists. */
export const runtimeSymbols = {
  'soapwright/runtime': {
    values: ['ServiceFault', 'bindService', 'soapServices'],
    types: [
      'BoundService',
      'CallContext',
      'DocumentPart',
      'FaultOptions',
      'HelpDocuments',
      'ServiceDescriptor',
      'SoapServices',
    ],
  },
  'soapwright/runtime/client': {
    values: ['connect'],
    types: ['CallOptions', 'ClientOptions', 'Connection'],
  },
} as const;
