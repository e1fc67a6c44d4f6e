/** Reads elements of a complex type: the type really sent, its attributes, then its content. */
import { ReadError } from '../codec.js';
import type { ElementHandler, OpenElement } from '../codec.js';
import { setOwn } from '../own-property.js';
import type { ComplexPlan } from '../plan.js';
import { parseQName } from '../simple/qualified-name.js';
import type { SimpleCodec } from '../simple/simple-codec.js';
import { clarkName, XSI_NAMESPACE } from '../xml-name.js';
import type { AttributesReader } from './attributes.js';
import type { Target } from './content-reader.js';
import type { ElementDeclaration, TypeReader } from './element-reader.js';
import { locationIn } from './receiver.js';
import type { Receiver } from './receiver.js';
import { invalidValue, readValue, TextReader } from './simple-reader.js';

/** Begins to read content into an object whose attributes are there. */
export type ContentStart = (target: Target, element: OpenElement, declaration: ElementDeclaration) => ElementHandler;

export interface ComplexParts {
  readonly attributes: AttributesReader;
  readonly start: ContentStart;
}

export class ComplexTypeReader implements TypeReader {
  private parts: ComplexParts | undefined;

  /** `compile` is asked when the first element comes, `variant` for the readers of derived types. */
  constructor(
    readonly plan: ComplexPlan,
    private readonly compile: (plan: ComplexPlan) => ComplexParts,
    private readonly variant: (ref: string) => TypeReader,
    private readonly strict: boolean,
  ) {}

  read(element: OpenElement, declaration: ElementDeclaration, owner: Receiver, slot: number): ElementHandler {
    const { plan } = this;
    if (!plan.isPolymorphic) return this.start({}, element, declaration, owner, slot);
    const ref = this.sentType(element, declaration, owner);
    if (ref === plan.ref) return this.start({}, element, declaration, owner, slot);
    const type = this.variant(ref);
    if (!(type instanceof ComplexTypeReader)) return type.read(element, declaration, owner, slot);
    return type.start({ $$type: ref }, element, declaration, owner, slot);
  }

  /** Reads this very type, whatever `xsi:type` says. */
  start(
    object: object,
    element: OpenElement,
    declaration: ElementDeclaration,
    owner: Receiver,
    slot: number,
  ): ElementHandler {
    this.parts ??= this.compile(this.plan);
    const target = { object, owner, slot, name: declaration.name };
    this.parts.attributes.read(element, object, () => locationIn(owner, declaration.name));
    return this.parts.start(target, element, declaration);
  }

  /** Structures, section 2.6.1. An unknown type is taken for the declared one where that can be. */
  private sentType(element: OpenElement, declaration: ElementDeclaration, owner: Receiver): string {
    const { plan } = this;
    const text = element.attribute(XSI_NAMESPACE, 'type');
    const name = text === undefined ? undefined : parseQName(text.trim(), (prefix) => element.resolvePrefix(prefix));
    const ref = name === undefined ? undefined : plan.variants.get(clarkName(name.namespace, name.name));
    if (ref !== undefined && !this.isAbstract(ref)) return ref;
    if (!plan.abstract && (text === undefined || !this.strict)) return plan.ref;
    const where = locationIn(owner, declaration.name) || declaration.name;
    const expected = `expected xsi:type to name a type derived from ${plan.name?.name ?? plan.ref}`;
    throw new ReadError('invalid-value', `Invalid type of ${where}: ${expected}.`);
  }

  private isAbstract(ref: string): boolean {
    const type = ref === this.plan.ref ? this : this.variant(ref);
    return type instanceof ComplexTypeReader && type.plan.abstract;
  }
}

/** Reads simple content: attributes beside one text, the property `value` (Structures, section 3.4.2). */
export class SimpleContentReader extends TextReader {
  constructor(
    private readonly codec: SimpleCodec,
    private readonly target: Target,
    private readonly element: OpenElement,
    private readonly declaration: ElementDeclaration,
  ) {
    super(target.owner, target.name);
  }

  close(): void {
    const { codec, target, declaration, content } = this;
    const text = content === '' ? (declaration.default ?? declaration.fixed ?? content) : content;
    const value = readValue(codec, text, this.element);
    if (value === undefined)
      throw invalidValue(codec, text, `element ${locationIn(this.owner, this.name) || this.name}`);
    setOwn(target.object, 'value', value);
    target.owner.receive(target.slot, target.object);
  }
}
