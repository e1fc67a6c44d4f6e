/**
 * Forms that only our own pages can send: a random cookie, and in each form the keyed hash of it, which no other site can read or make. The cookie is
 * `SameSite=Lax`, so other sites' forms do not even carry it.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';

import type { Keyring } from '../keyring.js';
import { html } from './html.js';
import type { Html } from './html.js';
import type { PageCookie, PageRequest } from './page.js';

const COOKIE = 'membership_form';
const FIELD = 'form';

export interface GuardedForm {
  /** Stands in every form. */
  readonly field: Html;
  /** To be set with the page, when the browser has none yet. */
  readonly cookies: readonly PageCookie[];
}

export class FormGuard {
  readonly #keyring: Keyring;

  constructor(keyring: Keyring) {
    this.#keyring = keyring;
  }

  guard(request: PageRequest): GuardedForm {
    const present = this.#present(request);
    const value = present ?? randomBytes(16).toString('base64url');
    return {
      field: html`<input type="hidden" name="${FIELD}" value="${this.#keyring.hash('form', value)}" />`,
      cookies: present === undefined ? [{ name: COOKIE, value, path: '/membership' }] : [],
    };
  }

  /** Whether the form came from one of our pages, in this browser. */
  accepts(request: PageRequest): boolean {
    const value = this.#present(request);
    if (value === undefined || request.isForeign) return false;
    const expected = Buffer.from(this.#keyring.hash('form', value));
    const given = Buffer.from(request.form.get(FIELD) ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #present({ cookies }: PageRequest): string | undefined {
    const value = cookies.get(COOKIE);
    return value !== undefined && /^[\w-]{22}$/.test(value) ? value : undefined;
  }
}
