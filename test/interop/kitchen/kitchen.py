"""Takes what is given and gives it back, over both versions: `kitchen.py WSDL`."""
import sys

import zeep

client = zeep.Client(sys.argv[1])
for form, port in (("soap11", "KitchenSoap"), ("soap12", "KitchenSoap12")):
    service = client.bind("Kitchen", port)
    try:
        told = service.take(service.give())
    except Exception as error:  # whatever happens is the finding
        told = f"{type(error).__name__}: {error}"
    print(f"{form}\t{told or ''}")
