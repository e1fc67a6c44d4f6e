// Generated from docs/examples/more-operations/Authentication.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import { bindService, soapServices } from 'soapwright/runtime';
import type { BoundService, CallContext, SoapServices } from 'soapwright/runtime';

import { descriptor } from './descriptor.js';
import { help } from './help.js';
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
import { schemas, wsdl } from './wsdl.js';

/** Authenticates the users of a membership system, by username and password or by the cookie of its login page. */
export interface AuthenticationService {
  /**
   * Checks a username and a password, and the second factor of users who have one, and returns the user. When a second
   * factor is needed and authenticationToken is missing, fails with error 16000: repeat the call with the code.
   *
   * @generated from operation Login
   */
  Login(request: Login, context: CallContext): Promise<LoginResponse> | LoginResponse;

  /**
   * Returns the user whom the membership system's own login page authenticated, given the login cookie that the page
   * set.
   *
   * @generated from operation AuthenticateCookie
   */
  AuthenticateCookie(
    request: AuthenticateCookie,
    context: CallContext,
  ): Promise<AuthenticateCookieResponse> | AuthenticateCookieResponse;

  /**
   * Gives a user a new password; ends the sessions the old one opened.
   *
   * @generated from operation ChangePassword
   */
  ChangePassword(
    request: ChangePassword,
    context: CallContext,
  ): Promise<ChangePasswordResponse> | ChangePasswordResponse;

  /**
   * Ends the session of a login cookie.
   *
   * @generated from operation Logout
   */
  Logout(request: Logout, context: CallContext): Promise<LogoutResponse> | LogoutResponse;

  /**
   * Counts the logins of a user since a moment.
   *
   * @generated from operation LoginCount
   */
  LoginCount(request: LoginCount, context: CallContext): Promise<LoginCountResponse> | LoginCountResponse;
}

/** The service for `createEndpoint`: every port of the contract. */
export function authenticationService(implementation: AuthenticationService): BoundService {
  return bindService(descriptor, { wsdl, schemas, help }, {
    Login: (request: Login, context) => implementation.Login(request, context),
    AuthenticateCookie: (request: AuthenticateCookie, context) => implementation.AuthenticateCookie(request, context),
    ChangePassword: (request: ChangePassword, context) => implementation.ChangePassword(request, context),
    Logout: (request: Logout, context) => implementation.Logout(request, context),
    LoginCount: (request: LoginCount, context) => implementation.LoginCount(request, context),
  });
}

/** The service as node-soap's own `soap.listen(server, path, services, wsdl)` takes it: SOAP only, by node-soap's rules. */
export function authenticationSoapServices(implementation: AuthenticationService): SoapServices {
  return soapServices(authenticationService(implementation));
}
