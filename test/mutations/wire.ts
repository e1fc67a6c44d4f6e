/**
 * What a client generated from the old contract would live through with a service of the new one, found by sending samples:
 * old writer against new reader, new writer against old reader, both strict. The service finds operations by path, then
 * SOAPAction, then the element in the body.
 */
import type { BodyCodec } from '../../runtime/codec/codec.js';
import { readXml } from '../../runtime/codec/xml-reader.js';
import type {
  HttpOperationDescriptor,
  HttpPortDescriptor,
  SoapBodyDescriptor,
  SoapOperationDescriptor,
  SoapPortDescriptor,
} from '../../runtime/descriptor.js';
import { differenceOfReadings } from './reading.js';
import { portsOf, type PortSide, type ServiceSide, type Side } from './side.js';

/** The first thing that goes wrong, in words; `undefined` when nothing does. */
export function wireHarm(old: Side, replacement: Side): string | undefined {
  for (const side of portsOf(old)) {
    const harm = isForm(side.port) ? formPortHarm(side, replacement) : soapPortHarm(side, replacement);
    if (harm !== undefined) return harm;
  }
  return undefined;
}

/** Whether the samples of every SOAP body can be read by its own side: else nothing that is tried says anything. */
export function canBeTried(side: Side): boolean {
  return portsOf(side).every(({ port, service }) => {
    if (isForm(port)) return true;
    const bodies = Object.values(port.operations).flatMap(({ input, output }) =>
      [input.body, output?.body ?? []].flat(),
    );
    return bodies.every((body) => {
      const codec = service.codec.body(body);
      return Array.from({ length: 20 }).some(() => sampleText(service, body, codec, false) !== undefined);
    });
  });
}

function isForm(port: PortSide['port']): port is HttpPortDescriptor {
  return port.protocol === 'http-get' || port.protocol === 'http-post';
}

function pathOf(address: string | undefined): string {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : (address ?? '');
}

function counterparts({ port }: PortSide, replacement: Side): PortSide[] {
  const alike = portsOf(replacement).filter((one) => one.port.protocol === port.protocol);
  return alike.filter((one) => pathOf(one.port.address) === pathOf(port.address));
}

function soapPortHarm(side: PortSide, replacement: Side): string | undefined {
  const others = counterparts(side, replacement);
  if (others.length === 0) return `nobody answers ${side.port.protocol} at ${pathOf(side.port.address)}`;
  for (const [name, operation] of Object.entries((side.port as SoapPortDescriptor).operations)) {
    const found = findOperation(operation, side.service, others);
    if (found === undefined) return `nobody takes ${name} (action ${operation.action ?? 'none'})`;
    const harm = exchangeHarm(operation, side.service, found.operation, found.service);
    if (harm !== undefined) return `${name}: ${harm}`;
  }
  return undefined;
}

interface Found {
  readonly operation: SoapOperationDescriptor;
  readonly service: ServiceSide;
}

function findOperation(
  wanted: SoapOperationDescriptor,
  service: ServiceSide,
  ports: readonly PortSide[],
): Found | undefined {
  const offers = ports.flatMap((one) =>
    Object.values((one.port as SoapPortDescriptor).operations).map((operation) => ({
      operation,
      service: one.service,
    })),
  );
  const byAction = offers.filter(({ operation }) => (operation.action ?? '') === (wanted.action ?? ''));
  const root = rootKey(wanted.input.body, service);
  const byRoot = byAction.find((one) => rootKey(one.operation.input.body, one.service) === root);
  if (byRoot || wanted.input.body.kind === 'parts') return byRoot;
  return wanted.action ? byAction[0] : undefined;
}

function rootKey(body: SoapBodyDescriptor, { codec }: ServiceSide): string {
  // rpc: the element that is named after the operation (WSDL 1.1, section 3.5).
  if (body.kind === 'parts' && body.wrapper) return `{${body.wrapper.namespace}}${body.wrapper.name}`;
  const { root } = codec.body(body);
  return root === undefined ? body.kind : `{${root.namespace}}${root.name}`;
}

