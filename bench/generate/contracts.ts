/** What is generated: the giants of the corpus where it stands, and our own small contract. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { corpusFolder } from '../../test/corpus/contracts.js';

export interface MeasuredContract {
  readonly name: string;
  readonly file: string;
  /** Imports may lead anywhere below it. */
  readonly root: string;
}

/** In the corpus: the name, the repository's folder and the contract in it. */
const giants: readonly (readonly [name: string, source: string, path: string])[] = [
  ['AXL', 'CiscoDevNet__axl-python-zeep-samples', 'schema/AXLAPI.wsdl'],
  ['VirtualBox', 'hooklift__gowsdl', 'fixtures/vboxweb.wsdl'],
  ['EWS', 'WsdlToPhp__PackageGenerator', 'tests/resources/ews/services.wsdl'],
  ['PayPal', 'WsdlToPhp__PackageGenerator', 'tests/resources/paypal/PayPalSvc.wsdl'],
];

export const small: MeasuredContract = {
  name: 'Authentication',
  file: resolve('wsdl/Authentication.wsdl'),
  root: resolve('wsdl'),
};

/** Those that are there; `given`: another folder for the corpus. */
export function giantContracts(given?: string): readonly MeasuredContract[] {
  const folder = corpusFolder(given);
  if (folder === undefined) return [];
  return giants
    .map(([name, source, path]) => ({ name, file: join(folder, source, path), root: join(folder, source) }))
    .filter(({ file }) => existsSync(file));
}
