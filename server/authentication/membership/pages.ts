/**
 * The membership system's own pages: log in (with the second step), see the account, set up an authenticator, log out. They decide by the same
 * `Login` as the four forms, so attempts here and there are counted together.
 */
import type { Store } from '../../store/store.js';
import type { LiveSession } from '../../store/login-sessions.js';
import type { UserRecord } from '../../store/users.js';
import type { CallReporter, Caller } from '../call-reporter.js';
import type { Clock } from '../clock.js';
import { asAuthenticationError, AuthenticationError } from '../errors.js';
import type { ErrorKey } from '../errors.js';
import type { Keyring } from '../keyring.js';
import type { Login } from '../login.js';
import type { MultiFactor } from '../multi-factor.js';
import type { CookieDomains } from './cookie-domains.js';
import { EnrolmentPage } from './enrolment-page.js';
import { FormGuard } from './form-guard.js';
import { LOGIN_COOKIE } from './login-cookies.js';
import type { LoginCookies } from './login-cookies.js';
import { redirect } from './page.js';
import type { PageAnswer, PageCookie, PageRequest } from './page.js';
import { PendingLogins } from './pending-login.js';
import { returnTarget } from './return-target.js';
import { accountView, codeView, loginView, messageView } from './views.js';

export interface PagesDependencies {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly login: Login;
  readonly multiFactor: MultiFactor;
  readonly domains: CookieDomains;
  readonly loginCookies: LoginCookies;
  readonly reporter: CallReporter;
}

const LOGIN = '/membership/login';

export class MembershipPages {
  readonly #dependencies: PagesDependencies;
  readonly #guard: FormGuard;
  readonly #pending: PendingLogins;
  readonly #enrolment: EnrolmentPage;

  constructor(dependencies: PagesDependencies) {
    this.#dependencies = dependencies;
    this.#guard = new FormGuard(dependencies.keyring);
    this.#pending = new PendingLogins(dependencies.keyring, dependencies.clock);
    this.#enrolment = new EnrolmentPage(dependencies, this.#guard);
  }

  /** Answers every request; an outage is a page too. */
  async answer(request: PageRequest): Promise<PageAnswer> {
    if (request.method === 'POST' && !this.#guard.accepts(request)) {
      return { status: 403, page: messageView('Please try again', 'This form is no longer valid.') };
    }
    try {
      return await this.#route(request);
    } catch (thrown) {
      const error = asAuthenticationError(thrown);
      if (error instanceof AuthenticationError && error.isOutage)
        return { status: 503, page: messageView('Not now', `${error.message}.`) };
      throw error;
    }
  }

