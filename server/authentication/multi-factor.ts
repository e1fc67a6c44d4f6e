/**
 * The second factor: time-based codes (RFC 6238: SHA-1, 6 digits, 30 s) and recovery codes. A code is accepted once, in all processes together, and that it was
 * is durable before anybody learns of it.
 */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

import type { Queries } from '../store/database.js';
import { takeRecoveryCode, takeStep } from '../store/second-factors.js';
import type { SecondFactorRecord } from '../store/second-factors.js';
import type { Store } from '../store/store.js';
import type { UserRecord } from '../store/users.js';
import type { Clock } from './clock.js';
import type { Keyring } from './keyring.js';
import type { Throttle } from './throttle.js';

/** Seconds. */
const PERIOD = 30;
/** Steps before and after the present one (RFC 6238, section 5.2). */
const WINDOW = 1;

const RECOVERY_CODES = 10;

export interface Enrolment {
  /** Base32. */
  readonly secret: string;
  /** `otpauth://totp/...`, what the QR code says. */
  readonly uri: string;
}

export interface MultiFactorDependencies {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly throttle: Throttle;
  readonly clock: Clock;
  /** What authenticators show beside the user's name. */
  readonly issuer: string;
}

export class MultiFactor {
  readonly #dependencies: MultiFactorDependencies;

  constructor(dependencies: MultiFactorDependencies) {
    this.#dependencies = dependencies;
  }

  factorOf(user: UserRecord): Promise<SecondFactorRecord | undefined> {
    return this.#dependencies.store.secondFactors.of(user.id);
  }

  /** Whether the code is right, new and within the account's limit; it is used up then. Blanks and hyphens do not matter. */
  async accepts(user: UserRecord, factor: SecondFactorRecord, token: string): Promise<boolean> {
    const code = token.replace(/[\s-]/g, '');
    return /^\d{6}$/.test(code) ? this.#acceptsCode(user, factor, code) : this.#acceptsRecoveryCode(user, code);
  }

  /** A new secret for the user; nothing is stored before `enrol`. */
  propose(username: string, secret = new Secret({ size: 20 }).base32): Enrolment {
    const { issuer } = this.#dependencies;
    return { secret, uri: totp(secret, issuer, username).toString() };
  }

  /** Stores the secret in place of what the user had. Returns the new recovery codes, which are shown once. */
  async enrol(user: UserRecord, secret: string, usedStep = 0): Promise<readonly string[]> {
    const { store, keyring } = this.#dependencies;
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const sealed = keyring.seal('second-factor', String(user.id), secret);
    const hashes = codes.map((code) => this.#recoveryHash(user.id, code.replaceAll('-', '')));
    await store.secondFactors.enrol(user.id, sealed, usedStep, hashes);
    return codes;
  }

  /** The time step that a code belongs to; `undefined` when it is none of those that are acceptable now. */
  stepOf(secret: string, code: string): number | undefined {
    const timestamp = this.#dependencies.clock.now();
    const delta = totp(secret).validate({ token: code.replace(/[\s-]/g, ''), window: WINDOW, timestamp });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
  }

  async #acceptsCode(user: UserRecord, factor: SecondFactorRecord, code: string): Promise<boolean> {
    const { throttle, keyring } = this.#dependencies;
    const secret = keyring.open('second-factor', String(user.id), factor.secret);
    if (secret === undefined)
      throw new Error('a second factor does not open with the current key: restart after changing SECRET_KEY');
    const step = this.stepOf(secret, code);
    const take = async (queries: Queries): Promise<boolean> => step !== undefined && takeStep(queries, user.id, step);
    return throttle.succeeds(user.username, 'code', step !== undefined, take);
  }

  /** Of two who come with the same one, `take` lets one succeed. */
  async #acceptsRecoveryCode(user: UserRecord, code: string): Promise<boolean> {
    const { store, throttle } = this.#dependencies;
    const hash = this.#recoveryHash(user.id, code.toUpperCase());
    const known = await store.secondFactors.hasRecoveryCode(user.id, hash);
    return throttle.succeeds(user.username, 'code', known, (queries) => takeRecoveryCode(queries, user.id, hash));
  }

  #recoveryHash(userId: number, code: string): string {
    return this.#dependencies.keyring.hash('recovery-code', `${userId}\0${code}`);
  }
}

/** Whether this can be a secret: base32 of at least 80 bits (RFC 4226 asks for 128; several authenticators issued 80). */
export function isTotpSecret(secret: string): boolean {
  return /^[A-Z2-7]{16,128}=*$/.test(secret);
}

function totp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });
}

/** 80 random bits: ABCD-EFGH-IJKL-MNOP. */
function newRecoveryCode(): string {
  const text = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32;
  return text.replace(/(.{4})(?=.)/g, '$1-');
}
