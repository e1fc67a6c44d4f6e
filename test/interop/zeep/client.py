"""Carries out calls with zeep: `client.py WSDL`, calls on standard input, outcomes on standard output."""
import base64
import sys

import zeep
from zeep.transports import Transport

PORTS = {
    "soap11": "AuthenticationSoap",
    "soap12": "AuthenticationSoap12",
    "http-get": "AuthenticationHttpGet",
    "http-post": "AuthenticationHttpPost",
}
NAMES = {
    "Login": ["securityPassword", "username", "password", "authenticationToken"],
    "AuthenticateCookie": ["securityPassword", "loginCookie", "cookieDomain"],
}


def decode(text):
    return None if text == "-" else base64.b64decode(text[1:]).decode()


def encode(text):
    return "-" if text is None else "=" + base64.b64encode(text.encode()).decode()


def service_at(client, form, address):
    service = client.bind("Authentication", PORTS[form])
    service._binding_options["address"] = address
    return service


def call(client, form, address, operation, parameters):
    given = {name: value for name, value in zip(NAMES[operation], parameters) if value is not None}
    if form.startswith("http"):
        # zeep's HTTP bindings ask for every part.
        given = {name: given.get(name, "") for name in NAMES[operation]}
    try:
        result = service_at(client, form, address)[operation](**given)
        return "result", result
    except zeep.exceptions.Fault as fault:
        message = fault.message
        return "fault", message.decode() if isinstance(message, bytes) else str(message)
    except Exception as error:  # whatever else a client can run into is what is being asked here
        return "error", f"{type(error).__name__}: {error}"


def main():
    client = zeep.Client(sys.argv[1], transport=Transport(timeout=30, operation_timeout=30))
    for line in sys.stdin:
        identifier, form, address, operation, *parameters = line.rstrip("\n").split("\t")
        kind, text = call(client, form, address, operation, [decode(each) for each in parameters])
        print("\t".join([identifier, form, kind, encode(text)]), flush=True)


main()
