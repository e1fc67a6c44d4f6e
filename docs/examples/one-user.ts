// The README's walkthrough, whole: a class that fills the skeleton, served through all four forms.
import { createServer } from 'node:http';
import { authenticationService } from '../../generated/authentication/server.js';
import type { AuthenticationService } from '../../generated/authentication/server.js';
import type { AuthenticateCookieResponse, Login, LoginResponse } from '../../generated/authentication/types.js';
import { createEndpoint, createHandler, ServiceFault } from 'soapwright/runtime';

export class OneUser implements AuthenticationService {
  Login(request: Login): LoginResponse {
    if (request.username !== 'ann' || request.password !== 'secret') {
      throw new ServiceFault('Invalid username or password');
    }
    return { LoginResult: 'Ann' };
  }

  AuthenticateCookie(): AuthenticateCookieResponse {
    throw new ServiceFault('Invalid login cookie');
  }
}

const endpoint = createEndpoint(authenticationService(new OneUser()));
export const server = createServer(createHandler(endpoint));
