/** Single changes a person might make to a contract, harmful or not: each says what it would do to an element. */
import { isSchemaNamespace, wsdlNamespace } from '../../generator/source/namespaces.js';
import { attributeOf, isElement, namespaceOf, prefixFor, type XmlElement } from '../../generator/source/xml-element.js';
import { soap11Namespace, soap12Namespace } from '../../generator/wsdl/soap-extension.js';
import { httpNamespace } from '../../generator/wsdl/http-extension.js';
import type { Random } from '../support/random.js';
import type { Edit } from './edit.js';
import * as edit from './edit.js';

export interface Subject {
  readonly element: XmlElement;
  readonly parent: XmlElement | undefined;
  /** Of the document. */
  readonly root: XmlElement;
  readonly text: string;
  readonly random: Random;
}

/** The edits; `undefined` when the element is none for it. */
export type Operator = (subject: Subject) => readonly Edit[] | undefined;

const schemaElement =
  (name: string, change: Operator): Operator =>
  (subject) =>
    isSchemaNamespace(subject.element.name.namespace) && subject.element.name.localName === name
      ? change(subject)
      : undefined;

/** An element declaration inside a model group. */
const particle = (change: Operator): Operator =>
  schemaElement('element', (subject) =>
    ['sequence', 'choice', 'all'].includes(subject.parent?.name.localName ?? '') ? change(subject) : undefined,
  );

const has = (element: XmlElement, name: string): boolean => attributeOf(element, name) !== undefined;
const valueOf = (element: XmlElement, name: string): string | undefined => attributeOf(element, name)?.value.trim();
const set = edit.setAttribute;

const builtIns = 'string int long short boolean dateTime date decimal double token unsignedByte base64Binary'.split(
  ' ',
);

function retype({ element, random }: Subject): readonly Edit[] | undefined {
  const type = attributeOf(element, 'type');
  const [prefix, local] = (type?.value ?? '').trim().split(':');
  if (!type || !local || !builtIns.includes(local)) return undefined;
  if (
    !isSchemaNamespace(namespaceOf(prefix ?? '', element.scope) ?? '') ||
    has(element, 'default') ||
    has(element, 'fixed')
  )
    return undefined;
  return [edit.setValue(type, `${prefix}:${random.pick(builtIns.filter((one) => one !== local))}`)];
}

/** An element declaration of text, in the words of the document at hand. */
function declaration({ element }: Subject, attributes: string, tag = element.tag): string | undefined {
  const prefix = prefixFor('http://www.w3.org/2001/XMLSchema', element.scope);
  if (prefix === undefined) return undefined;
  return `<${tag} name="mutant" type="${prefix === '' ? '' : `${prefix}:`}string"${attributes}/>`;
}

function addAfter(subject: Subject, attributes: string): readonly Edit[] | undefined {
  const text = declaration(subject, attributes);
  return text === undefined ? undefined : [edit.insertAfter(subject.element, text)];
}

function swapWithNext(same: boolean): Operator {
  return ({ element, parent, text }) => {
    const next = parent?.children[parent.children.indexOf(element) + 1];
    if (!next || (same && next.name.localName !== element.name.localName)) return undefined;
    return edit.swapElements(text, element, next);
  };
}

const facet =
  (change: (subject: Subject, value: number) => readonly Edit[] | undefined): Operator =>
  (subject) => {
    const names = ['maxLength', 'minLength', 'length', 'maxInclusive', 'minInclusive'];
    const { element } = subject;
    if (!isSchemaNamespace(element.name.namespace) || !names.includes(element.name.localName)) return undefined;
    const value = Number(valueOf(element, 'value'));
    return Number.isInteger(value) && Math.abs(value) < 1000 ? change(subject, value) : undefined;
  };

/** All elements of a document that have a name, by local name of the element and the name. */
function named(root: XmlElement, localName: string, name: string): XmlElement[] {
  const own = root.name.localName === localName && valueOf(root, 'name') === name ? [root] : [];
  return [...own, ...root.children.flatMap((child) => named(child, localName, name))];
}

const wsdl =
  (name: string, change: Operator): Operator =>
  (subject) =>
    isElement(subject.element, wsdlNamespace, name) ? change(subject) : undefined;

const soap =
  (name: string, change: Operator): Operator =>
  (subject) => {
    const { namespace, localName } = subject.element.name;
    return localName === name && (namespace === soap11Namespace || namespace === soap12Namespace)
      ? change(subject)
      : undefined;
  };

const rename = ({ element }: Subject): readonly Edit[] => [set(element, 'name', `${valueOf(element, 'name') ?? ''}X`)];

