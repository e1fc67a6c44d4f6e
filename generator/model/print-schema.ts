/** Elements and types as lines of text. */
import type {
  AttributeUse,
  ComplexType,
  ElementDeclaration,
  Facets,
  Occurs,
  Particle,
  SchemaModel,
  SimpleType,
  TypeDefinition,
  Wildcard,
} from './model.js';
import type { NamePrinter } from './print.js';

export function printSchema(schema: SchemaModel, names: NamePrinter): string[] {
  return [
    ...schema.elements.flatMap((element) => [...printElement(element, names), '']),
    ...schema.types.flatMap((type) => [...printType(type, names), '']),
  ];
}

/** A name, or for an anonymous type where it stands. */
export function printTypeName(type: TypeDefinition, names: NamePrinter): string {
  if (type.name) return names.print(type.name);
  return `(${type.kind !== 'builtIn' ? (type.owner?.path.join('/') ?? '') : ''})`;
}

function printElement(element: ElementDeclaration, names: NamePrinter): string[] {
  const { name, abstract, substitutionGroup, substitutes } = element;
  const head = substitutionGroup ? ` substitutes for ${names.print(substitutionGroup.name)}` : '';
  const members =
    substitutes.length > 0 ? ` or ${substitutes.map((member) => names.print(member.name)).join(', ')}` : '';
  const line = `${abstract ? 'abstract ' : ''}element ${names.print(name)}: ${printUse(element, names)}${head}${members}`;
  return [line, ...indent(printInner(element.type, names))];
}

/** What follows the name of an element: its type and what a value may be. */
function printUse({ type, nillable, default: fallback, fixed }: ElementDeclaration, names: NamePrinter): string {
  return [printTypeName(type, names), nillable ? 'nillable' : '', printConstraint(fallback, fixed)]
    .filter(Boolean)
    .join(' ');
}

function printConstraint(fallback: string | undefined, fixed: string | undefined): string {
  if (fixed !== undefined) return `fixed ${JSON.stringify(fixed)}`;
  return fallback === undefined ? '' : `default ${JSON.stringify(fallback)}`;
}

/** The body of an anonymous type, which is printed where it stands; inside itself it is only named. */
function printInner(type: TypeDefinition, names: NamePrinter): string[] {
  if (type.kind === 'builtIn' || type.name) return [];
  return names.once(type, () => {
    const lines = printType(type, names);
    return type.kind === 'complexType' && isPlain(type) ? lines.slice(1).map((line) => line.slice(2)) : lines;
  });
}

function isPlain({ base, derivation, abstract }: ComplexType): boolean {
  return base.kind === 'builtIn' && derivation === 'restriction' && !abstract;
}

function printType(type: TypeDefinition, names: NamePrinter): string[] {
  switch (type.kind) {
    case 'builtIn':
      return [names.print(type.name)];
    case 'encodedArray': {
      const item = `${printTypeName(type.item, names)}${'[]'.repeat(type.dimensions)}`;
      const member = type.itemName === undefined ? '' : ` items "${type.itemName}"`;
      return [`array ${printTypeName(type, names)}: ${item}${member}`, ...indent(printInner(type.item, names))];
    }
    case 'simpleType':
      return printSimpleType(type, names);
    case 'complexType':
      return printComplexType(type, names);
  }
}

function printSimpleType(type: SimpleType, names: NamePrinter): string[] {
  const { variety, facets } = type;
  const made =
    variety.kind === 'list'
      ? `list of ${printTypeName(variety.item, names)}`
      : variety.kind === 'union'
        ? `union of ${variety.members.map((member) => printTypeName(member, names)).join(', ')}`
        : printTypeName(type.base, names);
  return [`simpleType ${printTypeName(type, names)}: ${made}`, ...indent(printFacets(facets))];
}

function printFacets({ enumeration, pattern, ...others }: Facets): string[] {
  return [
    ...(enumeration ? [`enumeration ${enumeration.map(({ value }) => JSON.stringify(value)).join(' ')}`] : []),
    ...(pattern ? [`pattern ${pattern.map((one) => JSON.stringify(one)).join(' | ')}`] : []),
    ...Object.entries(others).map(([facet, value]) => `${facet} ${value}`),
  ];
}

function printComplexType(type: ComplexType, names: NamePrinter): string[] {
  const derived = isPlain(type) ? '' : ` ${type.derivation} of ${printTypeName(type.base, names)}`;
  const wildcard = type.anyAttribute ? [`any attribute ${printWildcard(type.anyAttribute)}`] : [];
  const attributes = type.attributes.flatMap((attribute) => printAttribute(attribute, names));
  return [
    `${type.abstract ? 'abstract ' : ''}complexType ${printTypeName(type, names)}${derived}`,
    ...indent([...attributes, ...wildcard, ...printContent(type, names)]),
  ];
}

function printContent({ content }: ComplexType, names: NamePrinter): string[] {
  if (content.kind === 'empty') return ['empty'];
  if (content.kind === 'simple')
    return [`text ${printTypeName(content.type, names)}`, ...indent(printInner(content.type, names))];
  return [...(content.mixed ? ['mixed'] : []), ...printParticle(content.particle, names)];
}

function printAttribute(
  { name, type, required, default: fallback, fixed }: AttributeUse,
  names: NamePrinter,
): string[] {
  const details = [printTypeName(type, names), required ? 'required' : '', printConstraint(fallback, fixed)];
  return [`@${names.print(name)}: ${details.filter(Boolean).join(' ')}`, ...indent(printInner(type, names))];
}

function printParticle(particle: Particle, names: NamePrinter): string[] {
  const occurs = printOccurs(particle);
  if (particle.kind === 'any') return [`any ${printWildcard(particle.wildcard)}${occurs}`];
  if (particle.kind === 'elementParticle') {
    const { element } = particle;
    if (element.scope === 'global') return [`ref ${names.print(element.name)}${occurs}`];
    return [
      `${names.print(element.name)}: ${printUse(element, names)}${occurs}`,
      ...indent(printInner(element.type, names)),
    ];
  }
  const group = particle.group ? ` ${names.print(particle.group)}` : '';
  const members = particle.particles.flatMap((member) => printParticle(member, names));
  return [`${particle.kind}${group}${occurs}`, ...indent(members)];
}

function printOccurs({ minOccurs, maxOccurs }: Occurs): string {
  if (minOccurs === 1 && maxOccurs === 1) return '';
  return ` [${minOccurs}..${maxOccurs === 'unbounded' ? '*' : maxOccurs}]`;
}

function printWildcard({ namespaces, process }: Wildcard): string {
  const what =
    namespaces === '##any'
      ? '##any'
      : 'not' in namespaces
        ? `not ${namespaces.not}`
        : namespaces.map((one) => one || '##local').join(' ');
  return `${what} ${process}`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
