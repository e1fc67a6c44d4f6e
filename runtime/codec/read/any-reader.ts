/** Reads what the contract leaves open: elements let in by a wildcard, and elements of `xs:anyType`. */
import type { ElementHandler, OpenElement } from '../codec.js';
import type { TypeRef } from '../../descriptor.js';
import { EncodedReader } from '../encoded/encoded-reader.js';
import type { SchemaPlan } from '../plan.js';
import { parseQName } from '../simple/qualified-name.js';
import { ElementCapture } from '../xml-element.js';
import type { XmlElement } from '../xml-element.js';
import { XSI_NAMESPACE } from '../xml-name.js';
import { ComplexTypeReader } from './complex-reader.js';
import type { SchemaReaders } from './compile-readers.js';
import { isNil } from './element-reader.js';
import type { ElementDeclaration, TypeReader } from './element-reader.js';
import type { ChildReader } from './flat-reader.js';
import { locationIn } from './receiver.js';
import type { Receiver } from './receiver.js';

/** Elements of `xs:any`, as `XmlElement`. */
export const WildcardReader: ChildReader = {
  read: (element, owner, slot) => new ElementCapture(element, (captured) => owner.receive(slot, captured)),
};

/**
 * An element of `xs:anyType` is a value of the type that its `xsi:type` names; without one it is its text if there is nothing
 * but text, else an `XmlElement`. `xsi:nil` is `null`.
 */
export class AnyTypeReader implements TypeReader {
  constructor(private readonly readers: SchemaReaders) {}

  read(element: OpenElement, declaration: ElementDeclaration, owner: Receiver, slot: number): ElementHandler {
    const ref = this.namedType(element);
    if (ref !== undefined && ref !== 'xs:anyType') {
      const type = this.readers.type(ref);
      if (!(type instanceof ComplexTypeReader)) return type.read(element, declaration, owner, slot);
      if (!type.plan.abstract) return type.start({ $$type: ref }, element, declaration, owner, slot);
    }
    const nil = isNil(element);
    return new ElementCapture(element, (captured) => owner.receive(slot, nil ? null : openValue(captured)));
  }

  private namedType(element: OpenElement): string | undefined {
    const text = element.attribute(XSI_NAMESPACE, 'type');
    const name = text === undefined ? undefined : parseQName(text.trim(), (prefix) => element.resolvePrefix(prefix));
    return name === undefined ? undefined : this.readers.schema.named(name.namespace, name.name);
  }
}

/** A SOAP-encoded array, which reads from the whole element. */
export class EncodedArrayTypeReader implements TypeReader {
  constructor(
    private readonly ref: TypeRef,
    private readonly schema: SchemaPlan,
  ) {}

  read(element: OpenElement, { name }: ElementDeclaration, owner: Receiver, slot: number): ElementHandler {
    const read = (captured: XmlElement): void => {
      const reader = new EncodedReader(this.schema, captured);
      owner.receive(slot, reader.value(captured, this.ref, locationIn(owner, name) || name) ?? []);
    };
    return new ElementCapture(element, read, true);
  }
}

function openValue(element: XmlElement): string | XmlElement {
  const { attributes, children = [] } = element;
  const [only = ''] = children;
  return attributes === undefined && children.length <= 1 && typeof only === 'string' ? only : element;
}
