// Generated from test/probe/contract.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** @generated from element Login */
export interface Login {
  securityPassword?: string;
  username?: string;
  password?: string;
  authenticationToken?: string;
}

/** @generated from element LoginResponse */
export interface LoginResponse {
  LoginResult?: string;
}

/** @generated from element AuthenticateCookie */
export interface AuthenticateCookie {
  securityPassword?: string;
  loginCookie?: string;
  cookieDomain?: string;
}

/** @generated from element AuthenticateCookieResponse */
export interface AuthenticateCookieResponse {
  AuthenticateCookieResult?: string;
}
