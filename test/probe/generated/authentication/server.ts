// Generated from test/probe/contract.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
import type { AuthenticateCookie, AuthenticateCookieResponse, Login, LoginResponse } from './types.js';
import { schemas, wsdl } from './wsdl.js';

/** What an implementation of service Authentication provides. */
export interface AuthenticationService {
  /** @generated from operation Login */
  Login(request: Login, context: CallContext): Promise<LoginResponse> | LoginResponse;

  /** @generated from operation AuthenticateCookie */
  AuthenticateCookie(
    request: AuthenticateCookie,
    context: CallContext,
  ): Promise<AuthenticateCookieResponse> | AuthenticateCookieResponse;
}

/** The service for `createEndpoint`: every port of the contract. */
export function authenticationService(implementation: AuthenticationService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Login: (request: Login, context) => implementation.Login(request, context),
    AuthenticateCookie: (request: AuthenticateCookie, context) => implementation.AuthenticateCookie(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function authenticationSoapServices(implementation: AuthenticationService): SoapServices {
  return soapServices(authenticationService(implementation));
}
