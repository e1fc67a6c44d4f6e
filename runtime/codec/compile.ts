/** Makes one `ServiceCodec` of a descriptor, once, at start. What it holds is compiled when first used, never per message. */
import type {
  ElementDescriptor,
  ElementRef,
  HttpOperationDescriptor,
  ServiceDescriptor,
  SoapBodyDescriptor,
} from '../descriptor.js';
import { bodyCodec, elementCodec } from './body.js';
import type { BodyCodec, FormCodec, ServiceCodec } from './codec.js';
import { formCodec } from './form.js';
import { SchemaPlan } from './plan.js';
import type { CompileOptions } from './plan.js';
import { SchemaReaders } from './read/compile-readers.js';
import { SchemaWriters } from './write/compile-writers.js';

export type { CompileOptions } from './plan.js';

/** Throws when the descriptor names a type or element that it does not have. */
export function compileService(descriptor: ServiceDescriptor, options: CompileOptions = {}): ServiceCodec {
  const plan = new SchemaPlan(descriptor.schema, options);
  const schema = { plan, readers: new SchemaReaders(plan), writers: new SchemaWriters(plan) };
  const bodies = new Map<SoapBodyDescriptor, BodyCodec>();
  const elements = new Map<ElementRef, BodyCodec>();
  const forms = new Map<HttpOperationDescriptor, FormCodec>();
  const declaration = (ref: ElementRef): ElementDescriptor => elementOf(descriptor, ref);
  return {
    descriptor,
    body: (body) => remember(bodies, body, () => bodyCodec(body, declaration, schema)),
    element: (ref) => remember(elements, ref, () => elementCodec(declaration(ref), schema)),
    form: (operation) => remember(forms, operation, () => formCodec(operation, schema)),
  };
}

function elementOf({ schema }: ServiceDescriptor, ref: ElementRef): ElementDescriptor {
  const element = Object.hasOwn(schema.elements, ref) ? schema.elements[ref] : undefined;
  if (element === undefined) throw new Error(`the descriptor has no element ${ref}`);
  return element;
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}
