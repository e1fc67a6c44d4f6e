/**
 * WCF as Mono has it: a contract by `svcutil`, BasicHttpBinding for SOAP 1.1 and a custom binding for SOAP 1.2. The kitchen's
 * contract is written by hand: where types have attributes, Mono's svcutil names message classes that it does not write.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCalls } from '../call.js';
import {
  compileCSharp,
  generateProxies,
  monoMissing,
  proxyReferences,
  publicMembers,
  runMono,
} from '../mono-wsdl/toolkit.js';
import type { ClientToolkit } from '../toolkit.js';
import { ownFile, run } from '../toolkit.js';

export const wcf: ClientToolkit = {
  name: 'wcf',
  title: 'WCF svcutil (Mono 6.8)',
  forms: ['soap11', 'soap12'],
  missing: monoMissing,
  build: async (wsdl, folder) => {
    const contract = await generateContract(wsdl, folder);
    const program = join(folder, 'client.exe');
    await compileCSharp(program, references, [contract, ownFile('wcf', 'Client.cs')]);
    return (calls) => runMono(program, [], writeCalls(calls));
  },
  kitchen: async (wsdl, folder) => {
    const types = await generateProxies(wsdl, folder, { Soap: 'SOAP' });
    const program = join(folder, 'kitchen.exe');
    await compileCSharp(program, [...references, ...proxyReferences], [...types, ownFile('kitchen', 'KitchenWcf.cs')]);
    return runMono(program, [wsdl.replace(/\?.*$/, '')], '');
  },
  names: async (wsdl, folder) => {
    const stubs = join(folder, 'stubs.dll');
    await compileCSharp(stubs, references, [await generateContract(wsdl, folder)], ['-target:library']);
    return publicMembers(stubs, folder);
  },
};

const references = ['System.ServiceModel', 'System.Runtime.Serialization', 'System.Xml'];

async function generateContract(wsdl: string, folder: string): Promise<string> {
  const contract = join(folder, 'Contract.cs');
  await run('svcutil', ['-noconfig', `-out:${contract}`, wsdl], { cwd: folder });
  await exchangeActions(contract);
  return contract;
}

/**
 * Mono's svcutil writes `Action="*", ReplyAction="<soapAction>"`, also for a WSDL that Microsoft's host serves, where
 * Microsoft's svcutil writes them the other way round; a SOAP 1.1 client then sends `SOAPAction: "*"`.
 */
async function exchangeActions(contract: string): Promise<void> {
  const text = await readFile(contract, 'utf8');
  await writeFile(contract, text.replace(/Action="\*", ReplyAction="([^"]*)"/g, 'Action="$1", ReplyAction="*"'));
}
