/** What the generator accepts of a contract that hangs together: an ordered list of rules, each about one requirement. */
import type { Report } from '../diagnostics/report.js';
import type { ContractModel } from '../model/model.js';
import type { Rule } from './rule.js';
import { bodyHasOnePart } from './rules/body-has-one-part.js';
import { defaultOrFixed } from './rules/default-or-fixed.js';
import { elementsAreConsistent } from './rules/elements-are-consistent.js';
import { facetsAgree } from './rules/facets-agree.js';
import { httpLocationsDiffer } from './rules/http-locations-differ.js';
import { namesCanBeWritten } from './rules/names-can-be-written.js';
import { operationsDiffer } from './rules/operations-differ.js';
import { portHasAddress } from './rules/port-has-address.js';
import { rpcPartsAreTypes } from './rules/rpc-parts-are-types.js';
import { uniqueAttributes } from './rules/unique-attributes.js';
import { wireSignaturesDiffer } from './rules/wire-signatures-differ.js';

export const rules: readonly Rule[] = [
  operationsDiffer, // WSDL 1.1, section 2.4.5
  portHasAddress, // WSDL 1.1, section 2.6
  rpcPartsAreTypes, // WS-I Basic Profile 1.1, R2203
  bodyHasOnePart, // WS-I Basic Profile 1.1, R2201
  wireSignaturesDiffer, // WS-I Basic Profile 1.1, R2710
  httpLocationsDiffer, // WSDL 1.1, section 4.4
  namesCanBeWritten, // XML Schema 1.0 Structures, sections 3.2.2 and 3.3.2
  uniqueAttributes, // XML Schema 1.0 Structures, section 3.4.6
  elementsAreConsistent, // XML Schema 1.0 Structures, section 3.8.6
  defaultOrFixed, // XML Schema 1.0 Structures, section 3.3.3
  facetsAgree, // XML Schema 1.0 Datatypes, section 4.3
];

/** Applies all rules, in order. */
export function checkContract(model: ContractModel, report: Report): void {
  for (const rule of rules) rule(model, report);
}
