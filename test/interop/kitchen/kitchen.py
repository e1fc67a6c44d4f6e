"""Takes what is given and gives it back, over both versions, and has a parcel weighed over HTTP: `kitchen.py WSDL`."""
import sys

import zeep


def refusal(service):
    """The empty string when the declared fault brings back what the header took there."""
    try:
        service.refuse(_soapheaders={"ticket": {"number": "T-1 & 2"}})
    except zeep.exceptions.Fault as fault:
        detail = fault.detail.find("{urn:example:kitchen}spoiled")
        spoiled = client.get_element("{urn:example:kitchen}spoiled").parse(detail, client.wsdl.types)
        told = f"{fault.message} {spoiled.count} {spoiled.ticket}"
        return "" if told == "all spoiled 42 T-1 & 2" else told
    return "nothing was refused"


PARCEL = {
    "text": " < & > é 😀 ",
    "count": "-5",
    "big": "9223372036854775807",
    "price": "12.50",
    "ratio": "0.1",
    "urgent": "true",
    "day": "2026-02-28",
    "placed": "2026-02-28T23:59:59Z",
    "shade": "Green",
}

client = zeep.Client(sys.argv[1])
for form, port in (("soap11", "KitchenSoap"), ("soap12", "KitchenSoap12")):
    service = client.bind("Kitchen", port)
    try:
        told = (service.take(service.give()) or "") + refusal(service)
    except Exception as error:  # whatever happens is the finding
        told = f"{type(error).__name__}: {error}"
    print(f"{form}\t{told or ''}")

for form, port in (("http-get", "KitchenHttpGet"), ("http-post", "KitchenHttpPost")):
    try:
        told = client.bind("Kitchen", port).weigh(**PARCEL)
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
    print(f"{form}\t{told or ''}")