  #route(request: PageRequest): Promise<PageAnswer> {
    switch (`${request.method} ${request.path}`) {
      case 'GET /login':
        return this.#showLogin(request);
      case 'POST /login':
        return this.#submitLogin(request);
      case 'GET /token':
        return this.#showToken(request);
      case 'POST /token':
        return this.#submitToken(request);
      case 'GET /account':
        return this.#signedIn(request, (session) => this.#showAccount(request, session.user));
      case 'GET /enrol':
        return this.#signedIn(request, (session) => this.#enrolment.show(request, session.user));
      case 'POST /enrol':
        return this.#signedIn(request, (session) => this.#enrolment.submit(request, session.user));
      case 'POST /logout':
        return this.#logOut(request);
      default:
        return Promise.resolve({ status: 404, page: messageView('Not here', 'There is no such page.') });
    }
  }

  async #showLogin(request: PageRequest, alert?: string): Promise<PageAnswer> {
    const { field, cookies } = this.#guard.guard(request);
    const username = alert === undefined ? '' : (request.form.get('username') ?? '');
    return { status: alert === undefined ? 200 : 401, page: loginView({ field, alert }, username), cookies };
  }

  async #submitLogin(request: PageRequest): Promise<PageAnswer> {
    const { login, multiFactor, domains } = this.#dependencies;
    const username = request.form.get('username') ?? '';
    const returnTo = returnTarget(request.query.get('return'), domains);
    return this.#attempt(
      request,
      username,
      (alert) => this.#showLogin(request, alert),
      async () => {
        const user = await login.checkPassword(username, request.form.get('password') ?? '');
        if ((await multiFactor.factorOf(user)) === undefined) return this.#logIn(request, user, returnTo);
        return redirect('/membership/token', [this.#pending.begin({ userId: user.id, returnTo })]);
      },
    );
  }

  async #showToken(request: PageRequest, alert?: string): Promise<PageAnswer> {
    if (this.#pending.read(request) === undefined) return redirect(LOGIN);
    const { field, cookies } = this.#guard.guard(request);
    const page = codeView({ field, alert }, request.query.has('recovery'));
    return { status: alert === undefined ? 200 : 401, page, cookies };
  }

  async #submitToken(request: PageRequest): Promise<PageAnswer> {
    const pending = this.#pending.read(request);
    const user = pending && (await this.#dependencies.store.users.byId(pending.userId));
    if (pending === undefined || user === undefined || user.disabled) return redirect(LOGIN);
    return this.#attempt(
      request,
      user.username,
      (alert) => this.#showToken(request, alert),
      async () => {
        await this.#dependencies.login.checkSecondFactor(user, request.form.get('code') ?? '');
        return this.#logIn(request, user, pending.returnTo);
      },
    );
  }

  async #showAccount(request: PageRequest, user: UserRecord): Promise<PageAnswer> {
    const { store, multiFactor } = this.#dependencies;
    const { field, cookies } = this.#guard.guard(request);
    const page = accountView(
      { field },
      {
        user,
        hasSecondFactor: (await multiFactor.factorOf(user)) !== undefined,
        recoveryCodes: await store.secondFactors.recoveryCodesLeft(user.id),
        sessions: await store.sessions.countOf(user.id),
      },
    );
    return { status: 200, page, cookies };
  }

  async #logOut(request: PageRequest): Promise<PageAnswer> {
    const { loginCookies, store } = this.#dependencies;
    const session = await this.#sessionOf(request);
    if (session !== undefined && request.form.has('everywhere')) await store.sessions.removeAllOf(session.userId);
    if (session !== undefined) await loginCookies.end(request.cookies.get(LOGIN_COOKIE) ?? '');
    return redirect(LOGIN, [{ ...this.#loginCookie(request, ''), maxAge: 0 }]);
  }

  /** On record first, then the cookie; a session that this browser had before ends. */
  async #logIn(request: PageRequest, user: UserRecord, returnTo: string): Promise<PageAnswer> {
    const { loginCookies, reporter, domains } = this.#dependencies;
    await reporter.login(callerOf(request), 'membership', user.username, 'accepted');
    const before = request.cookies.get(LOGIN_COOKIE);
    if (before !== undefined) await loginCookies.end(before);
    const domain = domains.covering(request.host)[0] ?? domains.all[0] ?? request.host;
    const value = await loginCookies.issue(user, domain);
    return redirect(returnTo, [this.#loginCookie(request, value), this.#pending.end()]);
  }

  /** An attempt that fails for the user's own reasons is put on record and shows the form again. */
  async #attempt(
    request: PageRequest,
    username: string,
    again: (alert: string) => Promise<PageAnswer>,
    work: () => Promise<PageAnswer>,
  ): Promise<PageAnswer> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AuthenticationError) || error.isOutage) throw error;
      await this.#dependencies.reporter.login(callerOf(request), 'membership', username, error.key);
      return again(alerts[error.key] ?? error.message);
    }
  }

  async #signedIn(request: PageRequest, show: (session: LiveSession) => Promise<PageAnswer>): Promise<PageAnswer> {
    const session = await this.#sessionOf(request);
    return session === undefined ? redirect(LOGIN) : show(session);
  }

  #sessionOf({ cookies }: PageRequest): Promise<LiveSession | undefined> {
    return this.#dependencies.loginCookies.sessionOf(cookies.get(LOGIN_COOKIE) ?? '');
  }

  /** For the whole cookie domain, so that the sites which call the service receive it; for this host alone where it has no domain. */
  #loginCookie({ host }: PageRequest, value: string): PageCookie {
    const domain = this.#dependencies.domains.covering(host)[0];
    const isDomain = domain !== undefined && domain.includes('.') && !/[:]|^[\d.]+$/.test(domain);
    return { name: LOGIN_COOKIE, value, path: '/', domain: isDomain ? domain : undefined };
  }
}

const alerts: Partial<Record<ErrorKey, string>> = {
  'invalid-credentials': 'The user name or the password is not right.',
  'invalid-token': 'The code is not right, or has been used.',
  'token-required': 'Please enter the code.',
};

function callerOf({ path, remoteAddress }: PageRequest): Caller {
  return { operation: path.slice(1), protocol: 'page', remoteAddress };
}
