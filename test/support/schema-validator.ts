/** The schemas of a contract in libxml2: an independent judge of what our writers write. */
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import type { Element } from '@xmldom/xmldom';
import {
  XmlBufferInputProvider,
  xmlCleanupInputProvider,
  XmlDocument,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';
import type { LoadedContract, Source } from '../../generator/source/source.js';

const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';
const envelope =
  '<e xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">';

export interface SchemaValidator {
  /** What is wrong with the element, if anything. It may use the prefixes that an envelope declares. */
  check(element: string): string | undefined;
  dispose(): void;
}

/** Throws when libxml2 does not accept the schemas. Only one may be in use at a time. */
export function schemaValidator(contract: LoadedContract): SchemaValidator {
  const files = schemaFiles(contract);
  const provider = new XmlBufferInputProvider(
    Object.fromEntries([...files].map(([name, text]) => [name, new TextEncoder().encode(text)])),
  );
  xmlRegisterInputProvider(provider);
  try {
    const main = XmlDocument.fromString(files.get('mem:///main.xsd') ?? '', { url: 'mem:///main.xsd' });
    const validator = XsdValidator.fromDoc(main);
    return {
      check: (element) => check(validator, element),
      dispose: () => {
        validator.dispose();
        main.dispose();
        xmlCleanupInputProvider();
      },
    };
  } catch (error) {
    xmlCleanupInputProvider();
    throw error;
  }
}

/** The schemas of one text, for tests with a schema of their own. */
export function schemaValidatorOf(schema: string): SchemaValidator {
  const document = XmlDocument.fromString(schema);
  const validator = XsdValidator.fromDoc(document);
  return {
    check: (element) => check(validator, element),
    dispose: () => {
      validator.dispose();
      document.dispose();
    },
  };
}

function check(validator: XsdValidator, element: string): string | undefined {
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromString(`${envelope}${withoutHoles(element)}</e>`);
    const child = document.root.firstChild;
    if (child === null) return 'there is no element';
    validator.validate(child as Parameters<XsdValidator['validate']>[0] & XmlDocument['root']);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    document?.dispose();
  }
}

/** Every schema as a file of its own; those of a namespace are included by one file that stands for it. */
function schemaFiles(contract: LoadedContract): Map<string, string> {
  const files = new Map<string, string>();
  const byNamespace = new Map<string, string[]>();
  const included = new Set<string>();
  const numbers = new Map(contract.sources.map((source, index) => [source, index]));
  const fileOf = (source: Source): string => `mem:///s${numbers.get(source)}.xsd`;
  const schemas: { readonly name: string; readonly element: Element }[] = [];
  for (const source of contract.sources) {
    const root = new DOMParser({ onError: () => undefined }).parseFromString(
      readDrafts(source.text),
      'text/xml',
    ).documentElement;
    if (root === null) continue;
    const targets = (contract.references.get(source) ?? []).map((reference) => contract.targets.get(reference));
    const references = referencesIn(root);
    const own = root.namespaceURI === schemaNamespace ? [root] : embeddedSchemas(root);
    for (const [index, element] of own.entries()) {
      inheritPrefixes(element);
      const name = source.kind === 'schema' ? fileOf(source) : `mem:///s${numbers.get(source)}-${index}.xsd`;
      schemas.push({ name, element });
      for (const [position, reference] of references.entries()) {
        const target = targets[position];
        if (target?.kind !== 'schema' || reference.localName === 'import') continue;
        reference.setAttribute('schemaLocation', fileOf(target));
        included.add(fileOf(target));
      }
    }
  }
  for (const [namespace, text] of Object.entries(wellKnownSchemas)) {
    const name = `mem:///known/${namespace.length}.xsd`;
    byNamespace.set(namespace, [name]);
    files.set(name, text);
  }
  for (const { name, element } of schemas) {
    const namespace = element.getAttribute('targetNamespace') ?? '';
    if (!included.has(name) && wellKnownSchemas[namespace] === undefined)
      byNamespace.set(namespace, [...(byNamespace.get(namespace) ?? []), name]);
  }
  const namespaces = [...byNamespace.keys()];
  const namespaceFile = (namespace: string): string => `mem:///n${namespaces.indexOf(namespace)}.xsd`;
  for (const { name, element } of schemas) {
    addImports(element, namespaces, namespaceFile);
    files.set(name, new XMLSerializer().serializeToString(element));
  }
  for (const [namespace, names] of byNamespace) files.set(namespaceFile(namespace), includeAll(namespace, names));
  files.set('mem:///main.xsd', importAll(namespaces, namespaceFile));
  return files;
}

