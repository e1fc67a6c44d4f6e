/** Components that contracts refer to without a schema that defines them: built-in types, and those of a few standard namespaces. */
import type { Position } from '../diagnostics/diagnostic.js';
import {
  isDraftSchemaNamespace,
  isEncodingNamespace,
  isSchemaNamespace,
  schemaNamespace,
  xmlNamespace,
} from '../source/namespaces.js';
import type { QName } from '../source/qname.js';
import { encodedTwinOf, isBuiltInTypeName, nameIgnoringCase, nameSinceDraft } from '../xsd/builtin-types.js';
import type { BuiltInType, EncodedArrayType } from './model.js';

const builtIns = new Map<string, BuiltInType>();

/** The one object for a built-in type, by its local name. */
export function builtIn(localName: string): BuiltInType {
  let type = builtIns.get(localName);
  if (!type) {
    type = { kind: 'builtIn', name: { namespace: schemaNamespace, localName } };
    builtIns.set(localName, type);
  }
  return type;
}

/** The built-in type a name means, of XML Schema, a draft of it, or SOAP encoding. */
export function builtInNamed({ namespace, localName }: QName): BuiltInType | undefined {
  if (isEncodingNamespace(namespace)) {
    const twin = encodedTwinOf(localName);
    return twin === undefined ? undefined : builtIn(twin);
  }
  if (!isSchemaNamespace(namespace)) return undefined;
  const name = isDraftSchemaNamespace(namespace) ? nameSinceDraft(localName) : localName;
  return isBuiltInTypeName(name) ? builtIn(name) : undefined;
}

/** The built-in type whose name differs in letter case alone. */
export function builtInMisspelt({ namespace, localName }: QName): BuiltInType | undefined {
  if (!isSchemaNamespace(namespace)) return undefined;
  const name = nameIgnoringCase(localName);
  return name === undefined ? undefined : builtIn(nameSinceDraft(name));
}

/** `SOAP-ENC:Array` (SOAP 1.1, section 5.4.2). */
export function isEncodedArrayName({ namespace, localName }: QName): boolean {
  return localName === 'Array' && isEncodingNamespace(namespace);
}

/** The type `SOAP-ENC:Array` itself: items of any type. */
export function anyEncodedArray(name: QName, origin: Position): EncodedArrayType {
  return { kind: 'encodedArray', name, item: builtIn('anyType'), dimensions: 1, origin };
}

/** Global attributes of standard namespaces, with their types. */
const attributeTypes: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  [xmlNamespace, { lang: 'language', space: 'NCName', base: 'anyURI', id: 'ID' }],
  [schemaNamespace, { lang: 'language' }],
  ['http://www.w3.org/2005/05/xmlmime', { contentType: 'string', expectedContentTypes: 'string' }],
  ['http://www.w3.org/2004/11/xmlmime', { contentType: 'string', expectedContentTypes: 'string' }],
  ['http://www.w3.org/2004/06/xmlmime', { contentType: 'string', expectedContentTypes: 'string' }],
  [
    'http://www.w3.org/1999/xlink',
    {
      type: 'string',
      href: 'anyURI',
      role: 'string',
      arcrole: 'string',
      title: 'string',
      show: 'string',
      actuate: 'string',
    },
  ],
  [
    'http://schemas.xmlsoap.org/soap/envelope/',
    { mustUnderstand: 'boolean', actor: 'anyURI', encodingStyle: 'anyURI' },
  ],
  [
    'http://www.w3.org/2003/05/soap-envelope',
    { mustUnderstand: 'boolean', role: 'anyURI', relay: 'boolean', encodingStyle: 'anyURI' },
  ],
]);

const encodingAttributeTypes: Readonly<Record<string, string>> = {
  ...{ id: 'ID', href: 'anyURI', root: 'boolean', arrayType: 'string', offset: 'string', position: 'string' },
  ...{ itemType: 'string', arraySize: 'string', nodeType: 'string', ref: 'string' },
};

/** The type of a global attribute that needs no declaration. */
export function wellKnownAttributeType({ namespace, localName }: QName): BuiltInType | undefined {
  const types = isEncodingNamespace(namespace) ? encodingAttributeTypes : attributeTypes.get(namespace);
  const name = types && Object.hasOwn(types, localName) ? types[localName] : undefined;
  return name === undefined ? undefined : builtIn(name);
}

/** Attributes of the attribute groups of standard namespaces: those of XML; those of SOAP encoding are never typed values. */
export function wellKnownAttributeGroup({ namespace, localName }: QName): readonly QName[] | undefined {
  if (isEncodingNamespace(namespace)) return [];
  if (namespace !== xmlNamespace || localName !== 'specialAttrs') return undefined;
  return ['base', 'lang', 'space'].map((name) => ({ namespace, localName: name }));
}

/** `<xs:element ref="xs:schema"/>`: how .NET describes a DataSet. The element has any content. */
export function isSchemaElementName({ namespace, localName }: QName): boolean {
  return isSchemaNamespace(namespace) && localName === 'schema';
}
