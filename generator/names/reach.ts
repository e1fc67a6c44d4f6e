/**
 * Which schema components one service needs: what its messages, headers and faults are made of, the named types that may
 * stand for those by `xsi:type` (for `xs:anyType`, all of the contract), and the elements that may stand for theirs by
 * substitution. In contract order, so that a new operation does not shuffle what was there.
 */
import type {
  BuiltInType,
  ComplexType,
  ElementDeclaration,
  HeaderBinding,
  MessageShape,
  Operation,
  OperationBinding,
  Particle,
  SchemaModel,
  ServiceModel,
  SoapMessageBinding,
  TypeDefinition,
} from '../model/model.js';

/** A type that is declared in the schemas, named or anonymous. */
export type DeclaredType = Exclude<TypeDefinition, { readonly kind: 'builtIn' }>;

export interface Reach {
  /** Named and anonymous, each once. */
  readonly types: readonly DeclaredType[];
  /** Elements that stand at the root of a body, header or fault detail, each once. */
  readonly roots: readonly ElementDeclaration[];
}

export function reachComponents(service: ServiceModel, schema: SchemaModel): Reach {
  const types = new Set<DeclaredType>();
  const roots = new Set<ElementDeclaration>();
  // A stack of our own: recursion would be as deep as the longest chain of references in the schemas.
  const pending: TypeDefinition[] = [];

  for (const { element, type } of service.operations.flatMap(rootParts)) {
    if (element !== undefined) roots.add(element);
    pending.push(...partTypes({ element, type }));
  }
  pending.push(...service.operations.flatMap(substituteTypes));
  pending.push(...service.operations.flatMap(innerParts).flatMap(partTypes));
  let isOpen = false;
  for (let type = pending.pop(); type !== undefined; type = pending.pop()) {
    if (type.kind === 'builtIn') {
      if (isAnyType(type) && !isOpen) pending.push(...schema.types);
      isOpen ||= isAnyType(type);
    } else if (!types.has(type)) {
      types.add(type);
      pending.push(...usedTypes(type));
    }
  }

  const byOrigin = contractOrder(schema);
  return { types: [...types].sort(byOrigin), roots: [...roots].sort(byOrigin) };
}

function isAnyType({ name }: BuiltInType): boolean {
  return name.localName === 'anyType';
}

type Located = Pick<ElementDeclaration, 'origin'>;

/** Documents in the order they were reached, then by line and column. */
function contractOrder(schema: SchemaModel): (left: Located, right: Located) => number {
  const rank = new Map<string, number>();
  for (const component of [...schema.elements, ...schema.types]) {
    if (component.kind !== 'builtIn' && !rank.has(component.origin.file)) rank.set(component.origin.file, rank.size);
  }
  const rankOf = ({ origin }: Located): number => rank.get(origin.file) ?? rank.size;
  return (left, right) =>
    rankOf(left) - rankOf(right) || left.origin.line - right.origin.line || left.origin.column - right.origin.column;
}

interface PartContent {
  readonly element?: ElementDeclaration | undefined;
  readonly type?: TypeDefinition | undefined;
}

function partTypes({ element, type }: PartContent): TypeDefinition[] {
  return [element?.type, type].filter((used) => used !== undefined);
}

/** What stands as an element of its own: in a body, a header, a fault detail. */
function rootParts(operation: Operation): PartContent[] {
  const shapes = [operation.request, operation.response].filter((shape) => shape?.kind === 'element');
  return [
    ...shapes,
    ...operation.faults,
    ...boundMessages(operation).flatMap(({ headers }) => headers.flatMap(headerParts)),
  ];
}

/**
 * Whether any element of a substitution group may be the body's own (document/literal, one element part). Forms carry the
 * declared element alone, so that an operation they share keeps to it.
 */
export function isSubstitutable(shape: MessageShape, { bindings }: Operation): boolean {
  return (
    shape.kind === 'element' && shape.element.substitutes.length > 0 && bindings.every(({ kind }) => kind === 'soap')
  );
}

function substituteTypes(operation: Operation): TypeDefinition[] {
  return [operation.request, operation.response].flatMap((shape) =>
    shape?.kind === 'element' && isSubstitutable(shape, operation)
      ? shape.element.substitutes.map(({ type }) => type)
      : [],
  );
}

/** What stands inside a wrapper or beside other parts, or as a value of an HTTP form. */
function innerParts(operation: Operation): PartContent[] {
  const shapes = [operation.request, operation.response].flatMap((shape): readonly PartContent[] => {
    if (shape?.kind === 'parts') return shape.parts;
    return shape?.kind === 'type' ? [shape] : [];
  });
  return [
    ...shapes,
    ...boundMessages(operation).flatMap(({ parts }) => parts),
    ...operation.bindings.flatMap(httpParts),
  ];
}

function boundMessages(operation: Operation): SoapMessageBinding[] {
  return operation.bindings
    .flatMap((binding) => (binding.kind === 'soap' ? [binding.input, binding.output] : []))
    .filter((message) => message !== undefined);
}

function headerParts(header: HeaderBinding): PartContent[] {
  return [header.part, ...header.faults.flatMap(headerParts)];
}

/** Only of what has no place in the joined message: the rest is reached there. */
function httpParts(binding: OperationBinding): PartContent[] {
  if (binding.kind !== 'http') return [];
  const carried = binding.output === undefined ? binding.parameters : [...binding.parameters, binding.output];
  return carried.filter(({ joined }) => joined === undefined).map(({ part }) => part);
}

function usedTypes(type: DeclaredType): readonly TypeDefinition[] {
  switch (type.kind) {
    case 'encodedArray':
      return [type.item];
    case 'simpleType': {
      const { variety } = type;
      const made = variety.kind === 'list' ? [variety.item] : variety.kind === 'union' ? variety.members : [];
      return [type.base, ...made];
    }
    case 'complexType':
      // Every type has `xs:anyType` above it in the end: as a base it lets nothing in.
      return [
        ...definedBase(type),
        ...type.derived,
        ...type.attributes.map((attribute) => attribute.type),
        ...contentTypes(type),
      ];
  }
}

function definedBase({ base }: ComplexType): readonly TypeDefinition[] {
  return base.kind === 'builtIn' ? [] : [base];
}

function contentTypes({ content }: ComplexType): TypeDefinition[] {
  if (content.kind === 'simple') return [content.type];
  return content.kind === 'elements' ? particleTypes(content.particle) : [];
}

function particleTypes(particle: Particle): TypeDefinition[] {
  if (particle.maxOccurs === 0 || particle.kind === 'any') return [];
  if (particle.kind !== 'elementParticle') return particle.particles.flatMap(particleTypes);
  return [particle.element, ...particle.element.substitutes].map((element) => element.type);
}
