/** What the generator understood of a contract, in the words of the specifications: as data, and as lines for a person. */
import type {
  AttributeUse,
  ComplexType,
  ContractModel,
  ElementDeclaration,
  HeaderBinding,
  MessageShape,
  Operation,
  OperationBinding,
  Particle,
  ServiceModel,
  SimpleType,
  TypeDefinition,
} from './model/model.js';

/** Lists of lines under headings; plain data for `--json`. */
export interface Inspection {
  readonly documents: readonly string[];
  readonly services: readonly InspectedService[];
  readonly elements: readonly string[];
  readonly types: readonly string[];
}

interface InspectedService {
  readonly name: string;
  readonly namespace: string;
  readonly ports: readonly string[];
  readonly operations: readonly InspectedOperation[];
}

interface InspectedOperation {
  readonly name: string;
  readonly request: string;
  /** Absent: one-way. */
  readonly response?: string;
  readonly faults: readonly string[];
  readonly bindings: readonly string[];
}

export function inspectContract({ documents, services, schema }: ContractModel): Inspection {
  return {
    documents: documents.map(({ kind, path }) => `${kind} ${path}`),
    services: services.map(inspectService),
    elements: schema.elements.map((element) => `${element.name.localName}: ${elementText(element)}`),
    types: schema.types.filter(({ kind }) => kind !== 'builtIn').map(declarationText),
  };
}

export function printInspection({ documents, services, elements, types }: Inspection): string {
  const lines = [
    ...section('documents', documents),
    ...services.flatMap(serviceLines),
    ...section('elements', elements),
    ...section('types', types),
  ];
  return `${lines.join('\n')}\n`;
}

function inspectService({ name, ports, operations }: ServiceModel): InspectedService {
  return {
    name: name.localName,
    namespace: name.namespace,
    ports: ports.map(
      (port) => `${port.name}: ${port.protocol}${port.address === undefined ? '' : ` at ${port.address}`}`,
    ),
    operations: operations.map(inspectOperation),
  };
}

function inspectOperation({ name, request, response, faults, bindings }: Operation): InspectedOperation {
  return {
    name,
    request: shapeText(request),
    ...(response && { response: shapeText(response) }),
    faults: faults.map((fault) => `${fault.name}: ${referenceText(fault.element, fault.type)}`),
    bindings: bindings.map(bindingText),
  };
}

