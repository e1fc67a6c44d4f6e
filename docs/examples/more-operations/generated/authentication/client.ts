// Generated from docs/examples/more-operations/Authentication.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type {
  AuthenticateCookie,
  AuthenticateCookieResponse,
  ChangePassword,
  ChangePasswordResponse,
  Login,
  LoginCount,
  LoginCountResponse,
  LoginResponse,
  Logout,
  LogoutResponse,
} from './types.js';

/** Authenticates the users of a membership system, by username and password or by the cookie of its login page. */
export interface AuthenticationClient {
  /**
   * Checks a username and a password, and the second factor of users who have one, and returns the user. When a second
   * factor is needed and authenticationToken is missing, fails with error 16000: repeat the call with the code.
   *
   * @generated from operation Login
   */
  Login(request: Login, options?: CallOptions): Promise<LoginResponse>;

  /**
   * Returns the user whom the membership system's own login page authenticated, given the login cookie that the page
   * set.
   *
   * @generated from operation AuthenticateCookie
   */
  AuthenticateCookie(request: AuthenticateCookie, options?: CallOptions): Promise<AuthenticateCookieResponse>;

  /**
   * Gives a user a new password; ends the sessions the old one opened.
   *
   * @generated from operation ChangePassword
   */
  ChangePassword(request: ChangePassword, options?: CallOptions): Promise<ChangePasswordResponse>;

  /**
   * Ends the session of a login cookie.
   *
   * @generated from operation Logout
   */
  Logout(request: Logout, options?: CallOptions): Promise<LogoutResponse>;

  /**
   * Counts the logins of a user since a moment.
   *
   * @generated from operation LoginCount
   */
  LoginCount(request: LoginCount, options?: CallOptions): Promise<LoginCountResponse>;
}

/** Port AuthenticationSoap: SOAP 1.1. */
export class AuthenticationSoapClient implements AuthenticationClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'AuthenticationSoap', options);
  }

  Login(request: Login, options?: CallOptions): Promise<LoginResponse> {
    return this.#connection.call<LoginResponse>('Login', request, options);
  }

  AuthenticateCookie(request: AuthenticateCookie, options?: CallOptions): Promise<AuthenticateCookieResponse> {
    return this.#connection.call<AuthenticateCookieResponse>('AuthenticateCookie', request, options);
  }

  ChangePassword(request: ChangePassword, options?: CallOptions): Promise<ChangePasswordResponse> {
    return this.#connection.call<ChangePasswordResponse>('ChangePassword', request, options);
  }

  Logout(request: Logout, options?: CallOptions): Promise<LogoutResponse> {
    return this.#connection.call<LogoutResponse>('Logout', request, options);
  }

  LoginCount(request: LoginCount, options?: CallOptions): Promise<LoginCountResponse> {
    return this.#connection.call<LoginCountResponse>('LoginCount', request, options);
  }
}

/** Port AuthenticationSoap12: SOAP 1.2. */
export class AuthenticationSoap12Client implements AuthenticationClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'AuthenticationSoap12', options);
  }

  Login(request: Login, options?: CallOptions): Promise<LoginResponse> {
    return this.#connection.call<LoginResponse>('Login', request, options);
  }

  AuthenticateCookie(request: AuthenticateCookie, options?: CallOptions): Promise<AuthenticateCookieResponse> {
    return this.#connection.call<AuthenticateCookieResponse>('AuthenticateCookie', request, options);
  }

  ChangePassword(request: ChangePassword, options?: CallOptions): Promise<ChangePasswordResponse> {
    return this.#connection.call<ChangePasswordResponse>('ChangePassword', request, options);
  }

  Logout(request: Logout, options?: CallOptions): Promise<LogoutResponse> {
    return this.#connection.call<LogoutResponse>('Logout', request, options);
  }

  LoginCount(request: LoginCount, options?: CallOptions): Promise<LoginCountResponse> {
    return this.#connection.call<LoginCountResponse>('LoginCount', request, options);
  }
}

/** Port AuthenticationHttpGet: HTTP GET. */
export class AuthenticationHttpGetClient implements AuthenticationClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'AuthenticationHttpGet', options);
  }

  Login(request: Login, options?: CallOptions): Promise<LoginResponse> {
    return this.#connection.call<LoginResponse>('Login', request, options);
  }

  AuthenticateCookie(request: AuthenticateCookie, options?: CallOptions): Promise<AuthenticateCookieResponse> {
    return this.#connection.call<AuthenticateCookieResponse>('AuthenticateCookie', request, options);
  }

  ChangePassword(request: ChangePassword, options?: CallOptions): Promise<ChangePasswordResponse> {
    return this.#connection.call<ChangePasswordResponse>('ChangePassword', request, options);
  }

  Logout(request: Logout, options?: CallOptions): Promise<LogoutResponse> {
    return this.#connection.call<LogoutResponse>('Logout', request, options);
  }

  LoginCount(request: LoginCount, options?: CallOptions): Promise<LoginCountResponse> {
    return this.#connection.call<LoginCountResponse>('LoginCount', request, options);
  }
}

/** Port AuthenticationHttpPost: HTTP POST. */
export class AuthenticationHttpPostClient implements AuthenticationClient {
  readonly #connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.#connection = connect(descriptor, 'AuthenticationHttpPost', options);
  }

  Login(request: Login, options?: CallOptions): Promise<LoginResponse> {
    return this.#connection.call<LoginResponse>('Login', request, options);
  }

  AuthenticateCookie(request: AuthenticateCookie, options?: CallOptions): Promise<AuthenticateCookieResponse> {
    return this.#connection.call<AuthenticateCookieResponse>('AuthenticateCookie', request, options);
  }

  ChangePassword(request: ChangePassword, options?: CallOptions): Promise<ChangePasswordResponse> {
    return this.#connection.call<ChangePasswordResponse>('ChangePassword', request, options);
  }

  Logout(request: Logout, options?: CallOptions): Promise<LogoutResponse> {
    return this.#connection.call<LogoutResponse>('Logout', request, options);
  }

  LoginCount(request: LoginCount, options?: CallOptions): Promise<LoginCountResponse> {
    return this.#connection.call<LoginCountResponse>('LoginCount', request, options);
  }
}
