/** Every code the generator can report, one table per stage. */
import type { CodeDefinition } from './code-definition.js';
import { schemaCodes } from './schema-codes.js';
import { serviceCodes } from './service-codes.js';
import { sourceCodes } from './source-codes.js';
import { wsdlCodes } from './wsdl-codes.js';

export const codes = { ...sourceCodes, ...wsdlCodes, ...schemaCodes, ...serviceCodes };

export type CodeTable = typeof codes;
export type DiagnosticCode = keyof CodeTable;

/** All codes, in the order of the stages that report them. */
export const diagnosticCodes = Object.keys(codes) as readonly DiagnosticCode[];

export function isDiagnosticCode(text: string): text is DiagnosticCode {
  return Object.hasOwn(codes, text);
}

/** The row of a code, for those who print it and do not report it. */
export function codeDefinition(code: DiagnosticCode): Omit<CodeDefinition<never>, 'message'> {
  return codes[code];
}

const specifications: Readonly<Record<string, string>> = {
  'WSDL 1.1': 'https://www.w3.org/TR/2001/NOTE-wsdl-20010315',
  'XML 1.0': 'https://www.w3.org/TR/xml/',
  'Namespaces in XML 1.0': 'https://www.w3.org/TR/xml-names/',
  'XML Schema 1.0 Structures': 'https://www.w3.org/TR/xmlschema-1/',
  'XML Schema 1.0 Datatypes': 'https://www.w3.org/TR/xmlschema-2/',
  'SOAP 1.1': 'https://www.w3.org/TR/2000/NOTE-SOAP-20000508/',
  'WS-I Basic Profile 1.1': 'http://www.ws-i.org/Profiles/BasicProfile-1.1.html',
};

/** Where the specification that `CodeDefinition.spec` names can be read. */
export function specificationUrl(spec: string): string | undefined {
  return specifications[spec.replace(/, .*$/, '')];
}
