// Generated from docs/examples/more-operations/Authentication.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

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
        ChangePassword: {
          action: 'http://example.org/Authentication/ChangePassword',
          input: { body: { kind: 'element', element: 'ChangePassword' } },
          output: { body: { kind: 'element', element: 'ChangePasswordResponse' } },
        },
        Logout: {
          action: 'http://example.org/Authentication/Logout',
          input: { body: { kind: 'element', element: 'Logout' } },
          output: { body: { kind: 'element', element: 'LogoutResponse' } },
        },
        LoginCount: {
          action: 'http://example.org/Authentication/LoginCount',
          input: { body: { kind: 'element', element: 'LoginCount' } },
          output: { body: { kind: 'element', element: 'LoginCountResponse' } },
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
        ChangePassword: {
          action: 'http://example.org/Authentication/ChangePassword',
          input: { body: { kind: 'element', element: 'ChangePassword' } },
          output: { body: { kind: 'element', element: 'ChangePasswordResponse' } },
        },
        Logout: {
          action: 'http://example.org/Authentication/Logout',
          input: { body: { kind: 'element', element: 'Logout' } },
          output: { body: { kind: 'element', element: 'LogoutResponse' } },
        },
        LoginCount: {
          action: 'http://example.org/Authentication/LoginCount',
          input: { body: { kind: 'element', element: 'LoginCount' } },
          output: { body: { kind: 'element', element: 'LoginCountResponse' } },
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
        ChangePassword: {
          location: '/ChangePassword',
          input: 'url-encoded',
          parameters: [
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string' },
            { name: 'username', property: 'username', type: 'xs:string' },
            { name: 'password', property: 'password', type: 'xs:string' },
            { name: 'newPassword', property: 'newPassword', type: 'xs:string' },
          ],
          output: {
            kind: 'xml',
            element: { namespace: tns, name: 'boolean' },
            type: 'xs:boolean',
            property: 'ChangePasswordResult',
          },
        },
        Logout: {
          location: '/Logout',
          input: 'url-encoded',
          parameters: [
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string' },
            { name: 'loginCookie', property: 'loginCookie', type: 'xs:string' },
            { name: 'cookieDomain', property: 'cookieDomain', type: 'xs:string' },
          ],
          output: {
            kind: 'xml',
            element: { namespace: tns, name: 'boolean' },
            type: 'xs:boolean',
            property: 'LogoutResult',
          },
        },
        LoginCount: {
          location: '/LoginCount',
          input: 'url-encoded',
          parameters: [
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string' },
            { name: 'username', property: 'username', type: 'xs:string' },
            { name: 'since', property: 'since', type: 'xs:dateTime' },
          ],
          output: {
            kind: 'xml',
            element: { namespace: tns, name: 'int' },
            type: 'xs:int',
            property: 'LoginCountResult',
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
        ChangePassword: {
          location: '/ChangePassword',
          input: 'form',
          parameters: [
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string' },
            { name: 'username', property: 'username', type: 'xs:string' },
            { name: 'password', property: 'password', type: 'xs:string' },
            { name: 'newPassword', property: 'newPassword', type: 'xs:string' },
          ],
          output: {
            kind: 'xml',
            element: { namespace: tns, name: 'boolean' },
            type: 'xs:boolean',
            property: 'ChangePasswordResult',
          },
        },
        Logout: {
          location: '/Logout',
          input: 'form',
          parameters: [
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string' },
            { name: 'loginCookie', property: 'loginCookie', type: 'xs:string' },
            { name: 'cookieDomain', property: 'cookieDomain', type: 'xs:string' },
          ],
          output: {
            kind: 'xml',
            element: { namespace: tns, name: 'boolean' },
            type: 'xs:boolean',
            property: 'LogoutResult',
          },
        },
        LoginCount: {
          location: '/LoginCount',
          input: 'form',
          parameters: [
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string' },
            { name: 'username', property: 'username', type: 'xs:string' },
            { name: 'since', property: 'since', type: 'xs:dateTime' },
          ],
          output: {
            kind: 'xml',
            element: { namespace: tns, name: 'int' },
            type: 'xs:int',
            property: 'LoginCountResult',
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
    { name: 'ChangePassword', documentation: 'Gives a user a new password; ends the sessions the old one opened.' },
    { name: 'Logout', documentation: 'Ends the session of a login cookie.' },
    { name: 'LoginCount', documentation: 'Counts the logins of a user since a moment.' },
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
      ChangePassword: { namespace: tns, name: 'ChangePassword', type: 'ChangePassword' },
      ChangePasswordResponse: { namespace: tns, name: 'ChangePasswordResponse', type: 'ChangePasswordResponse' },
      Logout: { namespace: tns, name: 'Logout', type: 'Logout' },
      LogoutResponse: { namespace: tns, name: 'LogoutResponse', type: 'LogoutResponse' },
      LoginCount: { namespace: tns, name: 'LoginCount', type: 'LoginCount' },
      LoginCountResponse: { namespace: tns, name: 'LoginCountResponse', type: 'LoginCountResponse' },
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
      ChangePassword: {
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
              { kind: 'element', namespace: tns, name: 'newPassword', property: 'newPassword', type: 'xs:string' },
            ],
          },
        },
      },
      ChangePasswordResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'ChangePasswordResult',
                property: 'ChangePasswordResult',
                type: 'xs:boolean',
              },
            ],
          },
        },
      },
      Logout: {
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
      LogoutResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              { kind: 'element', namespace: tns, name: 'LogoutResult', property: 'LogoutResult', type: 'xs:boolean' },
            ],
          },
        },
      },
      LoginCount: {
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
              { kind: 'element', namespace: tns, name: 'since', property: 'since', type: 'xs:dateTime' },
            ],
          },
        },
      },
      LoginCountResponse: {
        kind: 'complex',
        content: {
          kind: 'elements',
          particle: {
            kind: 'sequence',
            particles: [
              {
                kind: 'element',
                namespace: tns,
                name: 'LoginCountResult',
                property: 'LoginCountResult',
                type: 'xs:int',
              },
            ],
          },
        },
      },
    },
  },
};