/** Contracts that are templates have holes in their namespaces, which libxml2 takes for bad addresses. */
function withoutHoles(text: string): string {
  return text.replace(/\{\{|\}\}/g, '--');
}

/** Drafts of XML Schema are read as the recommendation. */
function readDrafts(text: string): string {
  return withoutHoles(text).replace(/http:\/\/www\.w3\.org\/(1999|2000\/10)\/XMLSchema(?!-)/g, schemaNamespace);
}

function embeddedSchemas(definitions: Element): Element[] {
  return [...definitions.getElementsByTagNameNS(schemaNamespace, 'schema')];
}

/** In the order in which the loader lists them. */
function referencesIn(root: Element): Element[] {
  return [...root.getElementsByTagName('*')].filter(
    ({ localName, parentNode }) =>
      /^(import|include|redefine)$/.test(localName ?? '') &&
      /^(definitions|schema|types)$/.test(parentNode?.localName ?? ''),
  );
}

/** A schema that stands alone must bring the prefixes along that the definitions around it declare. */
function inheritPrefixes(schema: Element): void {
  for (let outer = schema.parentNode; outer !== null; outer = outer.parentNode) {
    const attributes = (outer as Partial<Element>).attributes;
    for (const attribute of attributes === undefined ? [] : [...attributes]) {
      if (attribute.namespaceURI !== xmlnsNamespace || schema.hasAttribute(attribute.name)) continue;
      schema.setAttributeNS(xmlnsNamespace, attribute.name, attribute.value);
    }
  }
}

/** Every namespace of the contract is imported from the file that stands for it. */
function addImports(schema: Element, namespaces: readonly string[], fileOf: (namespace: string) => string): void {
  const own = schema.getAttribute('targetNamespace') ?? '';
  for (const child of [...schema.getElementsByTagNameNS(schemaNamespace, 'import')]) {
    const namespace = child.getAttribute('namespace') ?? '';
    if (namespace === own || namespaces.includes(namespace)) schema.removeChild(child);
    else child.removeAttribute('schemaLocation');
  }
  // Many contracts forget to import what they refer to; what they mean is plain.
  for (const namespace of namespaces.toReversed()) {
    if (namespace === own) continue;
    const element = schema.ownerDocument?.createElementNS(schemaNamespace, 'import');
    if (element === undefined) continue;
    if (namespace !== '') element.setAttribute('namespace', namespace);
    element.setAttribute('schemaLocation', fileOf(namespace));
    schema.insertBefore(element, schema.firstChild);
  }
}

function includeAll(namespace: string, names: readonly string[]): string {
  const target = namespace === '' ? '' : ` targetNamespace="${escape(namespace)}"`;
  const includes = names.map((name) => `<include schemaLocation="${name}"/>`).join('');
  return `<schema xmlns="${schemaNamespace}"${target}>${includes}</schema>`;
}

function importAll(namespaces: readonly string[], fileOf: (namespace: string) => string): string {
  const imports = namespaces.map((namespace) => {
    const attribute = namespace === '' ? '' : ` namespace="${escape(namespace)}"`;
    return `<import${attribute} schemaLocation="${fileOf(namespace)}"/>`;
  });
  return `<schema xmlns="${schemaNamespace}" targetNamespace="urn:main">${imports.join('')}</schema>`;
}

/** What contracts refer to without bringing it along, as far as they do. */
const wellKnownSchemas: Readonly<Record<string, string>> = {
  'http://www.w3.org/XML/1998/namespace': `<schema xmlns="${schemaNamespace}" targetNamespace="http://www.w3.org/XML/1998/namespace">
    <attribute name="lang" type="language"/><attribute name="base" type="anyURI"/><attribute name="id" type="ID"/>
    <attribute name="space"><simpleType><restriction base="NCName"><enumeration value="default"/>
      <enumeration value="preserve"/></restriction></simpleType></attribute></schema>`,
  'http://schemas.xmlsoap.org/soap/encoding/': `<schema xmlns="${schemaNamespace}" targetNamespace="http://schemas.xmlsoap.org/soap/encoding/">
    <complexType name="Array"><sequence><any namespace="##any" minOccurs="0" maxOccurs="unbounded" processContents="lax"/></sequence>
      <anyAttribute namespace="##any" processContents="lax"/></complexType>
    <attribute name="arrayType" type="string"/><attribute name="offset" type="string"/></schema>`,
};

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
