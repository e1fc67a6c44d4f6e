/**
 * Setting up an authenticator: the member sees a new secret, proves to be the one who knows the password (and the present second factor), and that the app
 * shows the right code. Only then it is stored. Until then the secret travels in the form, sealed for this member.
 */
import { z } from 'zod';

import type { UserRecord } from '../../store/users.js';
import { AuthenticationError } from '../errors.js';
import type { Enrolment } from '../multi-factor.js';
import type { FormGuard } from './form-guard.js';
import type { PageAnswer, PageRequest } from './page.js';
import type { PagesDependencies } from './pages.js';
import { enrolView, recoveryCodesView } from './views.js';

/** Milliseconds. */
const LIFETIME = 30 * 60_000;

const proposal = z.object({ secret: z.string(), until: z.number() });

export class EnrolmentPage {
  readonly #dependencies: PagesDependencies;
  readonly #guard: FormGuard;

  constructor(dependencies: PagesDependencies, guard: FormGuard) {
    this.#dependencies = dependencies;
    this.#guard = guard;
  }

  show(request: PageRequest, user: UserRecord): Promise<PageAnswer> {
    return this.#show(request, user, this.#dependencies.multiFactor.propose(user.username));
  }

  async submit(request: PageRequest, user: UserRecord): Promise<PageAnswer> {
    const { multiFactor } = this.#dependencies;
    const secret = this.#open(user, request.form.get('enrolment') ?? '');
    if (secret === undefined) return this.show(request, user);
    const enrolment = multiFactor.propose(user.username, secret);
    const flaw = await this.#flawOfProof(request, user);
    if (flaw !== undefined) return this.#show(request, user, enrolment, flaw);
    const step = multiFactor.stepOf(secret, request.form.get('code') ?? '');
    if (step === undefined)
      return this.#show(request, user, enrolment, 'The code is not the one the app shows for this key.');
    return { status: 200, page: recoveryCodesView(await multiFactor.enrol(user, secret, step)) };
  }

  /** Why this is not proven to be the member; wrong attempts count as at the login. */
  async #flawOfProof({ form }: PageRequest, user: UserRecord): Promise<string | undefined> {
    const { login } = this.#dependencies;
    try {
      await login.decide({
        username: user.username,
        password: form.get('password') ?? '',
        token: form.get('present') ?? '',
      });
      return undefined;
    } catch (error) {
      if (!(error instanceof AuthenticationError) || error.isOutage) throw error;
      return error.key === 'invalid-credentials'
        ? 'The password is not right.'
        : 'The code of your present authenticator is not right.';
    }
  }

  async #show(request: PageRequest, user: UserRecord, enrolment: Enrolment, alert?: string): Promise<PageAnswer> {
    const { multiFactor, keyring, clock } = this.#dependencies;
    const { field, cookies } = this.#guard.guard(request);
    const text = JSON.stringify({ secret: enrolment.secret, until: clock.now() + LIFETIME });
    const sealed = keyring.seal('enrolment', String(user.id), text);
    const hasSecondFactor = (await multiFactor.factorOf(user)) !== undefined;
    const page = enrolView({ field, alert }, { enrolment, sealed, hasSecondFactor, username: user.username });
    return { status: alert === undefined ? 200 : 400, page, cookies };
  }

  #open(user: UserRecord, sealed: string): string | undefined {
    const { keyring, clock } = this.#dependencies;
    const opened = keyring.open('enrolment', String(user.id), sealed);
    if (opened === undefined) return undefined;
    const { secret, until } = proposal.parse(JSON.parse(opened));
    return clock.now() < until ? secret : undefined;
  }
}
