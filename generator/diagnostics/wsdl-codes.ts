/** Codes of reading WSDL and schema documents as written: attributes and elements that are missing, wrong or misplaced. */
import type { CodeDefinition } from './code-definition.js';

export const wsdlCodes = {
  'missing-attribute': {
    severity: 'error',
    message: (found: { element: string; attribute: string }) =>
      `${found.element} has no attribute "${found.attribute}"`,
    spec: 'WSDL 1.1, section 2.1',
    explanation: 'The attribute names the component or what it refers to; without it nobody can use the component.',
    remedy: 'Add the attribute.',
  },
  'invalid-attribute': {
    severity: 'error',
    message: (found: { attribute: string; value: string; expected: string }) =>
      `attribute ${found.attribute}="${found.value}" is not ${found.expected}`,
    spec: 'XML Schema 1.0 Structures, section 3',
    explanation: 'The value is not one the specification allows here.',
    remedy: 'Write an allowed value.',
  },
  'unexpected-element': {
    severity: 'error',
    message: (found: { element: string; parent: string }) =>
      `element ${found.element} may not stand in ${found.parent}`,
    spec: 'XML Schema 1.0 Structures, section 3',
    explanation:
      'The element is of the right language but in a place where the grammar does not allow it, so its meaning is open.',
    remedy: 'Move it where it belongs; element declarations of a complexType stand in a sequence, choice or all.',
  },
  'schema-1-1': {
    severity: 'error',
    message: (found: { construct: string }) => `${found.construct} is XML Schema 1.1; only version 1.0 is supported`,
    spec: 'XML Schema 1.0 Structures, section 3',
    explanation: 'No SOAP toolkit reads XML Schema 1.1, so a contract that uses it cannot be shared.',
    remedy: 'State the condition in documentation and check it in the service.',
  },
  'duplicate-name': {
    severity: 'error',
    message: (found: { kind: string; name: string }) => `${found.kind} "${found.name}" is defined more than once`,
    spec: 'WSDL 1.1, section 2.1.1',
    explanation: 'A reference to the name could mean either.',
    remedy: 'Rename one of the two, or remove it.',
  },
  'repeated-definition': {
    severity: 'warning',
    message: (found: { kind: string; name: string }) =>
      `${found.kind} "${found.name}" is defined again with the same text; the first is used`,
    spec: 'XML Schema 1.0 Structures, section 4.2',
    explanation: 'Copies of a schema under one namespace do no harm while they agree.',
    remedy: 'Keep one copy and import it.',
  },
  'conflicting-definition': {
    severity: 'warning',
    message: (found: { kind: string; name: string }) =>
      `${found.kind} "${found.name}" is defined again with another text; the first, here used, may not be the one that is meant`,
    spec: 'XML Schema 1.0 Structures, section 4.2',
    explanation:
      'Two schema documents of one namespace disagree. Toolkits take the first; a strict processor refuses the contract.',
    remedy: 'Rename one of the two, or make them agree.',
  },
  'part-without-type': {
    severity: 'error',
    message: (found: { part: string }) => `part "${found.part}" has neither an element nor a type`,
    spec: 'WSDL 1.1, section 2.3.1',
    explanation: 'A part is described by a global element (element=) or a type (type=).',
    remedy: 'Add element= for document style, type= for rpc style.',
  },
  'required-extension': {
    severity: 'warning',
    message: (found: { element: string }) =>
      `extension ${found.element} is marked wsdl:required and is not supported; it is ignored`,
    spec: 'WSDL 1.1, section 2.1.3',
    explanation:
      'The contract says that this extension changes what goes over the wire; the generated code does not know it.',
    remedy: 'Remove the extension, or do what it asks (policies, addressing) outside the generated code.',
  },
} as const satisfies Record<string, CodeDefinition<never>>;
