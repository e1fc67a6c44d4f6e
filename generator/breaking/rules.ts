/** Every rule, in the order of its page in the documentation: from the outside of a contract to its values. */
import type { BreakingRule } from './rule.js';
import { addressHostChanged } from './rules/address-host-changed.js';
import { addressPathChanged } from './rules/address-path-changed.js';
import { attributeDefaultChanged } from './rules/attribute-default-changed.js';
import { attributeFixedChanged } from './rules/attribute-fixed-changed.js';
import { attributeFormChanged } from './rules/attribute-form-changed.js';
import { attributeWildcardNarrowed } from './rules/attribute-wildcard-narrowed.js';
import { baseTypeChanged } from './rules/base-type-changed.js';
import { bindingRenamed } from './rules/binding-renamed.js';
import { contentBecameMixed } from './rules/content-became-mixed.js';
import { contentGroupingChanged } from './rules/content-grouping-changed.js';
import { contentKindChanged } from './rules/content-kind-changed.js';
import { contentRegrouped } from './rules/content-regrouped.js';
import { elementDefaultChanged } from './rules/element-default-changed.js';
import { elementFixedChanged } from './rules/element-fixed-changed.js';
import { elementFormChanged } from './rules/element-form-changed.js';
import { elementOrderChanged } from './rules/element-order-changed.js';
import { elementRenamed } from './rules/element-renamed.js';
import { encodedArrayChanged } from './rules/encoded-array-changed.js';
import { encodedTypeRenamed } from './rules/encoded-type-renamed.js';
import { exchangePatternChanged } from './rules/exchange-pattern-changed.js';
import { faultAdded } from './rules/fault-added.js';
import { faultElementChanged } from './rules/fault-element-changed.js';
import { faultRemoved } from './rules/fault-removed.js';
import { faultRenamed } from './rules/fault-renamed.js';
import { formAddressPathChanged } from './rules/form-address-path-changed.js';
import { formEncodingChanged } from './rules/form-encoding-changed.js';
import { formLocationChanged } from './rules/form-location-changed.js';
import { formOperationNoLongerOffered } from './rules/form-operation-no-longer-offered.js';
import { formParameterAdded } from './rules/form-parameter-added.js';
import { formParameterMadeRequired } from './rules/form-parameter-made-required.js';
import { formParameterNarrowed } from './rules/form-parameter-narrowed.js';
import { formParameterRemoved } from './rules/form-parameter-removed.js';
import { formPortRemoved } from './rules/form-port-removed.js';
import { formResultChanged } from './rules/form-result-changed.js';
import { messageElementChanged } from './rules/message-element-changed.js';
import { messagePartAdded } from './rules/message-part-added.js';
import { messagePartKindChanged } from './rules/message-part-kind-changed.js';
import { messagePartOrderChanged } from './rules/message-part-order-changed.js';
import { messagePartRemoved } from './rules/message-part-removed.js';
import { messagePartRenamed } from './rules/message-part-renamed.js';
import { mixedContentChanged } from './rules/mixed-content-changed.js';
import { operationAdded } from './rules/operation-added.js';
import { operationNoLongerOffered } from './rules/operation-no-longer-offered.js';
import { operationOfferedAdditionally } from './rules/operation-offered-additionally.js';
import { operationOverloaded } from './rules/operation-overloaded.js';
import { operationRemoved } from './rules/operation-removed.js';
import { operationRenamed } from './rules/operation-renamed.js';
import { portAdded } from './rules/port-added.js';
import { portRemoved } from './rules/port-removed.js';
import { portRenamed } from './rules/port-renamed.js';
import { portTypeRenamed } from './rules/port-type-renamed.js';
import { requestAlternativeRemoved } from './rules/request-alternative-removed.js';
import { requestAttributeMadeRequired } from './rules/request-attribute-made-required.js';
import { requestAttributeRemoved } from './rules/request-attribute-removed.js';
import { requestDerivedTypeRemoved } from './rules/request-derived-type-removed.js';
import { requestDigitsTightened } from './rules/request-digits-tightened.js';
import { requestElementBecameList } from './rules/request-element-became-list.js';
import { requestElementMadeOptional } from './rules/request-element-made-optional.js';
import { requestElementMadeRequired } from './rules/request-element-made-required.js';
import { requestElementRemoved } from './rules/request-element-removed.js';
import { requestEnumerationValueRemoved } from './rules/request-enumeration-value-removed.js';
import { requestHeaderAdded } from './rules/request-header-added.js';
import { requestHeaderRemoved } from './rules/request-header-removed.js';
import { requestLengthTightened } from './rules/request-length-tightened.js';
import { requestNilRefused } from './rules/request-nil-refused.js';
import { requestOccurrenceLowered } from './rules/request-occurrence-lowered.js';
import { requestOptionalElementAdded } from './rules/request-optional-element-added.js';
import { requestPatternTightened } from './rules/request-pattern-tightened.js';
import { requestRangeTightened } from './rules/request-range-tightened.js';
import { requestRequiredAttributeAdded } from './rules/request-required-attribute-added.js';
import { requestRequiredElementAdded } from './rules/request-required-element-added.js';
import { requestSubstituteRemoved } from './rules/request-substitute-removed.js';
import { requestTypeMadeAbstract } from './rules/request-type-made-abstract.js';
import { requestTypeNarrowed } from './rules/request-type-narrowed.js';
import { requestValuesWidened } from './rules/request-values-widened.js';
import { requestWildcardNarrowed } from './rules/request-wildcard-narrowed.js';
import { responseAlternativeAdded } from './rules/response-alternative-added.js';
import { responseAttributeAdded } from './rules/response-attribute-added.js';
import { responseAttributeMadeOptional } from './rules/response-attribute-made-optional.js';
import { responseAttributeRemoved } from './rules/response-attribute-removed.js';
import { responseDerivedTypeAdded } from './rules/response-derived-type-added.js';
import { responseDerivedTypeRemoved } from './rules/response-derived-type-removed.js';
import { responseDigitsLoosened } from './rules/response-digits-loosened.js';
import { responseElementAdded } from './rules/response-element-added.js';
import { responseElementMadeOptional } from './rules/response-element-made-optional.js';
import { responseElementMadeRequired } from './rules/response-element-made-required.js';
import { responseElementRemoved } from './rules/response-element-removed.js';
import { responseEnumerationValueAdded } from './rules/response-enumeration-value-added.js';
import { responseEnumerationValueRemoved } from './rules/response-enumeration-value-removed.js';
import { responseHeaderRemoved } from './rules/response-header-removed.js';
import { responseLengthLoosened } from './rules/response-length-loosened.js';
import { responseListBecameElement } from './rules/response-list-became-element.js';
import { responseNilAdded } from './rules/response-nil-added.js';
import { responseOccurrenceRaised } from './rules/response-occurrence-raised.js';
import { responsePatternLoosened } from './rules/response-pattern-loosened.js';
import { responseRangeLoosened } from './rules/response-range-loosened.js';
import { responseRequiredAttributeRemoved } from './rules/response-required-attribute-removed.js';
import { responseRequiredElementRemoved } from './rules/response-required-element-removed.js';
import { responseSubstituteAdded } from './rules/response-substitute-added.js';
import { responseTypeMadeConcrete } from './rules/response-type-made-concrete.js';
import { responseTypeWidened } from './rules/response-type-widened.js';
import { responseWildcardWidened } from './rules/response-wildcard-widened.js';
import { rpcWrapperChanged } from './rules/rpc-wrapper-changed.js';
import { schemaNamespaceChanged } from './rules/schema-namespace-changed.js';
import { serviceAdded } from './rules/service-added.js';
import { serviceNamespaceChanged } from './rules/service-namespace-changed.js';
import { serviceRemoved } from './rules/service-removed.js';
import { serviceRenamed } from './rules/service-renamed.js';
import { soapActionChanged } from './rules/soap-action-changed.js';
import { soapStyleChanged } from './rules/soap-style-changed.js';
import { soapUseChanged } from './rules/soap-use-changed.js';
import { stubTypeChanged } from './rules/stub-type-changed.js';
import { transportChanged } from './rules/transport-changed.js';
import { typeAbstractnessChanged } from './rules/type-abstractness-changed.js';
import { typeRenamed } from './rules/type-renamed.js';
import { whiteSpaceChanged } from './rules/white-space-changed.js';
import { wildcardCardinalityChanged } from './rules/wildcard-cardinality-changed.js';

