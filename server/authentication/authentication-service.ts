/**
 * The service behind the contract: whoever calls proves to be a known consumer, then a user or a cookie is decided on, the decision is put on
 * record, and the answer gets the configured form.
 */
import type { AuthenticationService as Contract } from '../../generated/authentication/server.js';
import type {
  AuthenticateCookie,
  AuthenticateCookieResponse,
  Login as LoginRequest,
  LoginResponse,
} from '../../generated/authentication/types.js';
import type { CallReporter, Caller } from './call-reporter.js';
import { asAuthenticationError, AuthenticationError, faultOf } from './errors.js';
import type { ErrorKey } from './errors.js';
import type { Login } from './login.js';
import { memberFrom } from './membership/login-cookies.js';
import type { Membership } from './membership/membership.js';
import { formatFailure, formatMember } from './result-format.js';
import type { Member, ResultFormat } from './result-format.js';
import type { SecurityGate } from './security-password.js';

export interface AuthenticationDependencies {
  readonly gate: SecurityGate;
  readonly login: Login;
  readonly membership: Membership;
  readonly reporter: CallReporter;
  readonly resultFormat: ResultFormat;
  readonly failures: FailureForm;
  /** Counts what was decided. */
  readonly onOutcome?: (operation: string, outcome: Outcome) => void;
  /** Is told why nothing could be decided. */
  readonly onOutage?: (error: unknown) => void;
}

/** Where a failure appears: as a fault, or inside the result string. */
export type FailureForm = 'fault' | 'result';

export type Outcome = 'accepted' | ErrorKey;

export class AuthenticationService implements Contract {
  readonly #dependencies: AuthenticationDependencies;

  constructor(dependencies: AuthenticationDependencies) {
    this.#dependencies = dependencies;
  }

  async Login(request: LoginRequest, caller: Caller): Promise<LoginResponse> {
    return {
      LoginResult: await this.#answer(caller, request.securityPassword, (consumer) =>
        this.#login(request, caller, consumer),
      ),
    };
  }

  async AuthenticateCookie(request: AuthenticateCookie, caller: Caller): Promise<AuthenticateCookieResponse> {
    const decide = (consumer: string): Promise<Member> => this.#cookie(request, caller, consumer);
    return { AuthenticateCookieResult: await this.#answer(caller, request.securityPassword, decide) };
  }

  /** The result string for a decision. What nobody foresaw is thrown as it is. */
  async #answer(
    caller: Caller,
    securityPassword: string,
    decide: (consumer: string) => Promise<Member>,
  ): Promise<string> {
    const { resultFormat, failures, onOutcome, onOutage } = this.#dependencies;
    try {
      const member = await decide(await this.#consumerOf(caller, securityPassword));
      onOutcome?.(caller.operation, 'accepted');
      return formatMember(member, resultFormat);
    } catch (thrown) {
      const error = asAuthenticationError(thrown);
      if (!(error instanceof AuthenticationError)) throw error;
      onOutcome?.(caller.operation, error.key);
      if (error.key === 'unavailable') onOutage?.(error);
      if (failures === 'result' && !error.isOutage) return formatFailure(error, resultFormat);
      throw faultOf(error);
    }
  }

  async #consumerOf(caller: Caller, securityPassword: string): Promise<string> {
    const { gate, reporter } = this.#dependencies;
    try {
      return await gate.consumerOf(securityPassword);
    } catch (error) {
      if (error instanceof AuthenticationError) await reporter.unknownConsumer(caller, error.key);
      throw error;
    }
  }

  /** On record before it is answered: where nothing can be written, nobody is authenticated. */
  async #login(request: LoginRequest, caller: Caller, consumer: string): Promise<Member> {
    const { login, reporter } = this.#dependencies;
    try {
      const user = await login.decide({ ...request, token: request.authenticationToken, signal: caller.signal });
      await reporter.login(caller, consumer, user.username, 'accepted');
      return memberFrom(user);
    } catch (error) {
      if (error instanceof AuthenticationError && !error.isOutage) {
        await reporter.login(caller, consumer, request.username, error.key);
      }
      throw error;
    }
  }

  async #cookie(request: AuthenticateCookie, caller: Caller, consumer: string): Promise<Member> {
    const { membership, reporter } = this.#dependencies;
    const member = await membership.memberOf(request.loginCookie, request.cookieDomain);
    await reporter.cookie(caller, consumer, member);
    if (member === undefined) throw new AuthenticationError('invalid-cookie');
    return member;
  }
}
