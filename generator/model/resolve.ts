/** The resolve stage: documents as written in, the meaning of the contract out. Everything that is wrong is reported; nothing throws. */
import type { Report } from '../diagnostics/report.js';
import { describeDocuments } from './describe-documents.js';
import type { ContractModel } from './model.js';
import type { ParsedContract } from './parsed-contract.js';
import { resolveServices } from './resolve-services.js';
import { resolveTypes } from './resolve-types.js';
import { collectWsdlSymbols } from './symbols.js';

/** Resolves a contract. The model is whole even after errors, but then it is good for looking at only. */
export function resolveContract(contract: ParsedContract, report: Report): ContractModel {
  const symbols = collectWsdlSymbols(contract, report);
  const { resolver, schema } = resolveTypes(contract, report);
  const services = resolveServices(contract, symbols, resolver, report);
  return {
    services: services.map(({ service }) => service),
    schema,
    documents: describeDocuments(contract, services, symbols),
  };
}
