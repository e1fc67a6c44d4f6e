/** Namespaces that the readers of WSDL and XML Schema know by name. */

export const wsdlNamespace = 'http://schemas.xmlsoap.org/wsdl/';
export const wsdl20Namespace = 'http://www.w3.org/ns/wsdl';
export const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';
export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** Drafts of XML Schema that contracts still use, read as the recommendation. */
const draftSchemaNamespaces: ReadonlySet<string> = new Set([
  'http://www.w3.org/1999/XMLSchema',
  'http://www.w3.org/2000/10/XMLSchema',
]);

export function isDraftSchemaNamespace(namespace: string): boolean {
  return draftSchemaNamespaces.has(namespace);
}

/** XML Schema's namespace, or that of a draft of it. */
export function isSchemaNamespace(namespace: string): boolean {
  return namespace === schemaNamespace || draftSchemaNamespaces.has(namespace);
}

const encodingNamespaces: ReadonlySet<string> = new Set([
  'http://schemas.xmlsoap.org/soap/encoding/',
  'http://www.w3.org/2003/05/soap-encoding',
  'http://www.w3.org/2002/12/soap-encoding',
  'http://www.w3.org/2002/06/soap-encoding',
  'http://www.w3.org/2001/12/soap-encoding',
  'http://www.w3.org/2001/06/soap-encoding',
]);

/** SOAP encoding, of SOAP 1.1 (section 5) or of SOAP 1.2 (part 2) and its drafts. */
export function isEncodingNamespace(namespace: string): boolean {
  return encodingNamespaces.has(namespace);
}
