/**
 * The service-level password, first parameter of every operation: tells which consumer is calling. Compared as a keyed hash, in constant time, with every
 * valid one; the list is at most a second old, so a revoked password is refused everywhere within that.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';

import type { Store } from '../store/store.js';
import type { Clock } from './clock.js';
import { AuthenticationError } from './errors.js';
import type { Keyring } from './keyring.js';
import { LONGEST_PASSWORD } from './users/passwords.js';

/** Milliseconds. */
const FRESH = 1_000;

/** The consumer of the password that the environment sets. */
export const ENVIRONMENT_CONSUMER = 'environment';

interface Known {
  readonly consumer: string;
  readonly hash: Buffer;
}

export interface SecurityGateOptions {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly clock: Clock;
  /** The setting `SECURITY_PASSWORD`. */
  readonly environmentPassword?: string | undefined;
}

export class SecurityGate {
  readonly #options: SecurityGateOptions;
  readonly #environment: readonly Known[];
  #known: readonly Known[] = [];
  #readAt = -Infinity;
  #reading: Promise<void> | undefined;

  constructor(options: SecurityGateOptions) {
    this.#options = options;
    const { environmentPassword } = options;
    this.#environment =
      environmentPassword === undefined
        ? []
        : [{ consumer: ENVIRONMENT_CONSUMER, hash: this.#hash(environmentPassword) }];
  }

  /** The consumer this password was issued to. Throws `AuthenticationError` "invalid-security-password", and what the store throws. */
  async consumerOf(securityPassword: string): Promise<string> {
    if (performance.now() - this.#readAt > FRESH) await this.#read();
    const consumer = this.#find(securityPassword);
    if (consumer === undefined) throw new AuthenticationError('invalid-security-password');
    return consumer;
  }

  /** How many passwords are valid now. */
  async count(): Promise<number> {
    await this.#read();
    return this.#known.length;
  }

  /** Every candidate is compared, so time tells nothing of which one was near. */
  #find(securityPassword: string): string | undefined {
    if (securityPassword.length > LONGEST_PASSWORD) return undefined;
    const given = this.#hash(securityPassword);
    let consumer: string | undefined;
    for (const known of this.#known) {
      if (timingSafeEqual(given, known.hash)) consumer = known.consumer;
    }
    return consumer;
  }

  /** All who wait share one reading. */
  #read(): Promise<void> {
    this.#reading ??= this.#readNow().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readNow(): Promise<void> {
    const { store, clock } = this.#options;
    const startedAt = performance.now();
    const stored = await store.securityPasswords.all();
    clock.remember(await store.audit.latestMoment());
    this.#known = [
      ...this.#environment,
      ...stored.map(({ consumer, hash }) => ({ consumer, hash: Buffer.from(hash, 'hex') })),
    ];
    this.#readAt = startedAt;
  }

  #hash(securityPassword: string): Buffer {
    return Buffer.from(securityPasswordHash(this.#options.keyring, securityPassword), 'hex');
  }
}

/** What the store keeps of a security password. */
export function securityPasswordHash(keyring: Keyring, securityPassword: string): string {
  return keyring.hash('security-password', securityPassword);
}

/** 256 random bits in letters, digits, `-` and `_`: nothing that a form, a shell or XML would change. */
export function newSecurityPassword(): string {
  return randomBytes(32).toString('base64url');
}
