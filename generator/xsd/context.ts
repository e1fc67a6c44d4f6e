/** What every schema parse function needs beside its element, and the reading that many of them share. */
import type { Report } from '../diagnostics/report.js';
import { isSchemaNamespace, xmlNamespace } from '../source/namespaces.js';
import { readProse, readReference, readReferences, readToken, type Reference } from '../source/read.js';
import { attributeOf, type XmlElement } from '../source/xml-element.js';
import type { DerivationSet, OccursNode } from './ast.js';

/** The attributes of `xs:schema` that its components inherit (Structures, section 3.15.2). */
export interface SchemaContext {
  readonly targetNamespace: string;
  /** No target namespace of its own: unqualified references are to that of the includer (section 4.2.1). */
  readonly chameleon: boolean;
  readonly elementsQualified: boolean;
  readonly attributesQualified: boolean;
  readonly blockDefault: DerivationSet;
  readonly finalDefault: DerivationSet;
  readonly report: Report;
}

/** Children of the XML Schema language, annotations left out. */
export function schemaChildren(element: XmlElement): XmlElement[] {
  return element.children.filter(({ name }) => isSchemaNamespace(name.namespace) && name.localName !== 'annotation');
}

/** `<xs:annotation> (appinfo | documentation)* </xs:annotation>`: the documentation, as text. */
export function annotationOf(element: XmlElement): { documentation?: string } {
  const annotations = element.children.filter(
    ({ name }) => isSchemaNamespace(name.namespace) && name.localName === 'annotation',
  );
  if (annotations.length === 0) return {};
  const prose = annotations.flatMap(({ children }) =>
    children.filter(({ name }) => name.localName === 'documentation'),
  );
  const english = prose.filter((one) => /^(en\b|$)/i.test(attributeOf(one, 'lang', xmlNamespace)?.value ?? ''));
  const documentation = readProse(english.length > 0 ? english : prose);
  return documentation === undefined ? {} : { documentation };
}

/** A reference of a schema: in a chameleon, names without a namespace are in the target namespace it was given. */
export function reference(element: XmlElement, attribute: string, context: SchemaContext): Reference | undefined {
  const found = readReference(element, attribute, context.report);
  return found && inContext(found, context);
}

export function references(element: XmlElement, attribute: string, context: SchemaContext): readonly Reference[] {
  return readReferences(element, attribute, context.report).map((found) => inContext(found, context));
}

function inContext(found: Reference, context: SchemaContext): Reference {
  if (!context.chameleon || found.name.namespace !== '') return found;
  return { ...found, name: { namespace: context.targetNamespace, localName: found.name.localName } };
}

/** `minOccurs = nonNegativeInteger : 1`, `maxOccurs = (nonNegativeInteger | unbounded) : 1` */
export function occursOf(element: XmlElement, context: SchemaContext): OccursNode {
  const minOccurs = readCount(element, 'minOccurs', context);
  const written = readToken(element, 'maxOccurs');
  const maxOccurs = written === 'unbounded' || written === '*' ? 'unbounded' : readCount(element, 'maxOccurs', context);
  if (maxOccurs === 'unbounded' || maxOccurs === undefined || minOccurs === undefined || minOccurs <= maxOccurs) {
    return { minOccurs: minOccurs ?? 1, maxOccurs: maxOccurs ?? Math.max(1, minOccurs ?? 1) };
  }
  const { position } = attributeOf(element, 'minOccurs') ?? element;
  const expected = `at most maxOccurs="${maxOccurs}"`;
  context.report('invalid-attribute', position, { attribute: 'minOccurs', value: String(minOccurs), expected });
  return { minOccurs, maxOccurs: minOccurs };
}

function readCount(element: XmlElement, attribute: string, { report }: SchemaContext): number | undefined {
  const found = attributeOf(element, attribute);
  if (!found) return undefined;
  if (/^\s*\d+\s*$/.test(found.value)) return Number(found.value);
  report('invalid-attribute', found.position, { attribute, value: found.value, expected: 'a count' });
  return undefined;
}

const noDerivations: DerivationSet = new Set();
const derivations = ['extension', 'restriction', 'substitution', 'list', 'union'] as const;

/** `block` and `final`: `(#all | List of (extension | restriction | ...))` */
export function derivationSet(
  element: XmlElement,
  attribute: string,
  inherited: DerivationSet = noDerivations,
): DerivationSet {
  const written = readToken(element, attribute);
  if (written === undefined) return inherited;
  return new Set(written === '#all' ? derivations : written.split(/\s+/).filter(Boolean));
}

/** Reports a child that the grammar does not have at this place. */
export function reportUnexpected(child: XmlElement, parent: XmlElement, { report }: SchemaContext): void {
  const construct = `element ${child.tag}`;
  if (/^(assert|assertion|alternative|openContent|defaultOpenContent|override)$/.test(child.name.localName)) {
    report('schema-1-1', child.position, { construct });
  } else report('unexpected-element', child.position, { element: child.tag, parent: parent.tag });
}
