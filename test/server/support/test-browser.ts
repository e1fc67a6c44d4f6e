/** A browser without scripts and without sockets: keeps cookies, and fills in the form that it was shown. */
import type { PageAnswer } from '../../../server/authentication/membership/page.js';
import type { MembershipPages } from '../../../server/authentication/membership/pages.js';

export class TestBrowser {
  readonly #pages: MembershipPages;
  readonly #cookies = new Map<string, string>();
  #html = '';

  constructor(pages: MembershipPages) {
    this.#pages = pages;
  }

  get(path: string): Promise<PageAnswer> {
    return this.#ask('GET', path, new URLSearchParams());
  }

  /** For what comes next. */
  async visit(path: string): Promise<this> {
    await this.get(path);
    return this;
  }

  submit(path: string, fields: Readonly<Record<string, string>>): Promise<PageAnswer> {
    const hidden = [...this.#html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const form = new URLSearchParams(hidden.map(([, name = '', value = '']): [string, string] => [name, value]));
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return this.#ask('POST', path, form);
  }

  /** As alice. */
  async logIn(): Promise<this> {
    await this.visit('/login');
    await this.submit('/login', { username: 'alice', password: 'alice-password' });
    return this;
  }

  async #ask(method: string, path: string, form: URLSearchParams): Promise<PageAnswer> {
    const request = { method, path, form, cookies: this.#cookies, query: new URLSearchParams() };
    const caller = { host: 'example.org', isSecure: true, isForeign: false, remoteAddress: '192.0.2.1' };
    const answer = await this.#pages.answer({ ...request, ...caller });
    for (const { name, value } of answer.cookies ?? []) this.#cookies.set(name, value);
    this.#html = answer.page?.text ?? this.#html;
    return answer;
  }
}
