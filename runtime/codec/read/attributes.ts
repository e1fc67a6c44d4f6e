/** Reads the attributes of a complex type. */
import { ReadError } from '../codec.js';
import type { OpenElement } from '../codec.js';
import type { AttributeDescriptor } from '../../descriptor.js';
import { setOwn } from '../own-property.js';
import type { ComplexPlan, SchemaPlan } from '../plan.js';
import { fixedTest } from '../simple/fixed.js';
import type { SimpleCodec } from '../simple/simple-codec.js';
import { admits } from '../wildcard.js';
import { clarkName, XSI_NAMESPACE } from '../xml-name.js';
import { missing } from './receiver.js';
import { invalidValue, readValue, unlikeFixed } from './simple-reader.js';

export class AttributesReader {
  private readonly declared: readonly { readonly attribute: AttributeDescriptor; readonly codec: SimpleCodec }[];
  private readonly strict: boolean;

  constructor(
    private readonly plan: ComplexPlan,
    schema: SchemaPlan,
  ) {
    this.declared = plan.attributes.map((attribute) => ({ attribute, codec: schema.simple(attribute.type) }));
    this.strict = schema.options.strict === true;
  }

  /** Adds them to `object`. `location` is called only when something is wrong. */
  read(element: OpenElement, object: object, location: () => string): void {
    for (const { attribute, codec } of this.declared) {
      const sent = element.attribute(attribute.namespace, attribute.name);
      const text = sent ?? attribute.default ?? attribute.fixed;
      if (text === undefined) {
        if (attribute.required === true) throw missing(location() || element.name, `attribute ${attribute.name}`);
        continue;
      }
      const value = readValue(codec, text, element);
      const where = `attribute ${attribute.name} of ${location() || element.name}`;
      if (value === undefined) throw invalidValue(codec, text, where);
      if (this.strict && !fixedTest(codec, attribute.fixed)(text)) throw unlikeFixed(where);
      setOwn(object, attribute.property, value);
    }
    if (this.strict || this.plan.anyAttribute !== undefined) this.readOthers(element, object, location);
  }

  private readOthers(element: OpenElement, object: object, location: () => string): void {
    const { anyAttribute } = this.plan;
    let others: Record<string, string> | undefined;
    for (const { namespace, name, value } of element.attributes()) {
      if (namespace === XSI_NAMESPACE || this.declares(namespace, name)) continue;
      if (anyAttribute !== undefined && admits(anyAttribute, namespace)) {
        others ??= {};
        setOwn(others, clarkName(namespace, name), value);
      } else if (this.strict) {
        throw new ReadError('invalid-content', `Unknown attribute: ${name} of ${location() || element.name}.`);
      }
    }
    if (others !== undefined) setOwn(object, '$$attributes', others);
  }

  private declares(namespace: string, name: string): boolean {
    return this.declared.some(({ attribute }) => attribute.name === name && attribute.namespace === namespace);
  }
}
