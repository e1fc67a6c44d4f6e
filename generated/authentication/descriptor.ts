// Generated from wsdl/Authentication.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'http://example.org/Authentication/';

export const descriptor: ServiceDescriptor = {
  name: 'Authentication',
  namespace: tns,
  documentation:
    'Authenticates the users of a membership system, by username and password or by the cookie of its login page.',
  ports: [
    {
      protocol: 'soap11',
      name: 'AuthenticationSoap',
      address: 'http://example.org/Authentication.asmx',
      operations: {
        Login: {
          action: 'http://example.org/Authentication/Login',
          input: { body: { kind: 'element', element: 'Login' } },
          output: { body: { kind: 'element', element: 'LoginResponse' } },
        },
        AuthenticateCookie: {
          action: 'http://example.org/Authentication/AuthenticateCookie',
          input: { body: { kind: 'element', element: 'AuthenticateCookie' } },
          output: { body: { kind: 'element', element: 'AuthenticateCookieResponse' } },
        },
      },
    },
    {
      protocol: 'soap12',
      name: 'AuthenticationSoap12',
      address: 'http://example.org/Authentication.asmx',
      operations: {
        Login: {
          action: 'http://example.org/Authentication/Login',
          input: { body: { kind: 'element', element: 'Login' } },
          output: { body: { kind: 'element', element: 'LoginResponse' } },
        },
        AuthenticateCookie: {
          action: 'http://example.org/Authentication/AuthenticateCookie',
          input: { body: { kind: 'element', element: 'AuthenticateCookie' } },
          output: { body: { kind: 'element', element: 'AuthenticateCookieResponse' } },
        },
      },
    },
    {
      protocol: 'http-get',
      name: 'AuthenticationHttpGet',
      address: 'http://example.org/Authentication.asmx',
      operations: {
        Login: {
          location: '/Login',
          input: 'url-encoded',
          parameters: [
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string' },
            { name: 'username', property: 'username', type: 'xs:string' },
            { name: 'password', property: 'password', type: 'xs:string' },
            { name: 'authenticationToken', property: 'authenticationToken', type: 'xs:string', min: 0 },
          ],
          output: {
            kind: 'xml',
            element: { namespace: tns, name: 'string' },
            type: 'xs:string',
            nillable: true,
            property: 'LoginResult',
          },
        },
        AuthenticateCookie: {
          location: '/AuthenticateCookie',
          input: 'url-encoded',
          parameters: [
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string' },
            { name: 'loginCookie', property: 'loginCookie', type: 'xs:string' },
            { name: 'cookieDomain', property: 'cookieDomain', type: 'xs:string' },
          ],
          output: {
            kind: 'xml',
            element: { namespace: tns, name: 'string' },
            type: 'xs:string',
            nillable: true,
            property: 'AuthenticateCookieResult',
          },
        },
      },
    },
    {
      protocol: 'http-post',
      name: 'AuthenticationHttpPost',
      address: 'http://example.org/Authentication.asmx',
      operations: {
        Login: {
          location: '/Login',
          input: 'form',
          parameters: [
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string' },
            { name: 'username', property: 'username', type: 'xs:string' },
            { name: 'password', property: 'password', type: 'xs:string' },
            { name: 'authenticationToken', property: 'authenticationToken', type: 'xs:string', min: 0 },
          ],
          output: {
            kind: 'xml',
            element: { namespace: tns, name: 'string' },
            type: 'xs:string',
            nillable: true,
            property: 'LoginResult',
          },
        },
        AuthenticateCookie: {
          location: '/AuthenticateCookie',
          input: 'form',
          parameters: [
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string' },
            { name: 'loginCookie', property: 'loginCookie', type: 'xs:string' },
            { name: 'cookieDomain', property: 'cookieDomain', type: 'xs:string' },
          ],
          output: {
            kind: 'xml',
            element: { namespace: tns, name: 'string' },
            type: 'xs:string',
            nillable: true,
            property: 'AuthenticateCookieResult',
          },
        },
      },
    },
  ],
  operations: [
    {
      name: 'Login',
      documentation:
        'Checks a username and a password, and the second factor of users who have one, and returns the user. When a second factor is needed and authenticationToken is missing, fails with error 16000: repeat the call with the code.',
    },
    {
      name: 'AuthenticateCookie',
      documentation:
        "Returns the user whom the membership system's own login page authenticated, given the login cookie that the page set.",
    },
  ],
  schema: {
    elements: {
      Login: { namespace: tns, name: 'Login', type: 'Login' },
      LoginResponse: { namespace: tns, name: 'LoginResponse', type: 'LoginResponse' },
      AuthenticateCookie: { namespace: tns, name: 'AuthenticateCookie', type: 'AuthenticateCookie' },
      AuthenticateCookieResponse: {
        namespace: tns,
        name: 'AuthenticateCookieResponse',
        type: 'AuthenticateCookieResponse',
      },
    },
    types: {
      Login: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'securityPassword',
                property: 'securityPassword',
                type: 'xs:string',
              },
              { kind: 'element', namespace: tns, name: 'username', property: 'username', type: 'xs:string' },
              { kind: 'element', namespace: tns, name: 'password', property: 'password', type: 'xs:string' },
              {
                kind: 'element',
                namespace: tns,
                name: 'authenticationToken',
                property: 'authenticationToken',
                type: 'xs:string',
                min: 0,
              },
            ],
          },
        },
      },
      LoginResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'LoginResult',
                property: 'LoginResult',
                type: 'xs:string',
                min: 0,
              },
            ],
          },
        },
      },
      AuthenticateCookie: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'securityPassword',
                property: 'securityPassword',
                type: 'xs:string',
              },
              { kind: 'element', namespace: tns, name: 'loginCookie', property: 'loginCookie', type: 'xs:string' },
              { kind: 'element', namespace: tns, name: 'cookieDomain', property: 'cookieDomain', type: 'xs:string' },
            ],
          },
        },
      },
      AuthenticateCookieResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'AuthenticateCookieResult',
                property: 'AuthenticateCookieResult',
                type: 'xs:string',
                min: 0,
              },
            ],
          },
        },
      },
    },
  },
};
