/** What of WSDL 1.1 and XML Schema 1.0 is generated, read and written, and the golden case that shows it. */

export interface SupportedConstruct {
  readonly construct: string;
  readonly becomes: string;
  /** A folder of `test/golden`. */
  readonly golden: string;
}

export const supportedConstructs: readonly { readonly title: string; readonly rows: readonly SupportedConstruct[] }[] =
  [
    {
      title: 'Services',
      rows: [
        {
          construct: 'document/literal, wrapped or bare; one-way operations',
          becomes: 'a method with the body as its request',
          golden: 'wrapped',
        },
        {
          construct: 'rpc/literal',
          becomes: 'a method whose request has a property per part',
          golden: 'rpc-literal',
        },
        {
          construct: 'rpc/encoded (SOAP 1.1 section 5): `soapenc` arrays and types, `id` and `href`',
          becomes: 'the same; references are followed when read',
          golden: 'rpc-encoded',
        },
        {
          construct:
            'SOAP 1.1 and SOAP 1.2 bindings, several ports and portTypes a service, several services, overloaded operations',
          becomes: 'one interface per service, one client class per port',
          golden: 'services-and-overloads',
        },
        {
          construct: 'HTTP GET and POST bindings: `urlEncoded`, `urlReplacement`, forms, XML bodies',
          becomes: 'the same methods, called through a URL or a form',
          golden: 'http',
        },
        {
          construct: '`soap:header`, `wsdl:fault`, `soap:headerfault`',
          becomes: 'typed headers, and a function that makes declared faults',
          golden: 'headers-and-faults',
        },
        {
          construct:
            '`wsdl:import`, `xs:import`, `xs:include`, `xs:redefine`, from files beside the contract or a catalogue',
          becomes: 'one model; the served WSDL has them all',
          golden: 'imports',
        },
      ],
    },
    {
      title: 'Schemas',
      rows: [
        {
          construct: 'built-in types, restrictions with their facets, lists, unions',
          becomes: 'lossless TypeScript types',
          golden: 'simple-types',
        },
        {
          construct:
            '`xs:sequence`, `xs:all`, `xs:group`, attributes and attribute groups, defaults, nillable elements',
          becomes: 'interfaces',
          golden: 'kitchen-sink',
        },
        {
          construct: '`xs:choice`, also repeated and nested',
          becomes: 'unions of which exactly one member is there',
          golden: 'choice',
        },
        {
          construct: 'extension and restriction, abstract types, `xsi:type`',
          becomes: '`extends`, and unions told apart by `$$type`',
          golden: 'polymorphism',
        },
        {
          construct: 'substitution groups',
          becomes: 'an object with the member that came',
          golden: 'substitution-group',
        },
        {
          construct: '`xs:any`, `xs:anyAttribute`, mixed content',
          becomes: '`$$any`, `$$attributes`, `$$content` in order',
          golden: 'mixed-and-wildcards',
        },
        {
          construct: 'names that are no identifiers, reserved, or the same but for their namespace or case',
          becomes: 'names planned before anything is printed',
          golden: 'names',
        },
      ],
    },
  ];

/** What is neither refused nor fully kept to, each in a sentence or two. */
export const knownLimits: readonly string[] = [
  'Attributes beside `xsi:nil="true"` are not kept: nil is `null` ([why](type-mapping.md#elements-and-attributes)).',
  'Schemas are read for their meaning, not judged as an XML Schema processor does. Content models in which one element fits two particles (Structures, section 3.8.6, Unique Particle Attribution), restrictions that allow more than their base (3.9.6) and derivations that `final` bars (3.4.6) are taken as they stand, without a warning.',
];