function exchangeHarm(
  old: SoapOperationDescriptor,
  client: ServiceSide,
  now: SoapOperationDescriptor,
  server: ServiceSide,
) {
  const request = messageHarm(old.input.body, client, now.input.body, server, true);
  if (request !== undefined) return `request: ${request}`;
  if ((old.output === undefined) !== (now.output === undefined)) return 'one of the two waits, or answers, in vain';
  const others = headerHarm(old, client, now, server) ?? faultHarm(client, server);
  if (others !== undefined) return others;
  if (!old.output || !now.output) return undefined;
  const response = messageHarm(now.output.body, server, old.output.body, client, false);
  return response === undefined ? undefined : `response: ${response}`;
}

/** Headers that a binding names are there (WS-I Basic Profile 1.1, R2738); others may be (R2739). */
function headerHarm(
  old: SoapOperationDescriptor,
  client: ServiceSide,
  now: SoapOperationDescriptor,
  server: ServiceSide,
) {
  const refs = (headers: SoapOperationDescriptor['input']['headers']) =>
    new Set(headers?.map(({ element }) => element));
  const demanded = [...refs(now.input.headers)].filter((ref) => !refs(old.input.headers).has(ref));
  if (demanded.length > 0) return `header ${demanded[0] ?? ''} is demanded`;
  const missed = [...refs(old.output?.headers)].filter((ref) => !refs(now.output?.headers).has(ref));
  if (missed.length > 0) return `header ${missed[0] ?? ''} is missed`;
  const contents = [
    ...[...refs(now.input.headers)].map((ref) => ({ ref, asked: true })),
    ...[...refs(old.output?.headers)].map((ref) => ({ ref, asked: false })),
  ];
  for (const { ref, asked } of contents) {
    const body = { kind: 'element', element: ref } as const;
    const [writer, reader] = asked ? [client, server] : [server, client];
    const harm = messageHarm(body, writer, body, reader, asked);
    if (harm !== undefined) return `header ${ref}: ${harm}`;
  }
  return undefined;
}

/** Details of declared faults, by the name of the operation and the fault. */
function faultHarm(client: ServiceSide, server: ServiceSide): string | undefined {
  for (const { name, faults } of client.codec.descriptor.operations) {
    const now = server.codec.descriptor.operations.find((operation) => operation.name === name);
    for (const { name: fault, element } of faults ?? []) {
      const ref = now?.faults?.find((one) => one.name === fault)?.element;
      if (element === undefined || ref === undefined) continue;
      const [read, written] = [element, ref].map((one) => ({ kind: 'element', element: one }) as const);
      const harm = read && written && messageHarm(written, server, read, client, false);
      if (harm !== undefined) return `fault ${fault}: ${harm}`;
    }
  }
  return undefined;
}

/** Writes samples on one side and reads them on the other, comparing with what the old side reads into the same text. */
function messageHarm(
  written: SoapBodyDescriptor,
  writer: ServiceSide,
  read: SoapBodyDescriptor,
  reader: ServiceSide,
  oldWrites: boolean,
): string | undefined {
  const [from, to] = [writer.codec.body(written), reader.codec.body(read)];
  for (let count = 0; count < writer.samples; count++) {
    const text = sampleText(writer, written, from, count % 3 === 0);
    if (text === undefined) continue;
    try {
      const difference = differenceOfReadings(readBack(from, text), readBack(to, text));
      if (difference !== undefined) return `${oldWrites ? 'the service' : 'the client'} reads ${difference}`;
    } catch (error) {
      return `${error instanceof Error ? error.message : String(error)} in ${text.slice(0, 300)}`;
    }
  }
  return undefined;
}