function serviceLines({ name, namespace, ports, operations }: InspectedService): string[] {
  const operationLines = operations.flatMap((operation) => [
    `${operation.name}(${operation.request})${operation.response === undefined ? '' : ` -> ${operation.response}`}`,
    ...operation.faults.map((fault) => `  fault ${fault}`),
    ...operation.bindings.map((binding) => `  ${binding}`),
  ]);
  return [
    `service ${name} in ${namespace}`,
    ...indent(['ports', ...indent(ports), 'operations', ...indent(operationLines)]),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...indent(lines)];
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function shapeText(shape: MessageShape): string {
  switch (shape.kind) {
    case 'element':
      return `element ${shape.element.name.localName}`;
    case 'type':
      return typeName(shape.type);
    case 'parts':
      return shape.parts.map((part) => `${part.name}: ${referenceText(part.element, part.type)}`).join(', ');
    case 'empty':
      return '';
  }
}

function bindingText(binding: OperationBinding): string {
  const { port } = binding;
  if (binding.kind === 'http') {
    const parameters = binding.parameters.map(({ part }) => part.name).join(', ');
    return `${port.name}: ${binding.input} ${binding.location} (${parameters})`;
  }
  const headers = [...headerText('in', binding.input.headers), ...headerText('out', binding.output?.headers ?? [])];
  const action = binding.soapAction === undefined ? '' : ` action ${JSON.stringify(binding.soapAction)}`;
  return [`${port.name}: ${binding.style}/${binding.input.use}${action}`, ...headers].join(', ');
}

function headerText(direction: string, headers: readonly HeaderBinding[]): string[] {
  return headers.map(({ part }) => `header ${direction} ${part.name}`);
}

function referenceText(element: ElementDeclaration | undefined, type: TypeDefinition | undefined): string {
  if (element !== undefined) return `element ${element.name.localName}`;
  return type === undefined ? 'nothing' : typeName(type);
}

function elementText(element: ElementDeclaration): string {
  const traits = [
    element.abstract ? 'abstract' : '',
    element.nillable ? 'nillable' : '',
    element.substitutionGroup ? `substitutes ${element.substitutionGroup.name.localName}` : '',
  ];
  return [typeText(element.type), ...traits.filter((trait) => trait !== '')].join(' ');
}

function declarationText(type: TypeDefinition): string {
  return `${typeName(type)}: ${definitionText(type)}`;
}

/** The name of a named type, the definition of an anonymous one. */
function typeText(type: TypeDefinition): string {
  return type.name === undefined ? definitionText(type) : typeName(type);
}

function typeName(type: TypeDefinition): string {
  if (type.kind === 'builtIn') return `xs:${type.name.localName}`;
  return type.name?.localName ?? 'anonymous';
}

function definitionText(type: TypeDefinition): string {
  switch (type.kind) {
    case 'builtIn':
      return typeName(type);
    case 'simpleType':
      return simpleText(type);
    case 'complexType':
      return complexText(type);
    case 'encodedArray':
      return `array of ${typeText(type.item)}${'[]'.repeat(type.dimensions)}`;
  }
}

function simpleText({ base, variety, facets }: SimpleType): string {
  const values = facets.enumeration?.map(({ value }) => JSON.stringify(value)).join(' | ');
  const others = Object.entries(facets).flatMap(([name, value]) =>
    name === 'enumeration' || value === undefined ? [] : [`${name} ${JSON.stringify(value)}`],
  );
  const made =
    variety.kind === 'list'
      ? `list of ${typeText(variety.item)}`
      : variety.kind === 'union'
        ? `union of ${variety.members.map(typeText).join(', ')}`
        : typeText(base);
  return [made, ...(values === undefined ? [] : [`values ${values}`]), ...others].join(', ');
}

function complexText(type: ComplexType): string {
  const isPlain = type.base.kind === 'builtIn' && type.base.name.localName === 'anyType';
  const attributes = type.attributes.map(attributeText);
  const parts = [
    type.abstract ? 'abstract' : '',
    isPlain ? '' : `${type.derivation} of ${typeText(type.base)}`,
    contentText(type),
    attributes.length > 0 || type.anyAttribute
      ? `@(${[...attributes, ...(type.anyAttribute ? ['any'] : [])].join(', ')})`
      : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function contentText({ content }: ComplexType): string {
  switch (content.kind) {
    case 'empty':
      return 'empty';
    case 'simple':
      return `text ${typeText(content.type)}`;
    case 'elements':
      return `${content.mixed ? 'mixed ' : ''}${particleText(content.particle)}`;
  }
}

function attributeText(use: AttributeUse): string {
  return `${use.name.localName}${use.required ? '' : '?'}: ${typeText(use.type)}`;
}

function particleText(particle: Particle): string {
  const occurs = occursText(particle);
  if (particle.kind === 'any') return `any${occurs}`;
  if (particle.kind === 'elementParticle') {
    const { element } = particle;
    const text =
      element.scope === 'global' ? element.name.localName : `${element.name.localName}: ${elementText(element)}`;
    return `${text}${occurs}`;
  }
  return `${particle.kind}(${particle.particles.map(particleText).join(particle.kind === 'choice' ? ' | ' : ', ')})${occurs}`;
}

function occursText({ minOccurs, maxOccurs }: Particle): string {
  if (minOccurs === 1 && maxOccurs === 1) return '';
  return ` [${minOccurs}..${maxOccurs === 'unbounded' ? '*' : maxOccurs}]`;
}
