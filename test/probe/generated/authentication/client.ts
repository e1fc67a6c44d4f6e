// Generated from test/probe/contract.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { connect } from 'soapwright/runtime/client';
import type { CallOptions, ClientOptions, Connection } from 'soapwright/runtime/client';

import { descriptor } from './descriptor.js';
import type { AuthenticateCookie, AuthenticateCookieResponse, Login, LoginResponse } from './types.js';

/** What service Authentication offers. */
export interface AuthenticationClient {
  /** @generated from operation Login */
  Login(request: Login, options?: CallOptions): Promise<LoginResponse>;

  /** @generated from operation AuthenticateCookie */
  AuthenticateCookie(request: AuthenticateCookie, options?: CallOptions): Promise<AuthenticateCookieResponse>;
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
}
