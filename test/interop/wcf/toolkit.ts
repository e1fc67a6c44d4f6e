/** WCF as Mono has it: a contract by `svcutil`, BasicHttpBinding for SOAP 1.1 and a custom binding for SOAP 1.2. */
import { join } from 'node:path';
import { writeCalls } from '../call.js';
import { compileCSharp, monoMissing, runMono } from '../mono-wsdl/toolkit.js';
import type { ClientToolkit } from '../toolkit.js';
import { ownFile, run } from '../toolkit.js';

export const wcf: ClientToolkit = {
  name: 'wcf',
  title: 'WCF svcutil (Mono 6.8)',
  forms: ['soap11', 'soap12'],
  missing: monoMissing,
  build: async (wsdl, folder) => {
    const contract = join(folder, 'Contract.cs');
    await run('svcutil', ['-noconfig', `-out:${contract}`, wsdl], { cwd: folder });
    const program = join(folder, 'client.exe');
    const references = ['System.ServiceModel', 'System.Runtime.Serialization', 'System.Xml'];
    await compileCSharp(program, references, [contract, ownFile('wcf', 'Client.cs')]);
    return (calls) => runMono(program, [], writeCalls(calls));
  },
};
