// The Authentication contract with three more operations; the two it had are left to the service there is.
import { createEndpoint, createHandler, createHttpServer, ServiceFault } from 'soapwright/runtime';
import type { CallContext } from 'soapwright/runtime';
import type { AuthenticationService as TheServiceThereIs } from '../../../generated/authentication/server.js';
import { authenticationService } from './generated/authentication/server.js';
import type { AuthenticationService } from './generated/authentication/server.js';
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
} from './generated/authentication/types.js';

export class MoreOperations implements AuthenticationService {
  readonly #logins: { readonly username: string; readonly at: number }[] = [];

  constructor(private readonly service: TheServiceThereIs) {}

  async Login(request: Login, context: CallContext): Promise<LoginResponse> {
    const response = await this.service.Login(request, context);
    this.#logins.push({ username: request.username, at: Date.now() });
    return response;
  }

  async AuthenticateCookie(request: AuthenticateCookie, context: CallContext): Promise<AuthenticateCookieResponse> {
    return this.service.AuthenticateCookie(request, context);
  }

  async ChangePassword(request: ChangePassword, context: CallContext): Promise<ChangePasswordResponse> {
    await this.service.Login(request, context);
    if (request.newPassword.length < 8) throw new ServiceFault('The new password is too short');
    return { ChangePasswordResult: true };
  }

  Logout({ loginCookie }: Logout): LogoutResponse {
    return { LogoutResult: loginCookie !== '' };
  }

  LoginCount({ username, since }: LoginCount): LoginCountResponse {
    const from = Date.parse(since);
    return { LoginCountResult: this.#logins.filter((login) => login.username === username && login.at >= from).length };
  }
}

export function moreOperationsServer(service: TheServiceThereIs) {
  return createHttpServer(createHandler(createEndpoint(authenticationService(new MoreOperations(service)))));
}