export const breakingRules: readonly BreakingRule[] = [
  // Services, ports, operations, bindings, messages
  schemaNamespaceChanged,
  serviceNamespaceChanged,
  serviceRemoved,
  serviceRenamed,
  portRemoved,
  formPortRemoved,
  portRenamed,
  addressPathChanged,
  formAddressPathChanged,
  addressHostChanged,
  transportChanged,
  portTypeRenamed,
  bindingRenamed,
  operationRemoved,
  operationRenamed,
  operationOverloaded,
  operationNoLongerOffered,
  formOperationNoLongerOffered,
  exchangePatternChanged,
  soapActionChanged,
  soapStyleChanged,
  soapUseChanged,
  rpcWrapperChanged,
  messageElementChanged,
  messagePartKindChanged,
  messagePartRemoved,
  messagePartAdded,
  messagePartOrderChanged,
  messagePartRenamed,
  requestHeaderAdded,
  requestHeaderRemoved,
  responseHeaderRemoved,
  faultRemoved,
  faultAdded,
  faultRenamed,
  faultElementChanged,
  formLocationChanged,
  formEncodingChanged,
  formParameterAdded,
  formParameterRemoved,
  formParameterMadeRequired,
  formParameterNarrowed,
  formResultChanged,
  // Elements and types on the wire
  contentGroupingChanged,
  contentKindChanged,
  elementDefaultChanged,
  elementFixedChanged,
  elementFormChanged,
  elementOrderChanged,
  elementRenamed,
  encodedArrayChanged,
  encodedTypeRenamed,
  mixedContentChanged,
  requestAlternativeRemoved,
  requestDerivedTypeRemoved,
  requestElementMadeRequired,
  requestElementRemoved,
  requestNilRefused,
  requestOccurrenceLowered,
  requestRequiredElementAdded,
  requestSubstituteRemoved,
  requestTypeMadeAbstract,
  requestWildcardNarrowed,
  responseAlternativeAdded,
  responseDerivedTypeAdded,
  responseElementAdded,
  responseElementMadeOptional,
  responseNilAdded,
  responseOccurrenceRaised,
  responseRequiredElementRemoved,
  responseSubstituteAdded,
  responseTypeMadeConcrete,
  responseWildcardWidened,
  // Attributes
  attributeDefaultChanged,
  attributeFixedChanged,
  attributeFormChanged,
  attributeWildcardNarrowed,
  requestAttributeMadeRequired,
  requestAttributeRemoved,
  requestRequiredAttributeAdded,
  responseAttributeAdded,
  responseAttributeMadeOptional,
  responseRequiredAttributeRemoved,
  // Values
  requestDigitsTightened,
  requestEnumerationValueRemoved,
  requestLengthTightened,
  requestPatternTightened,
  requestRangeTightened,
  requestTypeNarrowed,
  responseDigitsLoosened,
  responseEnumerationValueAdded,
  responseLengthLoosened,
  responsePatternLoosened,
  responseRangeLoosened,
  responseTypeWidened,
  whiteSpaceChanged,
  // What only regenerated stubs notice
  baseTypeChanged,
  contentBecameMixed,
  contentRegrouped,
  requestElementBecameList,
  responseAttributeRemoved,
  responseDerivedTypeRemoved,
  responseElementRemoved,
  responseEnumerationValueRemoved,
  responseListBecameElement,
  stubTypeChanged,
  typeAbstractnessChanged,
  typeRenamed,
  wildcardCardinalityChanged,
  // Additions, listed on request
  operationAdded,
  operationOfferedAdditionally,
  portAdded,
  requestElementMadeOptional,
  requestOptionalElementAdded,
  requestValuesWidened,
  responseElementMadeRequired,
  serviceAdded,
];

/** The rule of an id. */
export function breakingRule(id: string): BreakingRule | undefined {
  return breakingRules.find((rule) => rule.id === id);
}
