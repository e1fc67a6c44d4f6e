/** Services, ports and operations as lines of text. */
import type {
  FaultModel,
  HeaderBinding,
  MessageShape,
  Operation,
  OperationBinding,
  Part,
  ServiceModel,
  SoapMessageBinding,
} from './model.js';
import { printTypeName } from './print-schema.js';
import type { NamePrinter } from './print.js';

export function printService(service: ServiceModel, names: NamePrinter): string[] {
  const ports = service.ports.map(
    ({ name, protocol, address }) => `  port ${name} ${protocol} ${address ?? '(no address)'}`,
  );
  return [
    `service ${names.print(service.name)}`,
    ...ports,
    ...service.operations.flatMap((operation) => printOperation(operation, names)),
  ];
}

function printOperation(operation: Operation, names: NamePrinter): string[] {
  const { name, inputName, request, response, faults, bindings } = operation;
  return [
    `  operation ${name}${inputName === `${name}Request` || inputName === name ? '' : ` input ${inputName}`}${response ? '' : ' one-way'}`,
    `    request ${printShape(request, names)}`,
    ...(response ? [`    response ${printShape(response, names)}`] : []),
    ...faults.map((fault) => `    fault ${printFault(fault, names)}`),
    ...bindings.flatMap((binding) => printBinding(binding, names)),
  ];
}

function printShape(shape: MessageShape, names: NamePrinter): string {
  switch (shape.kind) {
    case 'element':
      return `element ${names.print(shape.element.name)}`;
    case 'type':
      return `type ${printTypeName(shape.type, names)}`;
    case 'parts':
      return `parts ${shape.parts.map((part) => printPart(part, names)).join(', ')}`;
    case 'empty':
      return 'empty';
  }
}

function printPart({ name, element, type }: Part, names: NamePrinter): string {
  return `${name}: ${element ? `element ${names.print(element.name)}` : type ? printTypeName(type, names) : ''}`;
}

function printFault({ name, element, type }: FaultModel, names: NamePrinter): string {
  return `${name}: ${element ? `element ${names.print(element.name)}` : type ? printTypeName(type, names) : 'no content'}`;
}

function printBinding(binding: OperationBinding, names: NamePrinter): string[] {
  const { port } = binding;
  if (binding.kind === 'http') {
    const parameters = binding.parameters.map(
      ({ part, joined }) => part.name + (joined ? ` -> ${names.print(joined.element.name)}` : ''),
    );
    const { output } = binding;
    const content = output?.content.kind === 'content' ? output.content.mediaType : 'xml';
    const target = output?.joined ? ` -> ${names.print(output.joined.element.name)}` : '';
    return [
      `    ${port.name} ${binding.location} ${binding.input} (${parameters.join(', ')})`,
      ...(output ? [`      output ${printPart(output.part, names)} as ${content}${target}`] : []),
    ];
  }
  return [
    `    ${port.name} ${binding.style} action ${binding.soapAction === undefined ? '(none)' : JSON.stringify(binding.soapAction)}`,
    `      input ${printMessage(binding.input, names)}`,
    ...(binding.output ? [`      output ${printMessage(binding.output, names)}`] : []),
  ];
}

function printMessage({ use, parts, wrapper, headers }: SoapMessageBinding, names: NamePrinter): string {
  const body = `${use} (${parts.map(({ name }) => name).join(', ')})`;
  return [
    body,
    ...(wrapper ? [`in ${names.print(wrapper)}`] : []),
    ...headers.map((header) => printHeader(header, names)),
  ].join(' ');
}

function printHeader({ part, use, faults }: HeaderBinding, names: NamePrinter): string {
  const inner = faults.map((fault) => ` fault ${printPart(fault.part, names)}`).join('');
  return `header ${use} ${printPart(part, names)}${inner}`;
}
