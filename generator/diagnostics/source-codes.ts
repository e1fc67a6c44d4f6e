/** Codes of loading: files, encodings, XML, imports. */
import type { CodeDefinition } from './code-definition.js';

export const sourceCodes = {
  'unreadable-document': {
    severity: 'error',
    message: (found: { path: string }) => `document ${found.path} does not exist or cannot be read`,
    spec: 'WSDL 1.1, section 2.1.1',
    explanation: 'The contract itself has to be a readable file.',
    remedy: 'Check the path and the permissions of the file.',
  },
  'missing-import': {
    severity: 'warning',
    message: (found: { location: string }) =>
      `imported document "${found.location}" does not exist or cannot be read; the contract is read without it`,
    spec: 'WSDL 1.1, section 2.1.1',
    explanation:
      'A missing document does no harm as long as nothing refers to what it defines; whatever does is reported on its own.',
    remedy: 'Put the document where the import says it is, correct the location, or drop the import.',
  },
  'remote-import': {
    severity: 'warning',
    message: (found: { location: string }) =>
      `imported document "${found.location}" is on the network, which is never asked; the contract is read without it`,
    spec: 'WSDL 1.1, section 2.1.1',
    explanation: 'What is generated must not depend on what a remote server happens to answer today.',
    remedy:
      'Download the document once, keep it beside the contract and name it in the catalogue of the configuration.',
  },
  'import-outside-root': {
    severity: 'error',
    message: (found: { location: string; root: string }) =>
      `import of "${found.location}" leads out of ${found.root === '.' ? 'the folder of the contract' : found.root}, and nothing outside of it is read`,
    spec: 'WSDL 1.1, section 2.1.1',
    explanation: 'A contract from elsewhere must not be able to pull files of this machine into generated code.',
    remedy: 'Move the document into the folder of the contract, or widen the root in the configuration.',
  },
  'document-too-large': {
    severity: 'error',
    message: (found: { path: string; limit: number }) => `document ${found.path} is larger than ${found.limit} bytes`,
    spec: 'XML 1.0, section 2.1',
    explanation: 'The limit protects the build against documents that were never meant to be read as a whole.',
    remedy: 'Split the document, or raise the limit.',
  },
  'too-many-documents': {
    severity: 'error',
    message: (found: { limit: number }) => `the contract imports more than ${found.limit} documents`,
    spec: 'WSDL 1.1, section 2.1.1',
    explanation: 'The limit protects the build against imports without end.',
    remedy: 'Check that the imports lead where they should.',
  },
  'unknown-encoding': {
    severity: 'error',
    message: (found: { encoding: string }) =>
      `the document says it is encoded in "${found.encoding}", which is not known here`,
    spec: 'XML 1.0, section 4.3.3',
    explanation: 'Text can be read only with the encoding it was written in.',
    remedy: 'Save the document as UTF-8 and say so in its XML declaration.',
  },
  'wrong-encoding': {
    severity: 'error',
    message: (found: { encoding: string }) => `the document is not encoded in ${found.encoding}, as it should be`,
    spec: 'XML 1.0, section 4.3.3',
    explanation:
      'Bytes that the declared encoding (UTF-8 without a declaration) does not allow would become wrong characters.',
    remedy: 'Save the document in the encoding that its XML declaration names.',
  },
  'malformed-xml': {
    severity: 'error',
    message: (found: { problem: string }) => `the document is not well-formed XML: ${found.problem}`,
    spec: 'XML 1.0, section 2.1',
    explanation: 'Nothing certain can be said about a document that is no XML.',
    remedy: 'Correct the markup at this place.',
  },
  'undeclared-prefix': {
    severity: 'error',
    message: (found: { prefix: string; name: string }) =>
      `prefix "${found.prefix}" of ${found.name} is not declared here`,
    spec: 'Namespaces in XML 1.0, section 3',
    explanation:
      'A prefix means nothing without a namespace declaration (xmlns:prefix="...") on the element or around it.',
    remedy: 'Declare the prefix, or use one that is declared.',
  },
  'entity-declaration': {
    severity: 'error',
    message: (found: { name: string }) =>
      `entity "${found.name}" is external or made of other entities, and such declarations are refused`,
    spec: 'XML 1.0, section 4.2',
    explanation: 'External entities read files and servers, nested ones grow without bounds; a contract needs neither.',
    remedy: 'Remove the declaration and write the text where it is needed.',
  },
  'undefined-entity': {
    severity: 'error',
    message: (found: { name: string }) =>
      `entity reference "${found.name}" is none of XML's own five, and others are not expanded`,
    spec: 'XML 1.0, section 4.1',
    explanation: 'Entities of a document type declaration are never expanded: they are the way of entity bombs.',
    remedy: 'Write the text itself, or a character reference such as &#160;.',
  },
  'doctype-ignored': {
    severity: 'warning',
    message: () => 'the document type declaration is ignored: its defaults and entities do not count',
    spec: 'XML 1.0, section 2.8',
    explanation: 'WSDL and XML Schema documents are read without a DTD. The usual one on schemas changes nothing.',
    remedy: 'Remove the declaration.',
  },
  'nesting-too-deep': {
    severity: 'error',
    message: (found: { limit: number }) => `elements are nested more than ${found.limit} levels deep`,
    spec: 'XML 1.0, section 3',
    explanation: 'No contract needs such depth; the limit protects the build.',
    remedy: 'Name the inner types and refer to them.',
  },
  'unexpected-document': {
    severity: 'error',
    message: (found: { found: string; expected: string }) =>
      `the document is a ${found.found}; expected ${found.expected}`,
    spec: 'WSDL 1.1, section 2.1',
    explanation: 'A contract is a wsdl:definitions element; what it imports is another one or an xs:schema.',
    remedy: 'Name the right document. What a URL or a proxy answered with an error page has to be fetched again.',
  },
  'wsdl-2-0': {
    severity: 'error',
    message: () => 'the document is a WSDL 2.0 description; only WSDL 1.1 is supported',
    spec: 'WSDL 1.1, section 2.1',
    explanation: 'WSDL 2.0 is another language with other components, and hardly any toolkit speaks it.',
    remedy: 'Write the contract in WSDL 1.1; most services that publish the one publish the other too (?wsdl).',
  },
} as const satisfies Record<string, CodeDefinition<never>>;