/** By name, harmful and harmless alike. */
export const operators: Readonly<Record<string, Operator>> = {
  'drop element': particle(({ element }) => [edit.removeElement(element)]),
  'rename element': particle((subject) => (has(subject.element, 'name') ? rename(subject) : undefined)),
  'make element optional': particle(({ element }) =>
    valueOf(element, 'minOccurs') === '0' ? undefined : [set(element, 'minOccurs', '0')],
  ),
  'make element required': particle(({ element }) =>
    valueOf(element, 'minOccurs') === '0' ? [set(element, 'minOccurs', '1')] : undefined,
  ),
  'make element repeatable': particle(({ element, parent }) =>
    (valueOf(element, 'maxOccurs') ?? '1') === '1' && parent?.name.localName !== 'all'
      ? [set(element, 'maxOccurs', 'unbounded')]
      : undefined,
  ),
  'make element single': particle(({ element }) =>
    valueOf(element, 'maxOccurs') === 'unbounded' ? [set(element, 'maxOccurs', '1')] : undefined,
  ),
  'make element nillable': particle(({ element }) =>
    has(element, 'ref') || has(element, 'nillable') ? undefined : [set(element, 'nillable', 'true')],
  ),
  'make element not nillable': particle(({ element }) =>
    valueOf(element, 'nillable') === 'true' ? [set(element, 'nillable', 'false')] : undefined,
  ),
  'retype element': particle(retype),
  'swap elements': particle(swapWithNext(true)),
  'add optional element': particle((subject) => addAfter(subject, ' minOccurs="0"')),
  'add required element': particle((subject) => addAfter(subject, '')),
  'change form': particle(({ element, parent }) => {
    if (has(element, 'ref') || has(element, 'form') || !parent) return undefined;
    return [set(element, 'form', 'unqualified')];
  }),
  'flip form default': schemaElement('schema', ({ element }) => [
    set(
      element,
      'elementFormDefault',
      valueOf(element, 'elementFormDefault') === 'qualified' ? 'unqualified' : 'qualified',
    ),
  ]),
  'sequence to choice': schemaElement('sequence', ({ element, text }) => edit.renameTag(text, element, 'choice')),
  'choice to sequence': schemaElement('choice', ({ element, text }) => edit.renameTag(text, element, 'sequence')),
  'repeat group': schemaElement('sequence', ({ element, text }) =>
    // SOAP encoding has structs and arrays, and no groups (SOAP 1.1, section 5.4).
    text.includes('"encoded"')
      ? undefined
      : has(element, 'maxOccurs')
        ? undefined
        : [set(element, 'maxOccurs', 'unbounded')],
  ),
  'drop attribute': schemaElement('attribute', ({ element, parent }) =>
    parent?.name.localName === 'schema' ? undefined : [edit.removeElement(element)],
  ),
  'rename attribute': schemaElement('attribute', (subject) =>
    has(subject.element, 'name') ? rename(subject) : undefined,
  ),
  'make attribute required': schemaElement('attribute', ({ element }) =>
    valueOf(element, 'use') === 'required' || has(element, 'default') ? undefined : [set(element, 'use', 'required')],
  ),
  'make attribute optional': schemaElement('attribute', ({ element }) =>
    valueOf(element, 'use') === 'required' ? [set(element, 'use', 'optional')] : undefined,
  ),
  'default attribute': schemaElement('attribute', ({ element }) =>
    has(element, 'default') ||
    has(element, 'fixed') ||
    has(element, 'use') ||
    !/:string$/.test(valueOf(element, 'type') ?? '')
      ? undefined
      : [set(element, 'default', 'preset')],
  ),
  'retype attribute': schemaElement('attribute', retype),
  'add attribute': schemaElement('sequence', (subject) => {
    if (subject.parent?.name.localName !== 'complexType') return undefined;
    const text = declaration(subject, '', subject.element.tag.replace(/[^:]*$/, 'attribute'));
    return text === undefined ? undefined : [edit.insertAfter(subject.element, text)];
  }),
  'drop enumeration value': schemaElement('enumeration', ({ element, parent }) =>
    (parent?.children.filter(({ name }) => name.localName === 'enumeration').length ?? 0) > 1
      ? [edit.removeElement(element)]
      : undefined,
  ),
  'add enumeration value': schemaElement('enumeration', ({ element }) =>
    /^[a-z]+$/i.test(valueOf(element, 'value') ?? '')
      ? [edit.insertAfter(element, `<${element.tag} value="Mutant"/>`)]
      : undefined,
  ),
  'rename enumeration value': schemaElement('enumeration', ({ element }) =>
    /^[a-z]+$/i.test(valueOf(element, 'value') ?? '')
      ? [set(element, 'value', `${valueOf(element, 'value') ?? ''}X`)]
      : undefined,
  ),
  'swap enumeration values': schemaElement('enumeration', swapWithNext(true)),
  'tighten facet': facet(({ element }, value) => [
    set(element, 'value', String(element.name.localName.startsWith('max') ? value - 1 : value + 1)),
  ]),
  'loosen facet': facet(({ element }, value) =>
    value === 0 && element.name.localName === 'minLength'
      ? undefined
      : [set(element, 'value', String(element.name.localName.startsWith('max') ? value + 1 : value - 1))],
  ),
  'drop facet': facet(({ element }) => [edit.removeElement(element)]),
  'make type abstract': schemaElement('complexType', ({ element }) =>
    has(element, 'name') && !has(element, 'abstract') ? [set(element, 'abstract', 'true')] : undefined,
  ),
  'mix content': schemaElement('complexType', ({ element, text }) =>
    text.includes('"encoded"') ||
    has(element, 'mixed') ||
    element.children.some(({ name }) => /Content$/.test(name.localName))
      ? undefined
      : [set(element, 'mixed', 'true')],
  ),
  'change namespace': ({ element, root, text }) => {
    if (element !== root) return undefined;
    const namespace = valueOf(root, 'targetNamespace');
    if (!namespace) return undefined;
    const places = [...text.matchAll(new RegExp(`(["'])${namespace.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1`, 'g'))];
    return places.map(({ index, 0: found }) => ({
      start: index + 1,
      end: index + found.length - 1,
      text: `${namespace}mutant`,
    }));
  },
  'rename operation': wsdl('operation', ({ element, parent, root }) => {
    if (parent?.name.localName !== 'portType') return undefined;
    const name = valueOf(element, 'name') ?? '';
    return named(root, 'operation', name).flatMap((one) =>
      one.name.namespace === wsdlNamespace ? [set(one, 'name', `${name}X`)] : [],
    );
  }),
  'drop operation': wsdl('operation', ({ element, parent, root }) => {
    if (parent?.name.localName !== 'portType') return undefined;
    const all = named(root, 'operation', valueOf(element, 'name') ?? '').filter(
      ({ name }) => name.namespace === wsdlNamespace,
    );
    return all.map(edit.removeElement);
  }),
  'swap operations': wsdl('operation', swapWithNext(true)),
  'make one-way': wsdl('output', ({ parent, root, element }) => {
    const name = parent && valueOf(parent, 'name');
    if (!name || !has(element, 'message')) return undefined;
    const around = named(root, 'operation', name).filter((one) => one.name.namespace === wsdlNamespace);
    return around.flatMap((one) =>
      one.children.filter((child) => ['output', 'fault'].includes(child.name.localName)).map(edit.removeElement),
    );
  }),
  'change action': soap('operation', ({ element }) =>
    valueOf(element, 'soapAction') ? [set(element, 'soapAction', 'urn:mutant')] : undefined,
  ),
  'change address path': soap('address', ({ element }) => {
    const location = valueOf(element, 'location');
    return location && URL.canParse(location)
      ? [set(element, 'location', new URL('/mutant', location).href)]
      : undefined;
  }),
  'change address host': soap('address', ({ element }) => {
    const location = valueOf(element, 'location');
    if (!location || !URL.canParse(location)) return undefined;
    const url = new URL(location);
    url.hostname = 'mutant.example.org';
    return [set(element, 'location', url.href)];
  }),
  'drop port': wsdl('port', ({ element, parent }) =>
    (parent?.children.filter(({ name }) => name.localName === 'port').length ?? 0) > 1
      ? [edit.removeElement(element)]
      : undefined,
  ),
  'rename port': wsdl('port', rename),
  'rename service': wsdl('service', rename),
  'rename message part': wsdl('part', (subject) => (has(subject.element, 'type') ? rename(subject) : undefined)),
  'drop message part': wsdl('part', ({ element }) =>
    has(element, 'type') ? [edit.removeElement(element)] : undefined,
  ),
  'retype message part': wsdl('part', retype),
  'change form path': ({ element }) =>
    isElement(element, httpNamespace, 'operation') ? [set(element, 'location', '/Mutant')] : undefined,
  comment: (subject) =>
    subject.parent && !subject.parent.content.some((node) => typeof node === 'string')
      ? [edit.insertBefore(subject.element, '<!-- a comment -->\n')]
      : undefined,
  document: wsdl('message', ({ element }) => [{ start: element.start, end: element.start, text: '\n\n' }]),
  'swap declarations': schemaElement('complexType', (subject) =>
    subject.parent?.name.localName === 'schema' ? swapWithNext(false)(subject) : undefined,
  ),
  'swap messages': wsdl('message', swapWithNext(true)),
};
