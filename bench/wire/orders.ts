/** A message of about 100 kB with nested arrays: its contract, as WSDL for node-soap and as descriptor for us, and the message. */
import type { BoundService, PortDescriptor, ServiceDescriptor } from 'soapwright/runtime';

const NAMESPACE = 'http://ws.example.com/orders/';
const ADDRESS = 'http://ws.example.com/Orders.asmx';

interface Line {
  readonly sku: string;
  readonly quantity: number;
  readonly price: string;
  readonly note: string;
}

interface Order {
  readonly id: number;
  readonly customer: string;
  readonly line: readonly Line[];
}

const soapPort = (protocol: 'soap11' | 'soap12', name: string): PortDescriptor => ({
  protocol,
  name,
  address: ADDRESS,
  operations: {
    Submit: {
      action: `${NAMESPACE}Submit`,
      input: { body: { kind: 'element', element: 'Submit' } },
      output: { body: { kind: 'element', element: 'SubmitResponse' } },
    },
  },
});

const member = (name: string, type: string, max: number | 'unbounded' = 1) =>
  ({
    kind: 'element',
    namespace: NAMESPACE,
    name,
    property: name,
    type,
    ...(max === 1 ? undefined : { min: 0, max }),
  }) as const;

const complex = (...particles: ReturnType<typeof member>[]) =>
  ({ kind: 'complex', content: { kind: 'elements', particle: { kind: 'sequence', particles } } }) as const;

const descriptor: ServiceDescriptor = {
  name: 'Orders',
  namespace: NAMESPACE,
  ports: [soapPort('soap11', 'OrdersSoap'), soapPort('soap12', 'OrdersSoap12')],
  operations: [{ name: 'Submit' }],
  schema: {
    elements: {
      Submit: { namespace: NAMESPACE, name: 'Submit', type: 'Batch' },
      SubmitResponse: { namespace: NAMESPACE, name: 'SubmitResponse', type: 'Batch' },
    },
    types: {
      Batch: complex(member('order', 'Order', 'unbounded')),
      Order: complex(member('id', 'xs:int'), member('customer', 'xs:string'), member('line', 'Line', 'unbounded')),
      Line: complex(
        member('sku', 'xs:string'),
        member('quantity', 'xs:int'),
        member('price', 'xs:decimal'),
        member('note', 'xs:string'),
      ),
    },
  },
};

/** Answers with what it was given. */
export const ordersService: BoundService = {
  descriptor,
  documents: { wsdl: [], schemas: [], help: { index: [], operations: {} } },
  operations: { Submit: (request: { order: Order[] }) => request },
};

/** For node-soap. */
export const ordersWsdl = `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions xmlns:s="http://www.w3.org/2001/XMLSchema" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:tns="${NAMESPACE}" targetNamespace="${NAMESPACE}" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/">
  <wsdl:types>
    <s:schema elementFormDefault="qualified" targetNamespace="${NAMESPACE}">
      <s:element name="Submit" type="tns:Batch" />
      <s:element name="SubmitResponse" type="tns:Batch" />
      <s:complexType name="Batch"><s:sequence>
        <s:element minOccurs="0" maxOccurs="unbounded" name="order" type="tns:Order" />
      </s:sequence></s:complexType>
      <s:complexType name="Order"><s:sequence>
        <s:element name="id" type="s:int" /><s:element name="customer" type="s:string" />
        <s:element minOccurs="0" maxOccurs="unbounded" name="line" type="tns:Line" />
      </s:sequence></s:complexType>
      <s:complexType name="Line"><s:sequence>
        <s:element name="sku" type="s:string" /><s:element name="quantity" type="s:int" />
        <s:element name="price" type="s:decimal" /><s:element name="note" type="s:string" />
      </s:sequence></s:complexType>
    </s:schema>
  </wsdl:types>
  <wsdl:message name="SubmitIn"><wsdl:part name="parameters" element="tns:Submit" /></wsdl:message>
  <wsdl:message name="SubmitOut"><wsdl:part name="parameters" element="tns:SubmitResponse" /></wsdl:message>
  <wsdl:portType name="OrdersSoap">
    <wsdl:operation name="Submit"><wsdl:input message="tns:SubmitIn" /><wsdl:output message="tns:SubmitOut" /></wsdl:operation>
  </wsdl:portType>
  <wsdl:binding name="OrdersSoap" type="tns:OrdersSoap">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" />
    <wsdl:operation name="Submit"><soap:operation soapAction="${NAMESPACE}Submit" style="document" />
      <wsdl:input><soap:body use="literal" /></wsdl:input><wsdl:output><soap:body use="literal" /></wsdl:output>
    </wsdl:operation>
  </wsdl:binding>
  <wsdl:service name="Orders">
    <wsdl:port name="OrdersSoap" binding="tns:OrdersSoap"><soap:address location="${ADDRESS}" /></wsdl:port>
  </wsdl:service>
</wsdl:definitions>`;

/** The Submit element with its content, about 100 kB. */
export function ordersMessage(): string {
  const line = (order: number, index: number) =>
    `<line><sku>SKU-${order}-${index}</sku><quantity>${index + 1}</quantity><price>${order}.${index}5</price>` +
    `<note>a note on line ${index} &amp; a bit more of it</note></line>`;
  const order = (id: number) =>
    `<order><id>${id}</id><customer>Customer number ${id}</customer>${Array.from({ length: 10 }, (_, index) => line(id, index)).join('')}</order>`;
  return `<Submit xmlns="${NAMESPACE}">${Array.from({ length: 70 }, (_, id) => order(id)).join('')}</Submit>`;
}

export const ORDERS_ACTION = `${NAMESPACE}Submit`;
