/** Codes of looking up and joining the components of schemas. */
import { didYouMean, type CodeDefinition, type Unresolved } from './code-definition.js';

const missing = (kind: string) => (found: Unresolved) =>
  `${found.by} refers to ${kind} ${found.name}, which no document defines${didYouMean(found.near)}`;

export const schemaCodes = {
  'unresolved-type': {
    severity: 'error',
    message: missing('type'),
    spec: 'XML Schema 1.0 Structures, section 3.15.3',
    explanation:
      'Every type that is named must be defined in the contract, in a schema it imports, or be a built-in one.',
    remedy: 'Correct the name or its prefix, or import the schema that defines the type.',
  },
  'unresolved-element': {
    severity: 'error',
    message: missing('element'),
    spec: 'XML Schema 1.0 Structures, section 3.15.3',
    explanation: 'Only global element declarations (children of xs:schema) can be referred to.',
    remedy: 'Correct the name or its prefix, or import the schema that declares the element.',
  },
  'unresolved-attribute': {
    severity: 'error',
    message: missing('attribute'),
    spec: 'XML Schema 1.0 Structures, section 3.15.3',
    explanation: 'Only global attribute declarations (children of xs:schema) can be referred to.',
    remedy: 'Correct the name or its prefix, or import the schema that declares the attribute.',
  },
  'unresolved-group': {
    severity: 'error',
    message: missing('model group'),
    spec: 'XML Schema 1.0 Structures, section 3.15.3',
    explanation: 'An xs:group is referred to by name, and no schema of the contract has one of that name.',
    remedy: 'Correct the name or its prefix, or import the schema that defines the group.',
  },
  'unresolved-attribute-group': {
    severity: 'error',
    message: missing('attribute group'),
    spec: 'XML Schema 1.0 Structures, section 3.15.3',
    explanation: 'An xs:attributeGroup is referred to by name, and no schema of the contract has one of that name.',
    remedy: 'Correct the name or its prefix, or import the schema that defines the group.',
  },
  'element-used-as-type': {
    severity: 'warning',
    message: (found: { name: string; by: string }) =>
      `${found.by} names ${found.name} as a type, but that is an element; the type of the element is taken`,
    spec: 'XML Schema 1.0 Structures, section 3.15.3',
    explanation: 'Types and elements have name spaces of their own. Where only the element exists, its type is meant.',
    remedy: 'Name the type, or refer to the element with ref= (element= on a part).',
  },
  'type-used-as-element': {
    severity: 'warning',
    message: (found: { name: string; by: string }) =>
      `${found.by} names ${found.name} as an element, but that is a type; an element of that name and type is assumed`,
    spec: 'WSDL 1.1, section 2.3.1',
    explanation:
      'Types and elements have name spaces of their own. Where only the type exists, toolkits assume an element of its name.',
    remedy: 'Declare the element, or use type= and rpc style.',
  },
  'circular-definition': {
    severity: 'error',
    message: (found: { kind: string; name: string }) => `${found.kind} ${found.name} is defined by itself`,
    spec: 'XML Schema 1.0 Structures, section 3.4.6',
    explanation: 'A type cannot be its own base or list item, a union not its own member, an element not its own head.',
    remedy: 'Break the circle.',
  },
  'circular-group': {
    severity: 'warning',
    message: (found: { kind: string; name: string }) =>
      `${found.kind} ${found.name} contains itself; the inner reference is left out`,
    spec: 'XML Schema 1.0 Structures, section 3.8.6',
    explanation:
      'A group stands for its members. One that is its own member would go on for ever; without that member it is finite.',
    remedy: 'Remove the reference, or repeat an element of a named type instead of the group.',
  },
  'groups-too-large': {
    severity: 'error',
    message: (found: { limit: string }) => `written out, the groups of the schema have more than ${found.limit}`,
    spec: 'XML Schema 1.0 Structures, section 3.7',
    explanation:
      'Every reference to a group stands for its members; groups of groups of groups grow beyond what a build can hold.',
    remedy: 'Use named types instead of groups.',
  },
  'invalid-base': {
    severity: 'error',
    message: (found: { type: string; base: string; expected: string }) =>
      `${found.type} is derived from ${found.base}; expected ${found.expected}`,
    spec: 'XML Schema 1.0 Structures, section 3.4.6',
    explanation: 'simpleType and simpleContent derive from types without child elements.',
    remedy: 'Name another base, or use complexContent.',
  },
  'simple-type-extension': {
    severity: 'warning',
    message: (found: { type: string }) =>
      `simpleType ${found.type} is an extension; it is read as a complexType with simpleContent`,
    spec: 'XML Schema 1.0 Structures, section 3.14.2',
    explanation:
      'A simple type can only be restricted, listed or united. Text with attributes is a complexType with simpleContent.',
    remedy: 'Write complexType with simpleContent around the extension.',
  },
  'simple-base-of-complex-content': {
    severity: 'warning',
    message: (found: { type: string; base: string }) =>
      `complexContent of type ${found.type} has the simple base ${found.base}; it is read as simpleContent`,
    spec: 'XML Schema 1.0 Structures, section 3.4.3',
    explanation: 'A type with text and attributes is written with simpleContent; no other meaning is possible here.',
    remedy: 'Write simpleContent.',
  },
  'old-schema-namespace': {
    severity: 'warning',
    message: (found: { namespace: string }) =>
      `the schema is of the draft ${found.namespace}; it is read as XML Schema 1.0`,
    spec: 'XML Schema 1.0 Structures, section 1.3',
    explanation:
      'Drafts of 1999 and 2000 had namespaces of their own. What contracts use of them means the same today.',
    remedy: 'Use http://www.w3.org/2001/XMLSchema.',
  },
  'misspelt-built-in-type': {
    severity: 'warning',
    message: (found: { name: string; meant: string }) =>
      `there is no built-in type ${found.name}; ${found.meant} is taken`,
    spec: 'XML Schema 1.0 Datatypes, section 3',
    explanation:
      'Names are case-sensitive. No two built-in types differ in letter case alone, so it is clear which is meant.',
    remedy: 'Write the name as the specification does.',
  },
  'unknown-facet': {
    severity: 'warning',
    message: (found: { facet: string; near: string | undefined }) =>
      `there is no facet "${found.facet}"; it is ignored${didYouMean(found.near)}`,
    spec: 'XML Schema 1.0 Datatypes, section 4.3',
    explanation: 'What is not checked does no harm to valid messages, but the author wanted it checked.',
    remedy: 'Correct the name of the facet, or remove it.',
  },
  'invalid-facet': {
    severity: 'error',
    message: (found: { facet: string; value: string; expected: string }) =>
      `facet ${found.facet} has the value "${found.value}"; expected ${found.expected}`,
    spec: 'XML Schema 1.0 Datatypes, section 4.3',
    explanation: 'A facet that cannot be understood cannot be checked.',
    remedy: 'Write a value that the facet allows.',
  },
  'duplicate-attribute': {
    severity: 'error',
    message: (found: { attribute: string; type: string }) =>
      `type ${found.type} has attribute "${found.attribute}" twice`,
    spec: 'XML Schema 1.0 Structures, section 3.4.6',
    explanation: 'An XML element cannot carry an attribute twice.',
    remedy: 'Remove one of the two; mind attribute groups and base types.',
  },
  'invalid-name': {
    severity: 'warning',
    message: (found: { kind: string; name: string }) =>
      `${found.kind} "${found.name}" has a name that no ${found.kind} of an XML document can have, expected an NCName`,
    spec: 'XML Schema 1.0 Structures, sections 3.2.2 and 3.3.2',
    explanation:
      'A name begins with a letter or an underscore and has no colon, blank or other mark in it; what stands before a colon in a message is a prefix. Messages without it can be exchanged all the same.',
    remedy: 'Give it another name; where a prefix was meant, refer to the declaration with ref= instead.',
  },
  'default-and-fixed': {
    severity: 'warning',
    message: (found: { name: string }) => `${found.name} has both a default and a fixed value; the fixed one counts`,
    spec: 'XML Schema 1.0 Structures, section 3.3.3',
    explanation: 'A fixed value is its own default; a second one can only contradict it.',
    remedy: 'Remove one of the two.',
  },
  'contradicting-facets': {
    severity: 'warning',
    message: (found: { type: string; low: string; high: string }) =>
      `no value of type ${found.type} is valid: ${found.low} is more than ${found.high}`,
    spec: 'XML Schema 1.0 Datatypes, section 4.3',
    explanation: 'The facets of a type and of those it restricts hold together.',
    remedy: 'Correct one of the facets.',
  },
  'excluded-value': {
    severity: 'warning',
    message: (found: { value: string; base: string }) =>
      `"${found.value}" is no value of the type that is restricted, which lists ${found.base}; it is left out`,
    spec: 'XML Schema 1.0 Datatypes, section 4.3.5',
    explanation: 'A restriction can only take values away: what the base type does not list is never valid.',
    remedy: 'Add the value to the base type, or remove it here.',
  },
  'inconsistent-elements': {
    severity: 'warning',
    message: (found: { element: string; type: string }) =>
      `type ${found.type} has two child elements "${found.element}" of different types; the type at each place counts`,
    spec: 'XML Schema 1.0 Structures, section 3.8.6',
    explanation: 'A strict schema processor refuses such a type, since it cannot tell the two apart by name.',
    remedy: 'Give both the same type, or rename one.',
  },
} as const satisfies Record<string, CodeDefinition<never>>;
