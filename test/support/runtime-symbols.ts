/** What generated code may import of the runtime: all of it exists, and templates use nothing else. */
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
