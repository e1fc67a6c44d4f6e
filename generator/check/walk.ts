/** Ways through the model that several rules take. */
import type {
  ComplexType,
  ContractModel,
  ElementDeclaration,
  Particle,
  SimpleType,
  TypeDefinition,
} from '../model/model.js';

/** Every type defined in the contract, anonymous ones included, each once. */
export function* definedTypes(model: ContractModel): Generator<Exclude<TypeDefinition, { kind: 'builtIn' }>> {
  const seen = new Set<TypeDefinition>();
  const open: TypeDefinition[] = [...model.schema.types, ...model.schema.elements.map(({ type }) => type)];
  for (let type = open.pop(); type; type = open.pop()) {
    if (seen.has(type) || type.kind === 'builtIn') continue;
    seen.add(type);
    yield type;
    open.push(...typesIn(type));
  }
}

function typesIn(type: Exclude<TypeDefinition, { kind: 'builtIn' }>): TypeDefinition[] {
  switch (type.kind) {
    case 'encodedArray':
      return [type.item];
    case 'simpleType':
      return [type.base, ...varietyTypes(type)];
    case 'complexType':
      return [type.base, ...type.attributes.map((use) => use.type), ...contentTypes(type)];
  }
}

function varietyTypes({ variety }: SimpleType): readonly TypeDefinition[] {
  if (variety.kind === 'list') return [variety.item];
  return variety.kind === 'union' ? variety.members : [];
}

function contentTypes({ content }: ComplexType): TypeDefinition[] {
  if (content.kind === 'simple') return [content.type];
  return content.kind === 'elements' ? [...elementsIn(content.particle)].map(({ type }) => type) : [];
}

/** The elements a particle may hold itself, in the order of the schema. */
export function* elementsIn(particle: Particle): Generator<ElementDeclaration> {
  if (particle.kind === 'elementParticle') yield particle.element;
  else if (particle.kind !== 'any') for (const inner of particle.particles) yield* elementsIn(inner);
}

/** For messages: the name of a type, or where an anonymous one stands. */
export function typeLabel(type: Exclude<TypeDefinition, { kind: 'builtIn' }>): string {
  return `"${type.name?.localName ?? type.owner?.path.join('/') ?? ''}"`;
}
