/** Between password and second factor: who has shown the password, sealed in a cookie, for a few minutes. No process has to remember it. */
import { z } from 'zod';

import type { Clock } from '../clock.js';
import type { Keyring } from '../keyring.js';
import type { PageCookie, PageRequest } from './page.js';

const COOKIE = 'membership_pending';
/** Milliseconds. */
const LIFETIME = 5 * 60_000;

export interface PendingLogin {
  readonly userId: number;
  /** Where the member wanted to go. */
  readonly returnTo: string;
}

const sealedLogin = z.object({ userId: z.number(), returnTo: z.string(), until: z.number() });

export class PendingLogins {
  readonly #keyring: Keyring;
  readonly #clock: Clock;

  constructor(keyring: Keyring, clock: Clock) {
    this.#keyring = keyring;
    this.#clock = clock;
  }

  begin(login: PendingLogin): PageCookie {
    const value = this.#keyring.seal(
      'pending-login',
      '',
      JSON.stringify({ ...login, until: this.#clock.now() + LIFETIME }),
    );
    return { name: COOKIE, value, path: '/membership', maxAge: LIFETIME / 1000 };
  }

  /** `undefined`: none was begun, or too long ago. */
  read({ cookies }: PageRequest): PendingLogin | undefined {
    const opened = this.#keyring.open('pending-login', '', cookies.get(COOKIE) ?? '');
    if (opened === undefined) return undefined;
    const { userId, returnTo, until } = sealedLogin.parse(JSON.parse(opened));
    return this.#clock.now() < until ? { userId, returnTo } : undefined;
  }

  end(): PageCookie {
    return { name: COOKIE, value: '', path: '/membership', maxAge: 0 };
  }
}
