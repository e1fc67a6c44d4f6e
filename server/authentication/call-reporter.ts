/** Says in the audit trail who asked, for whom, by which form, and what came of it. */
import type { Store } from '../store/store.js';
import type { Audit } from './audit.js';
import type { Clock } from './clock.js';
import type { ErrorKey } from './errors.js';
import type { Keyring } from './keyring.js';
import type { Member } from './result-format.js';
import { Sampler } from './sampler.js';
import { canonicalName, usernameFlaw } from './users/usernames.js';

/** Of a call's context, what decisions and the audit trail need. */
export interface Caller {
  readonly operation: string;
  /** `soap11`, `soap12`, `http-get`, `http-post`; `page` for the membership pages. */
  readonly protocol: string;
  readonly remoteAddress?: string;
  /** Aborted when the caller has gone. */
  readonly signal?: AbortSignal;
}

export interface CallReporterDependencies {
  readonly audit: Audit;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly clock: Clock;
}

export class CallReporter {
  readonly #dependencies: CallReporterDependencies;
  /** Cookies are accepted on every page view, and anybody may send a wrong security password: once a minute is enough. */
  readonly #sampler = new Sampler({ interval: 60_000, size: 10_000 });

  constructor(dependencies: CallReporterDependencies) {
    this.#dependencies = dependencies;
  }

  /** Resolves when it is durable. `username` as given; one that nobody has is kept as a fingerprint, for people type passwords there. */
  async login(caller: Caller, consumer: string, username: string, outcome: ErrorKey | 'accepted'): Promise<void> {
    await this.#dependencies.audit.record(this.#entry(caller, consumer, await this.#subject(username), outcome));
  }

  async cookie(caller: Caller, consumer: string, member: Member | undefined): Promise<void> {
    const { audit } = this.#dependencies;
    const isNews = member === undefined || this.#sampler.isNews(`${consumer}\0${member.id}`);
    if (!isNews && audit.isWritable) return;
    const outcome = member === undefined ? 'invalid-cookie' : 'accepted';
    await audit.note(this.#entry(caller, consumer, member?.username ?? '', outcome));
  }

  async unknownConsumer(caller: Caller, outcome: ErrorKey): Promise<void> {
    if (!this.#sampler.isNews(caller.remoteAddress ?? '')) return;
    await this.#dependencies.audit.note(this.#entry(caller, '', '', outcome));
  }

  async #subject(username: string): Promise<string> {
    const { store, keyring } = this.#dependencies;
    const user = await store.users.byName(usernameFlaw(username) === undefined ? canonicalName(username) : '');
    return user?.username ?? `unknown ${keyring.hash('audit-subject', canonicalName(username)).slice(0, 16)}`;
  }

  #entry({ operation, protocol, remoteAddress = '' }: Caller, consumer: string, subject: string, outcome: string) {
    const at = this.#dependencies.clock.now();
    return { at, consumer, operation, form: protocol, subject, outcome, remote: remoteAddress };
  }
}
