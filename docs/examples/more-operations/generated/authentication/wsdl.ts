// Generated from docs/examples/more-operations/Authentication.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { DocumentPart } from 'soapwright/runtime';

/** The contract as served at `?wsdl`. */
export const wsdl: readonly DocumentPart[] = [
  `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions xmlns:s="http://www.w3.org/2001/XMLSchema" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" xmlns:mime="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:tns="http://example.org/Authentication/" targetNamespace="http://example.org/Authentication/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/">
  <wsdl:types>
    <s:schema elementFormDefault="qualified" targetNamespace="http://example.org/Authentication/">
      <s:element name="Login">
        <s:complexType>
          <s:sequence>
            <s:element minOccurs="1" maxOccurs="1" name="securityPassword" type="s:string">
              <s:annotation>
                <s:documentation>The service-level password of the calling application.</s:documentation>
              </s:annotation>
            </s:element>
            <s:element minOccurs="1" maxOccurs="1" name="username" type="s:string">
              <s:annotation>
                <s:documentation>The name of the user to log in.</s:documentation>
              </s:annotation>
            </s:element>
            <s:element minOccurs="1" maxOccurs="1" name="password" type="s:string">
              <s:annotation>
                <s:documentation>The user's password.</s:documentation>
              </s:annotation>
            </s:element>
            <s:element minOccurs="0" maxOccurs="1" name="authenticationToken" type="s:string">
              <s:annotation>
                <s:documentation>The code from the user's authenticator. Needed on the second call, when the first one failed with error 16000.</s:documentation>
              </s:annotation>
            </s:element>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="LoginResponse">
        <s:complexType>
          <s:sequence>
            <s:element minOccurs="0" maxOccurs="1" name="LoginResult" type="s:string">
              <s:annotation>
                <s:documentation>The user who was logged in.</s:documentation>
              </s:annotation>
            </s:element>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="AuthenticateCookie">
        <s:complexType>
          <s:sequence>
            <s:element minOccurs="1" maxOccurs="1" name="securityPassword" type="s:string">
              <s:annotation>
                <s:documentation>The service-level password of the calling application.</s:documentation>
              </s:annotation>
            </s:element>
            <s:element minOccurs="1" maxOccurs="1" name="loginCookie" type="s:string">
              <s:annotation>
                <s:documentation>The value of the login cookie that the membership system's login page set.</s:documentation>
              </s:annotation>
            </s:element>
            <s:element minOccurs="1" maxOccurs="1" name="cookieDomain" type="s:string">
              <s:annotation>
                <s:documentation>The domain of that cookie.</s:documentation>
              </s:annotation>
            </s:element>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="AuthenticateCookieResponse">
        <s:complexType>
          <s:sequence>
            <s:element minOccurs="0" maxOccurs="1" name="AuthenticateCookieResult" type="s:string">
              <s:annotation>
                <s:documentation>The user whom the login page authenticated.</s:documentation>
              </s:annotation>
            </s:element>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="ChangePassword">
        <s:complexType>
          <s:sequence>
            <s:element minOccurs="1" maxOccurs="1" name="securityPassword" type="s:string">
              <s:annotation>
                <s:documentation>The service-level password of the calling application.</s:documentation>
              </s:annotation>
            </s:element>
            <s:element minOccurs="1" maxOccurs="1" name="username" type="s:string">
              <s:annotation>
                <s:documentation>The name of the user.</s:documentation>
              </s:annotation>
            </s:element>
            <s:element minOccurs="1" maxOccurs="1" name="password" type="s:string">
              <s:annotation>
                <s:documentation>The password the user has.</s:documentation>
              </s:annotation>
            </s:element>
            <s:element minOccurs="1" maxOccurs="1" name="newPassword" type="s:string">
              <s:annotation>
                <s:documentation>The password the user gets.</s:documentation>
              </s:annotation>
            </s:element>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="ChangePasswordResponse">
        <s:complexType>
          <s:sequence>
            <s:element minOccurs="1" maxOccurs="1" name="ChangePasswordResult" type="s:boolean">
              <s:annotation>
                <s:documentation>Whether the password was changed.</s:documentation>
              </s:annotation>
            </s:element>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="Logout">
        <s:complexType>
          <s:sequence>
            <s:element minOccurs="1" maxOccurs="1" name="securityPassword" type="s:string">
              <s:annotation>
                <s:documentation>The service-level password of the calling application.</s:documentation>
              </s:annotation>
            </s:element>
            <s:element minOccurs="1" maxOccurs="1" name="loginCookie" type="s:string">
              <s:annotation>
                <s:documentation>The value of the login cookie.</s:documentation>
              </s:annotation>
            </s:element>
            <s:element minOccurs="1" maxOccurs="1" name="cookieDomain" type="s:string">
              <s:annotation>
                <s:documentation>The domain of that cookie.</s:documentation>
              </s:annotation>
            </s:element>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="LogoutResponse">
        <s:complexType>
          <s:sequence>
            <s:element minOccurs="1" maxOccurs="1" name="LogoutResult" type="s:boolean">
              <s:annotation>
                <s:documentation>Whether there was a session.</s:documentation>
              </s:annotation>
            </s:element>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="LoginCount">
        <s:complexType>
          <s:sequence>
            <s:element minOccurs="1" maxOccurs="1" name="securityPassword" type="s:string">
              <s:annotation>
                <s:documentation>The service-level password of the calling application.</s:documentation>
              </s:annotation>
            </s:element>
            <s:element minOccurs="1" maxOccurs="1" name="username" type="s:string">
              <s:annotation>
                <s:documentation>The name of the user.</s:documentation>
              </s:annotation>
            </s:element>
            <s:element minOccurs="1" maxOccurs="1" name="since" type="s:dateTime">
              <s:annotation>
                <s:documentation>From when on.</s:documentation>
              </s:annotation>
            </s:element>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="LoginCountResponse">
        <s:complexType>
          <s:sequence>
            <s:element minOccurs="1" maxOccurs="1" name="LoginCountResult" type="s:int">
              <s:annotation>
                <s:documentation>How many.</s:documentation>
              </s:annotation>
            </s:element>
          </s:sequence>
        </s:complexType>
      </s:element>
      <s:element name="string" nillable="true" type="s:string" />
      <s:element name="boolean" type="s:boolean" />
      <s:element name="int" type="s:int" />
    </s:schema>
  </wsdl:types>`,
  {
    ports: ['AuthenticationSoap', 'AuthenticationSoap12'],
    content: [
      `
  <wsdl:message name="LoginSoapIn">
    <wsdl:part name="parameters" element="tns:Login" />
  </wsdl:message>
  <wsdl:message name="LoginSoapOut">
    <wsdl:part name="parameters" element="tns:LoginResponse" />
  </wsdl:message>
  <wsdl:message name="AuthenticateCookieSoapIn">
    <wsdl:part name="parameters" element="tns:AuthenticateCookie" />
  </wsdl:message>
  <wsdl:message name="AuthenticateCookieSoapOut">
    <wsdl:part name="parameters" element="tns:AuthenticateCookieResponse" />
  </wsdl:message>`,
    ],
  },
  {
    ports: ['AuthenticationHttpGet'],
    content: [
      `
  <wsdl:message name="LoginHttpGetIn">
    <wsdl:part name="securityPassword" type="s:string" />
    <wsdl:part name="username" type="s:string" />
    <wsdl:part name="password" type="s:string" />
    <wsdl:part name="authenticationToken" type="s:string" />
  </wsdl:message>
  <wsdl:message name="LoginHttpGetOut">
    <wsdl:part name="Body" element="tns:string" />
  </wsdl:message>
  <wsdl:message name="AuthenticateCookieHttpGetIn">
    <wsdl:part name="securityPassword" type="s:string" />
    <wsdl:part name="loginCookie" type="s:string" />
    <wsdl:part name="cookieDomain" type="s:string" />
  </wsdl:message>
  <wsdl:message name="AuthenticateCookieHttpGetOut">
    <wsdl:part name="Body" element="tns:string" />
  </wsdl:message>`,
    ],
  },
  {
    ports: ['AuthenticationHttpPost'],
    content: [
      `
  <wsdl:message name="LoginHttpPostIn">
    <wsdl:part name="securityPassword" type="s:string" />
    <wsdl:part name="username" type="s:string" />
    <wsdl:part name="password" type="s:string" />
    <wsdl:part name="authenticationToken" type="s:string" />
  </wsdl:message>
  <wsdl:message name="LoginHttpPostOut">
    <wsdl:part name="Body" element="tns:string" />
  </wsdl:message>
  <wsdl:message name="AuthenticateCookieHttpPostIn">
    <wsdl:part name="securityPassword" type="s:string" />
    <wsdl:part name="loginCookie" type="s:string" />
    <wsdl:part name="cookieDomain" type="s:string" />
  </wsdl:message>
  <wsdl:message name="AuthenticateCookieHttpPostOut">
    <wsdl:part name="Body" element="tns:string" />
  </wsdl:message>`,
    ],
  },
  {
    ports: ['AuthenticationSoap', 'AuthenticationSoap12'],
    content: [
      `
  <wsdl:message name="ChangePasswordSoapIn">
    <wsdl:part name="parameters" element="tns:ChangePassword" />
  </wsdl:message>
  <wsdl:message name="ChangePasswordSoapOut">
    <wsdl:part name="parameters" element="tns:ChangePasswordResponse" />
  </wsdl:message>`,
    ],
  },
  {
    ports: ['AuthenticationHttpGet'],
    content: [
      `
  <wsdl:message name="ChangePasswordHttpGetIn">
    <wsdl:part name="securityPassword" type="s:string" />
    <wsdl:part name="username" type="s:string" />
    <wsdl:part name="password" type="s:string" />
    <wsdl:part name="newPassword" type="s:string" />
  </wsdl:message>
  <wsdl:message name="ChangePasswordHttpGetOut">
    <wsdl:part name="Body" element="tns:boolean" />
  </wsdl:message>`,
    ],
  },
  {
    ports: ['AuthenticationHttpPost'],
    content: [
      `
  <wsdl:message name="ChangePasswordHttpPostIn">
    <wsdl:part name="securityPassword" type="s:string" />
    <wsdl:part name="username" type="s:string" />
    <wsdl:part name="password" type="s:string" />
    <wsdl:part name="newPassword" type="s:string" />
  </wsdl:message>
  <wsdl:message name="ChangePasswordHttpPostOut">
    <wsdl:part name="Body" element="tns:boolean" />
  </wsdl:message>`,
    ],
  },
  {
    ports: ['AuthenticationSoap', 'AuthenticationSoap12'],
    content: [
      `
  <wsdl:message name="LogoutSoapIn">
    <wsdl:part name="parameters" element="tns:Logout" />
  </wsdl:message>
  <wsdl:message name="LogoutSoapOut">
    <wsdl:part name="parameters" element="tns:LogoutResponse" />
  </wsdl:message>`,
    ],
  },
  {
    ports: ['AuthenticationHttpGet'],
    content: [
      `
  <wsdl:message name="LogoutHttpGetIn">
    <wsdl:part name="securityPassword" type="s:string" />
    <wsdl:part name="loginCookie" type="s:string" />
    <wsdl:part name="cookieDomain" type="s:string" />
  </wsdl:message>
  <wsdl:message name="LogoutHttpGetOut">
    <wsdl:part name="Body" element="tns:boolean" />
  </wsdl:message>`,
    ],
  },
  {
    ports: ['AuthenticationHttpPost'],
    content: [
      `
  <wsdl:message name="LogoutHttpPostIn">
    <wsdl:part name="securityPassword" type="s:string" />
    <wsdl:part name="loginCookie" type="s:string" />
    <wsdl:part name="cookieDomain" type="s:string" />
  </wsdl:message>
  <wsdl:message name="LogoutHttpPostOut">
    <wsdl:part name="Body" element="tns:boolean" />
  </wsdl:message>`,
    ],
  },
  {
    ports: ['AuthenticationSoap', 'AuthenticationSoap12'],
    content: [
      `
  <wsdl:message name="LoginCountSoapIn">
    <wsdl:part name="parameters" element="tns:LoginCount" />
  </wsdl:message>
  <wsdl:message name="LoginCountSoapOut">
    <wsdl:part name="parameters" element="tns:LoginCountResponse" />
  </wsdl:message>`,
    ],
  },
  {
    ports: ['AuthenticationHttpGet'],
    content: [
      `
  <wsdl:message name="LoginCountHttpGetIn">
    <wsdl:part name="securityPassword" type="s:string" />
    <wsdl:part name="username" type="s:string" />
    <wsdl:part name="since" type="s:string" />
  </wsdl:message>
  <wsdl:message name="LoginCountHttpGetOut">
    <wsdl:part name="Body" element="tns:int" />
  </wsdl:message>`,
    ],
  },
  {
    ports: ['AuthenticationHttpPost'],
    content: [
      `
  <wsdl:message name="LoginCountHttpPostIn">
    <wsdl:part name="securityPassword" type="s:string" />
    <wsdl:part name="username" type="s:string" />
    <wsdl:part name="since" type="s:string" />
  </wsdl:message>
  <wsdl:message name="LoginCountHttpPostOut">
    <wsdl:part name="Body" element="tns:int" />
  </wsdl:message>`,
    ],
  },
  {
    ports: ['AuthenticationSoap', 'AuthenticationSoap12'],
    content: [
      `
  <wsdl:portType name="AuthenticationSoap">
    <wsdl:operation name="Login">
      <wsdl:documentation>Checks a username and a password, and the second factor of users who have one, and returns the user. When a second factor is needed and authenticationToken is missing, fails with error 16000: repeat the call with the code.</wsdl:documentation>
      <wsdl:input message="tns:LoginSoapIn" />
      <wsdl:output message="tns:LoginSoapOut" />
    </wsdl:operation>
    <wsdl:operation name="AuthenticateCookie">
      <wsdl:documentation>Returns the user whom the membership system's own login page authenticated, given the login cookie that the page set.</wsdl:documentation>
      <wsdl:input message="tns:AuthenticateCookieSoapIn" />
      <wsdl:output message="tns:AuthenticateCookieSoapOut" />
    </wsdl:operation>
    <wsdl:operation name="ChangePassword">
      <wsdl:documentation>Gives a user a new password; ends the sessions the old one opened.</wsdl:documentation>
      <wsdl:input message="tns:ChangePasswordSoapIn" />
      <wsdl:output message="tns:ChangePasswordSoapOut" />
    </wsdl:operation>
    <wsdl:operation name="Logout">
      <wsdl:documentation>Ends the session of a login cookie.</wsdl:documentation>
      <wsdl:input message="tns:LogoutSoapIn" />
      <wsdl:output message="tns:LogoutSoapOut" />
    </wsdl:operation>
    <wsdl:operation name="LoginCount">
      <wsdl:documentation>Counts the logins of a user since a moment.</wsdl:documentation>
      <wsdl:input message="tns:LoginCountSoapIn" />
      <wsdl:output message="tns:LoginCountSoapOut" />
    </wsdl:operation>
  </wsdl:portType>`,
    ],
  },
  {
    ports: ['AuthenticationHttpGet'],
    content: [
      `
  <wsdl:portType name="AuthenticationHttpGet">
    <wsdl:operation name="Login">
      <wsdl:documentation>Checks a username and a password, and the second factor of users who have one, and returns the user. When a second factor is needed and authenticationToken is missing, fails with error 16000: repeat the call with the code.</wsdl:documentation>
      <wsdl:input message="tns:LoginHttpGetIn" />
      <wsdl:output message="tns:LoginHttpGetOut" />
    </wsdl:operation>
    <wsdl:operation name="AuthenticateCookie">
      <wsdl:documentation>Returns the user whom the membership system's own login page authenticated, given the login cookie that the page set.</wsdl:documentation>
      <wsdl:input message="tns:AuthenticateCookieHttpGetIn" />
      <wsdl:output message="tns:AuthenticateCookieHttpGetOut" />
    </wsdl:operation>
    <wsdl:operation name="ChangePassword">
      <wsdl:documentation>Gives a user a new password; ends the sessions the old one opened.</wsdl:documentation>
      <wsdl:input message="tns:ChangePasswordHttpGetIn" />
      <wsdl:output message="tns:ChangePasswordHttpGetOut" />
    </wsdl:operation>
    <wsdl:operation name="Logout">
      <wsdl:documentation>Ends the session of a login cookie.</wsdl:documentation>
      <wsdl:input message="tns:LogoutHttpGetIn" />
      <wsdl:output message="tns:LogoutHttpGetOut" />
    </wsdl:operation>
    <wsdl:operation name="LoginCount">
      <wsdl:documentation>Counts the logins of a user since a moment.</wsdl:documentation>
      <wsdl:input message="tns:LoginCountHttpGetIn" />
      <wsdl:output message="tns:LoginCountHttpGetOut" />
    </wsdl:operation>
  </wsdl:portType>`,
    ],
  },
  {
    ports: ['AuthenticationHttpPost'],
    content: [
      `
  <wsdl:portType name="AuthenticationHttpPost">
    <wsdl:operation name="Login">
      <wsdl:documentation>Checks a username and a password, and the second factor of users who have one, and returns the user. When a second factor is needed and authenticationToken is missing, fails with error 16000: repeat the call with the code.</wsdl:documentation>
      <wsdl:input message="tns:LoginHttpPostIn" />
      <wsdl:output message="tns:LoginHttpPostOut" />
    </wsdl:operation>
    <wsdl:operation name="AuthenticateCookie">
      <wsdl:documentation>Returns the user whom the membership system's own login page authenticated, given the login cookie that the page set.</wsdl:documentation>
      <wsdl:input message="tns:AuthenticateCookieHttpPostIn" />
      <wsdl:output message="tns:AuthenticateCookieHttpPostOut" />
    </wsdl:operation>
    <wsdl:operation name="ChangePassword">
      <wsdl:documentation>Gives a user a new password; ends the sessions the old one opened.</wsdl:documentation>
      <wsdl:input message="tns:ChangePasswordHttpPostIn" />
      <wsdl:output message="tns:ChangePasswordHttpPostOut" />
    </wsdl:operation>
    <wsdl:operation name="Logout">
      <wsdl:documentation>Ends the session of a login cookie.</wsdl:documentation>
      <wsdl:input message="tns:LogoutHttpPostIn" />
      <wsdl:output message="tns:LogoutHttpPostOut" />
    </wsdl:operation>
    <wsdl:operation name="LoginCount">
      <wsdl:documentation>Counts the logins of a user since a moment.</wsdl:documentation>
      <wsdl:input message="tns:LoginCountHttpPostIn" />
      <wsdl:output message="tns:LoginCountHttpPostOut" />
    </wsdl:operation>
  </wsdl:portType>`,
    ],
  },
  {
    ports: ['AuthenticationSoap'],
    content: [
      `
  <wsdl:binding name="AuthenticationSoap" type="tns:AuthenticationSoap">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <wsdl:operation name="Login">
      <soap:operation soapAction="http://example.org/Authentication/Login" style="document" />
      <wsdl:input>
        <soap:body use="literal" />
      </wsdl:input>
      <wsdl:output>
        <soap:body use="literal" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="AuthenticateCookie">
      <soap:operation soapAction="http://example.org/Authentication/AuthenticateCookie" style="document" />
      <wsdl:input>
        <soap:body use="literal" />
      </wsdl:input>
      <wsdl:output>
        <soap:body use="literal" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="ChangePassword">
      <soap:operation soapAction="http://example.org/Authentication/ChangePassword" style="document" />
      <wsdl:input>
        <soap:body use="literal" />
      </wsdl:input>
      <wsdl:output>
        <soap:body use="literal" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="Logout">
      <soap:operation soapAction="http://example.org/Authentication/Logout" style="document" />
      <wsdl:input>
        <soap:body use="literal" />
      </wsdl:input>
      <wsdl:output>
        <soap:body use="literal" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="LoginCount">
      <soap:operation soapAction="http://example.org/Authentication/LoginCount" style="document" />
      <wsdl:input>
        <soap:body use="literal" />
      </wsdl:input>
      <wsdl:output>
        <soap:body use="literal" />
      </wsdl:output>
    </wsdl:operation>
  </wsdl:binding>`,
    ],
  },
  {
    ports: ['AuthenticationSoap12'],
    content: [
      `
  <wsdl:binding name="AuthenticationSoap12" type="tns:AuthenticationSoap">
    <soap12:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <wsdl:operation name="Login">
      <soap12:operation soapAction="http://example.org/Authentication/Login" style="document" />
      <wsdl:input>
        <soap12:body use="literal" />
      </wsdl:input>
      <wsdl:output>
        <soap12:body use="literal" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="AuthenticateCookie">
      <soap12:operation soapAction="http://example.org/Authentication/AuthenticateCookie" style="document" />
      <wsdl:input>
        <soap12:body use="literal" />
      </wsdl:input>
      <wsdl:output>
        <soap12:body use="literal" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="ChangePassword">
      <soap12:operation soapAction="http://example.org/Authentication/ChangePassword" style="document" />
      <wsdl:input>
        <soap12:body use="literal" />
      </wsdl:input>
      <wsdl:output>
        <soap12:body use="literal" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="Logout">
      <soap12:operation soapAction="http://example.org/Authentication/Logout" style="document" />
      <wsdl:input>
        <soap12:body use="literal" />
      </wsdl:input>
      <wsdl:output>
        <soap12:body use="literal" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="LoginCount">
      <soap12:operation soapAction="http://example.org/Authentication/LoginCount" style="document" />
      <wsdl:input>
        <soap12:body use="literal" />
      </wsdl:input>
      <wsdl:output>
        <soap12:body use="literal" />
      </wsdl:output>
    </wsdl:operation>
  </wsdl:binding>`,
    ],
  },
  {
    ports: ['AuthenticationHttpGet'],
    content: [
      `
  <wsdl:binding name="AuthenticationHttpGet" type="tns:AuthenticationHttpGet">
    <http:binding verb="GET" />
    <wsdl:operation name="Login">
      <http:operation location="/Login" />
      <wsdl:input>
        <http:urlEncoded />
      </wsdl:input>
      <wsdl:output>
        <mime:mimeXml part="Body" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="AuthenticateCookie">
      <http:operation location="/AuthenticateCookie" />
      <wsdl:input>
        <http:urlEncoded />
      </wsdl:input>
      <wsdl:output>
        <mime:mimeXml part="Body" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="ChangePassword">
      <http:operation location="/ChangePassword" />
      <wsdl:input>
        <http:urlEncoded />
      </wsdl:input>
      <wsdl:output>
        <mime:mimeXml part="Body" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="Logout">
      <http:operation location="/Logout" />
      <wsdl:input>
        <http:urlEncoded />
      </wsdl:input>
      <wsdl:output>
        <mime:mimeXml part="Body" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="LoginCount">
      <http:operation location="/LoginCount" />
      <wsdl:input>
        <http:urlEncoded />
      </wsdl:input>
      <wsdl:output>
        <mime:mimeXml part="Body" />
      </wsdl:output>
    </wsdl:operation>
  </wsdl:binding>`,
    ],
  },
  {
    ports: ['AuthenticationHttpPost'],
    content: [
      `
  <wsdl:binding name="AuthenticationHttpPost" type="tns:AuthenticationHttpPost">
    <http:binding verb="POST" />
    <wsdl:operation name="Login">
      <http:operation location="/Login" />
      <wsdl:input>
        <mime:content type="application/x-www-form-urlencoded" />
      </wsdl:input>
      <wsdl:output>
        <mime:mimeXml part="Body" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="AuthenticateCookie">
      <http:operation location="/AuthenticateCookie" />
      <wsdl:input>
        <mime:content type="application/x-www-form-urlencoded" />
      </wsdl:input>
      <wsdl:output>
        <mime:mimeXml part="Body" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="ChangePassword">
      <http:operation location="/ChangePassword" />
      <wsdl:input>
        <mime:content type="application/x-www-form-urlencoded" />
      </wsdl:input>
      <wsdl:output>
        <mime:mimeXml part="Body" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="Logout">
      <http:operation location="/Logout" />
      <wsdl:input>
        <mime:content type="application/x-www-form-urlencoded" />
      </wsdl:input>
      <wsdl:output>
        <mime:mimeXml part="Body" />
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="LoginCount">
      <http:operation location="/LoginCount" />
      <wsdl:input>
        <mime:content type="application/x-www-form-urlencoded" />
      </wsdl:input>
      <wsdl:output>
        <mime:mimeXml part="Body" />
      </wsdl:output>
    </wsdl:operation>
  </wsdl:binding>`,
    ],
  },
  `
  <wsdl:service name="Authentication">
    <wsdl:documentation>Authenticates the users of a membership system, by username and password or by the cookie of its login page.</wsdl:documentation>`,
  {
    ports: ['AuthenticationSoap'],
    content: [
      `
    <wsdl:port name="AuthenticationSoap" binding="tns:AuthenticationSoap">
      <soap:address location="`,
      { hole: 'address' },
      `" />
    </wsdl:port>`,
    ],
  },
  {
    ports: ['AuthenticationSoap12'],
    content: [
      `
    <wsdl:port name="AuthenticationSoap12" binding="tns:AuthenticationSoap12">
      <soap12:address location="`,
      { hole: 'address' },
      `" />
    </wsdl:port>`,
    ],
  },
  {
    ports: ['AuthenticationHttpGet'],
    content: [
      `
    <wsdl:port name="AuthenticationHttpGet" binding="tns:AuthenticationHttpGet">
      <http:address location="`,
      { hole: 'address' },
      `" />
    </wsdl:port>`,
    ],
  },
  {
    ports: ['AuthenticationHttpPost'],
    content: [
      `
    <wsdl:port name="AuthenticationHttpPost" binding="tns:AuthenticationHttpPost">
      <http:address location="`,
      { hole: 'address' },
      `" />
    </wsdl:port>`,
    ],
  },
  `
  </wsdl:service>
</wsdl:definitions>
`,
];

/** The documents it imports, served as `?xsd=N`. */
export const schemas: readonly (readonly DocumentPart[])[] = [];
