/** Whether the children of mixed content, wherever the text among them stands, are what the content model wants. */
import { ReadError } from './codec.js';
import type { ParticleDescriptor, XmlName } from '../descriptor.js';
import { planScope } from './content.js';
import type { Scope } from './content.js';
import { ScopeInstance } from './read/matcher.js';

export class MixedModel {
  private readonly scope: Scope;

  constructor(model: ParticleDescriptor) {
    this.scope = planScope(model);
  }

  /** Begins to look at the children of one element. */
  begin(): MixedOrder {
    return new MixedOrder(new ScopeInstance(this.scope, true));
  }
}

export class MixedOrder {
  constructor(private readonly instance: ScopeInstance) {}

  /** The next child; `false` when it may not stand there. */
  take({ namespace, name }: XmlName): boolean {
    const match = this.instance.take(namespace, name);
    match?.instance.put(match.leaf.slot, true);
    return match !== undefined;
  }

  /** After the last child. Throws a `ReadError` when something is missing. */
  finish(location: () => string): void {
    this.instance.toObject(location);
  }

  /** The same as words. */
  complaint(): string | undefined {
    try {
      this.finish(() => 'the content');
      return undefined;
    } catch (error) {
      if (error instanceof ReadError) return error.message.replace(/\.$/, '');
      throw error;
    }
  }
}
