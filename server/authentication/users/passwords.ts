/**
 * Checks and makes password hashes: argon2id in PHC strings. Whatever is checked, and whatever comes of it, costs one argon2 computation, so an
 * unknown user, a wrong password, an empty and an overlong one take the same time.
 */
import { randomBytes } from 'node:crypto';
import { hash as argon2 } from '@node-rs/argon2';

import { HashQueue } from './hash-queue.js';
import type { HashQueueOptions } from './hash-queue.js';
import { readHash } from './stored-hash.js';

/** RFC 9106, section 3.1. */
export interface Argon2Parameters {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

export interface PasswordCheck {
  readonly right: boolean;
  /** The same password hashed with today's parameters, where the stored hash is of another kind. */
  readonly upgrade?: string;
}

/** In bytes of UTF-8; longer passwords are never right, and never hashed at their length. */
export const LONGEST_PASSWORD = 1024;

export class Passwords {
  readonly #parameters: Argon2Parameters;
  readonly #queue: HashQueue;
  /** Stands in where there is nothing to compare with. */
  readonly #nobody: string;

  private constructor(parameters: Argon2Parameters, queue: HashQueue, nobody: string) {
    this.#parameters = parameters;
    this.#queue = queue;
    this.#nobody = nobody;
  }

  static async create(parameters: Argon2Parameters, queue: HashQueueOptions): Promise<Passwords> {
    const nobody = await hashWith(parameters, randomBytes(24).toString('base64'));
    return new Passwords(parameters, new HashQueue(queue), nobody);
  }

  /** How many checks wait for a processor. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /** Throws "busy" when a check would: before anything is looked up for it. */
  refuseWhenBusy(): void {
    this.#queue.refuseWhenBusy();
  }

  /** What is stored for this password. */
  hash(password: string): Promise<string> {
    return this.#queue.run(() => hashWith(this.#parameters, password));
  }

  /** `stored` is `undefined` for a user who does not exist. Throws "busy", also when `signal` says that the caller has gone. */
  check(stored: string | undefined, password: string, signal?: AbortSignal): Promise<PasswordCheck> {
    return this.#queue.run(() => this.#check(stored, password), signal);
  }

  async #check(stored: string | undefined, password: string): Promise<PasswordCheck> {
    const hash = stored === undefined || passwordFlaw(password) !== undefined ? undefined : readHash(stored);
    if (hash === undefined || stored === undefined) {
      await readHash(this.#nobody)?.verify('nobody');
      return { right: false };
    }
    const right = await hash.verify(password);
    if (hash.kind === 'argon2' && (!right || this.#isCurrent(stored))) return { right };
    const upgrade = await hashWith(this.#parameters, password);
    return right ? { right, upgrade } : { right };
  }

  #isCurrent(stored: string): boolean {
    const { memoryKib, passes, lanes } = this.#parameters;
    return stored.startsWith(`$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$`);
  }
}

/** Why a password can never be right, as the end of a sentence; `undefined` when it can. An empty one is just wrong. */
export function passwordFlaw(password: string): string | undefined {
  if (Buffer.byteLength(password) > LONGEST_PASSWORD) return `is longer than ${LONGEST_PASSWORD} bytes`;
  if (/\p{Cs}/u.test(password)) return 'holds half a character';
  return undefined;
}

/** argon2id, version 19, which are the library's own choice. */
function hashWith({ memoryKib, passes, lanes }: Argon2Parameters, password: string): Promise<string> {
  return argon2(password, { memoryCost: memoryKib, timeCost: passes, parallelism: lanes });
}