/** A message that its own side takes; `undefined` when the sampler found none this time. `thinned`: an attribute less. */
function sampleText(
  side: ServiceSide,
  body: SoapBodyDescriptor,
  codec: BodyCodec,
  thinned: boolean,
): string | undefined {
  return attempt(() => {
    const whole = codec.write(side.sampler.message(body));
    const text = thinned ? whole.replace(/ (?!xmlns)[\w.-]+="[^"]*"(?=[^<]*$|[^<]*<)/, '') : whole;
    readBack(codec, text);
    return text;
  });
}

const prefixes = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"';

function readBack(codec: BodyCodec, text: string): unknown {
  let result: unknown = codec.root === undefined ? undefined : codec.absent;
  const done = (value: unknown): void => {
    result = value;
  };
  readXml(`<Body ${prefixes}>${text}</Body>`, (body) => {
    const { root } = codec;
    if (root === undefined) return codec.read(body, done);
    return {
      open: (element) => {
        if (element.name === root.name && element.namespace === root.namespace) return codec.read(element, done);
        throw new Error(`found element ${element.name}, expected ${root.name}`);
      },
      text: () => {},
      interruption: () => {},
      close: () => {},
    };
  });
  return result;
}

function formPortHarm(side: PortSide, replacement: Side): string | undefined {
  const others = counterparts(side, replacement);
  if (others.length === 0) return `nobody answers ${side.port.protocol} at ${pathOf(side.port.address)}`;
  for (const [name, operation] of Object.entries((side.port as HttpPortDescriptor).operations)) {
    const harms = others.flatMap(({ port, service }) =>
      Object.values((port as HttpPortDescriptor).operations)
        .filter((one) => one.location === operation.location && one.input === operation.input)
        .map((one) => formHarm(operation, side.service, one, service)),
    );
    if (harms.length === 0) return `nobody answers ${operation.location} of ${name}`;
    const [first] = harms;
    if (harms.every((harm) => harm !== undefined)) return `${name}: ${first ?? ''}`;
  }
  return undefined;
}

function formHarm(
  old: HttpOperationDescriptor,
  client: ServiceSide,
  now: HttpOperationDescriptor,
  server: ServiceSide,
) {
  const names = new Set(now.parameters.map(({ name }) => name));
  const unread = old.parameters.find(({ name }) => !names.has(name));
  if (unread) return `nobody reads parameter ${unread.name}`;
  for (let count = 0; count < client.samples; count++) {
    const pairs = attempt(() => client.codec.form(old).writeParameters(parametersObject(old, client, count)));
    if (pairs === undefined) continue;
    try {
      server.codec.form(now).readParameters(pairs);
    } catch (error) {
      return `${error instanceof Error ? error.message : String(error)} in ${JSON.stringify(pairs)}`;
    }
  }
  return answerHarm(old, client, now, server);
}

function answerHarm(
  old: HttpOperationDescriptor,
  client: ServiceSide,
  now: HttpOperationDescriptor,
  server: ServiceSide,
) {
  const { output } = now;
  if ((old.output === undefined) !== (output === undefined)) return 'one side has no answer';
  if (!old.output || !output) return undefined;
  if (output.kind !== old.output.kind) return 'the answer is of another kind';
  for (let count = 0; count < server.samples; count++) {
    const text = attempt(() => {
      const value = server.sampler.message({ kind: 'type', type: output.type });
      return server.codec.form(now).writeAnswer(output.property === undefined ? value : { [output.property]: value });
    });
    if (text === undefined) continue;
    try {
      client.codec.form(old).readAnswer(text);
    } catch (error) {
      return `answer: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return undefined;
}

/** A request object as far as the form carries it; every other one without what may be left out. */
function parametersObject({ parameters }: HttpOperationDescriptor, { sampler }: ServiceSide, count: number): unknown {
  const given = parameters.filter(({ min }) => min !== 0 || count % 2 === 0);
  const values = given.map(({ property, type, list }) => {
    const value = sampler.message({ kind: 'type', type });
    return [property ?? '', list === true ? [value] : value] as const;
  });
  const [only] = values;
  return only && only[0] === '' ? only[1] : Object.fromEntries(values);
}

function attempt<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
