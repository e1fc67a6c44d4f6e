// Generated from test/probe/contract.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { ServiceDescriptor } from 'soapwright/runtime';

const tns = 'http://ws.example.com/authentication/';

export const descriptor: ServiceDescriptor = {
  name: 'Authentication',
  namespace: tns,
  ports: [
    {
      protocol: 'soap11',
      name: 'AuthenticationSoap',
      address: 'http://ws.example.com/Authentication.asmx',
      operations: {
        Login: {
          action: 'http://ws.example.com/authentication/Login',
          input: { body: { kind: 'element', element: 'Login' } },
          output: { body: { kind: 'element', element: 'LoginResponse' } },
        },
        AuthenticateCookie: {
          action: 'http://ws.example.com/authentication/AuthenticateCookie',
          input: { body: { kind: 'element', element: 'AuthenticateCookie' } },
          output: { body: { kind: 'element', element: 'AuthenticateCookieResponse' } },
        },
      },
    },
    {
      protocol: 'soap12',
      name: 'AuthenticationSoap12',
      address: 'http://ws.example.com/Authentication.asmx',
      operations: {
        Login: {
          action: 'http://ws.example.com/authentication/Login',
          input: { body: { kind: 'element', element: 'Login' } },
          output: { body: { kind: 'element', element: 'LoginResponse' } },
        },
        AuthenticateCookie: {
          action: 'http://ws.example.com/authentication/AuthenticateCookie',
          input: { body: { kind: 'element', element: 'AuthenticateCookie' } },
          output: { body: { kind: 'element', element: 'AuthenticateCookieResponse' } },
        },
      },
    },
    {
      protocol: 'http-get',
      name: 'AuthenticationHttpGet',
      address: 'http://ws.example.com/Authentication.asmx',
      operations: {
        Login: {
          location: '/Login',
          input: 'url-encoded',
          parameters: [
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string', min: 0 },
            { name: 'username', property: 'username', type: 'xs:string', min: 0 },
            { name: 'password', property: 'password', type: 'xs:string', min: 0 },
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
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string', min: 0 },
            { name: 'loginCookie', property: 'loginCookie', type: 'xs:string', min: 0 },
            { name: 'cookieDomain', property: 'cookieDomain', type: 'xs:string', min: 0 },
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
      address: 'http://ws.example.com/Authentication.asmx',
      operations: {
        Login: {
          location: '/Login',
          input: 'form',
          parameters: [
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string', min: 0 },
            { name: 'username', property: 'username', type: 'xs:string', min: 0 },
            { name: 'password', property: 'password', type: 'xs:string', min: 0 },
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
            { name: 'securityPassword', property: 'securityPassword', type: 'xs:string', min: 0 },
            { name: 'loginCookie', property: 'loginCookie', type: 'xs:string', min: 0 },
            { name: 'cookieDomain', property: 'cookieDomain', type: 'xs:string', min: 0 },
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
  operations: [{ name: 'Login' }, { name: 'AuthenticateCookie' }],
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
                min: 0,
              },
              { kind: 'element', namespace: tns, name: 'username', property: 'username', type: 'xs:string', min: 0 },
              { kind: 'element', namespace: tns, name: 'password', property: 'password', type: 'xs:string', min: 0 },
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
                min: 0,
              },
              {
                kind: 'element',
                namespace: tns,
                name: 'loginCookie',
                property: 'loginCookie',
                type: 'xs:string',
                min: 0,
              },
              {
                kind: 'element',
                namespace: tns,
                name: 'cookieDomain',
                property: 'cookieDomain',
                type: 'xs:string',
                min: 0,
              },
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
