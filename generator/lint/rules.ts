/** Every rule: those of the Basic Profile by its numbers, then what toolkits trip on beyond it. */
import type { LintRule } from './rule.js';
import { addressNotCallable } from './rules/address-not-callable.js';
import { arrayName } from './rules/array-name.js';
import { attributeNamedLikeElement } from './rules/attribute-named-like-element.js';
import { binaryAttachment } from './rules/binary-attachment.js';
import { bindingWithoutTransport } from './rules/binding-without-transport.js';
import { bodyNamespaceInDocumentStyle } from './rules/body-namespace-in-document-style.js';
import { choiceContent } from './rules/choice-content.js';
import { defaultOnElement } from './rules/default-on-element.js';
import { descriptionEncoding } from './rules/description-encoding.js';
import { documentPartByType } from './rules/document-part-by-type.js';
import { elementRepeatedInType } from './rules/element-repeated-in-type.js';
import { encodedArray } from './rules/encoded-array.js';
import { encodedUse } from './rules/encoded-use.js';
import { enumerationNamesCollide } from './rules/enumeration-names-collide.js';
import { enumerationWithoutName } from './rules/enumeration-without-name.js';
import { faultName } from './rules/fault-name.js';
import { headerInBodyMessage } from './rules/header-in-body-message.js';
import { headerParts } from './rules/header-parts.js';
import { httpPort } from './rules/http-port.js';
import { importOfWrongKind } from './rules/import-of-wrong-kind.js';
import { importOrder } from './rules/import-order.js';
import { importWithoutLocation } from './rules/import-without-location.js';
import { importedNamespaceDiffers } from './rules/imported-namespace-differs.js';
import { mixedContent } from './rules/mixed-content.js';
import { mixedStyles } from './rules/mixed-styles.js';
import { nameNotIdentifier } from './rules/name-not-identifier.js';
import { namesDifferInCase } from './rules/names-differ-in-case.js';
import { namespaceNotImported } from './rules/namespace-not-imported.js';
import { nillableAndOptional } from './rules/nillable-and-optional.js';
import { numberWithoutBounds } from './rules/number-without-bounds.js';
import { operationNotBound } from './rules/operation-not-bound.js';
import { overloadedOperation } from './rules/overloaded-operation.js';
import { partWithElementAndType } from './rules/part-with-element-and-type.js';
import { redefinedSchema } from './rules/redefined-schema.js';
import { repeatedGroup } from './rules/repeated-group.js';
import { reservedWord } from './rules/reserved-word.js';
import { rpcPartByElement } from './rules/rpc-part-by-element.js';
import { rpcWithoutNamespace } from './rules/rpc-without-namespace.js';
import { sameAddress } from './rules/same-address.js';
import { sameBodyElement } from './rules/same-body-element.js';
import { schemaImportOutsideSchema } from './rules/schema-import-outside-schema.js';
import { schemaWithoutNamespace } from './rules/schema-without-namespace.js';
import { severalDocumentParts } from './rules/several-document-parts.js';
import { soapActionLeftOut } from './rules/soap-action-left-out.js';
import { soap12Port } from './rules/soap12-port.js';
import { substitutionGroup } from './rules/substitution-group.js';
import { unionType } from './rules/union-type.js';
import { unqualifiedLocalElements } from './rules/unqualified-local-elements.js';
import { unsupportedExchange } from './rules/unsupported-exchange.js';
import { untypedContent } from './rules/untyped-content.js';
import { useLeftOut } from './rules/use-left-out.js';
import { wrapperNotNamedLikeOperation } from './rules/wrapper-not-named-like-operation.js';

export const lintRules: readonly LintRule[] = [
  // WS-I Basic Profile 1.1
  importOfWrongKind,
  schemaImportOutsideSchema,
  importedNamespaceDiffers,
  importWithoutLocation,
  importOrder,
  namespaceNotImported,
  schemaWithoutNamespace,
  encodedArray,
  arrayName,
  rpcPartByElement,
  documentPartByType,
  severalDocumentParts,
  unsupportedExchange,
  overloadedOperation,
  partWithElementAndType,
  httpPort,
  soap12Port,
  bindingWithoutTransport,
  mixedStyles,
  encodedUse,
  useLeftOut,
  sameBodyElement,
  sameAddress,
  bodyNamespaceInDocumentStyle,
  rpcWithoutNamespace,
  operationNotBound,
  headerParts,
  faultName,
  soapActionLeftOut,
  descriptionEncoding,
  // Toolkits
  addressNotCallable,
  attributeNamedLikeElement,
  binaryAttachment,
  choiceContent,
  defaultOnElement,
  elementRepeatedInType,
  enumerationNamesCollide,
  enumerationWithoutName,
  headerInBodyMessage,
  mixedContent,
  nameNotIdentifier,
  namesDifferInCase,
  nillableAndOptional,
  numberWithoutBounds,
  redefinedSchema,
  repeatedGroup,
  reservedWord,
  substitutionGroup,
  unionType,
  unqualifiedLocalElements,
  untypedContent,
  wrapperNotNamedLikeOperation,
];

/** The rule of an id. */
export function lintRule(id: string): LintRule | undefined {
  return lintRules.find((rule) => rule.id === id);
}
