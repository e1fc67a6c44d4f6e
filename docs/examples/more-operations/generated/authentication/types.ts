// Generated from docs/examples/more-operations/Authentication.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** @generated from element Login */
export interface Login {
  /** The service-level password of the calling application. */
  securityPassword: string;
  /** The name of the user to log in. */
  username: string;
  /** The user's password. */
  password: string;
  /** The code from the user's authenticator. Needed on the second call, when the first one failed with error 16000. */
  authenticationToken?: string;
}

/** @generated from element LoginResponse */
export interface LoginResponse {
  /** The user who was logged in. */
  LoginResult?: string;
}

/** @generated from element AuthenticateCookie */
export interface AuthenticateCookie {
  /** The service-level password of the calling application. */
  securityPassword: string;
  /** The value of the login cookie that the membership system's login page set. */
  loginCookie: string;
  /** The domain of that cookie. */
  cookieDomain: string;
}

/** @generated from element AuthenticateCookieResponse */
export interface AuthenticateCookieResponse {
  /** The user whom the login page authenticated. */
  AuthenticateCookieResult?: string;
}

/** @generated from element ChangePassword */
export interface ChangePassword {
  /** The service-level password of the calling application. */
  securityPassword: string;
  /** The name of the user. */
  username: string;
  /** The password the user has. */
  password: string;
  /** The password the user gets. */
  newPassword: string;
}

/** @generated from element ChangePasswordResponse */
export interface ChangePasswordResponse {
  /** Whether the password was changed. */
  ChangePasswordResult: boolean;
}

/** @generated from element Logout */
export interface Logout {
  /** The service-level password of the calling application. */
  securityPassword: string;
  /** The value of the login cookie. */
  loginCookie: string;
  /** The domain of that cookie. */
  cookieDomain: string;
}

/** @generated from element LogoutResponse */
export interface LogoutResponse {
  /** Whether there was a session. */
  LogoutResult: boolean;
}

/** @generated from element LoginCount */
export interface LoginCount {
  /** The service-level password of the calling application. */
  securityPassword: string;
  /** The name of the user. */
  username: string;
  /** From when on. */
  since: string;
}

/** @generated from element LoginCountResponse */
export interface LoginCountResponse {
  /** How many. */
  LoginCountResult: number;
}
