/** .NET's `wsdl.exe` as Mono has it, on Microsoft's System.Web.Services: proxies for all four forms. */
import { join } from 'node:path';
import { allForms, writeCalls } from '../call.js';
import type { ClientToolkit } from '../toolkit.js';
import { attempt, isInstalled, ownFile, run } from '../toolkit.js';

const protocols = { Soap: 'SOAP', Soap12: 'SOAP12', HttpGet: 'HttpGet', HttpPost: 'HttpPost' } as const;

export const monoWsdl: ClientToolkit = {
  name: 'mono-wsdl',
  title: '.NET wsdl.exe (Mono 6.8)',
  forms: allForms,
  missing: monoMissing,
  build: async (wsdl, folder) => {
    const program = await buildProxies(wsdl, folder, protocols, ownFile('mono-wsdl', 'Client.cs'));
    return (calls) => runMono(program, [], writeCalls(calls));
  },
  kitchen: async (wsdl, folder) => {
    return runMono(await buildProxies(wsdl, folder, protocols, ownFile('kitchen', 'KitchenWsdl.cs')), [], '');
  },
  names: async (wsdl, folder) => {
    const stubs = join(folder, 'stubs.dll');
    await compileCSharp(stubs, proxyReferences, await generateProxies(wsdl, folder, protocols), ['-target:library']);
    return publicMembers(stubs, folder);
  },
};

export const proxyReferences = ['System.Web.Services', 'System.Xml', 'System.EnterpriseServices'];

/** Proxies compiled with our program. */
async function buildProxies(
  wsdl: string,
  folder: string,
  namespaces: Readonly<Record<string, string>>,
  main: string,
): Promise<string> {
  const program = join(folder, 'client.exe');
  await compileCSharp(program, proxyReferences, [...(await generateProxies(wsdl, folder, namespaces)), main]);
  return program;
}

/** Proxies of each protocol in a namespace of its own; a warning of wsdl.exe is an error too. */
export async function generateProxies(
  wsdl: string,
  folder: string,
  namespaces: Readonly<Record<string, string>>,
): Promise<string[]> {
  for (const [namespace, protocol] of Object.entries(namespaces)) {
    const out = join(folder, `${namespace}.cs`);
    const told = await run('wsdl', [`-protocol:${protocol}`, `-namespace:${namespace}`, `-out:${out}`, wsdl]);
    if (/warning|error/i.test(told)) throw new Error(`wsdl.exe is not content with our WSDL (${protocol}):\n${told}`);
  }
  return Object.keys(namespaces).map((namespace) => join(folder, `${namespace}.cs`));
}

/** The public types and members of an assembly, a line each. */
export async function publicMembers(assembly: string, folder: string): Promise<string> {
  const program = join(folder, 'members.exe');
  await compileCSharp(program, ['System.Core'], [ownFile('names', 'Members.cs')]);
  return runMono(program, [assembly], '');
}

export async function monoMissing(): Promise<string | undefined> {
  const installed = await Promise.all(['mono', 'mcs', 'wsdl', 'svcutil'].map(isInstalled));
  return installed.every(Boolean) ? undefined : 'Mono (apt-get install mono-devel)';
}

/** A warning is an error. */
export async function compileCSharp(
  out: string,
  references: readonly string[],
  sources: readonly string[],
  options: readonly string[] = [],
): Promise<void> {
  await run('mcs', ['-warnaserror+', ...options, `-out:${out}`, ...references.map((name) => `-r:${name}`), ...sources]);
}

export async function runMono(program: string, args: readonly string[], input: string): Promise<string> {
  const { output, errors, code } = await attempt('mono', [program, ...args], { input });
  if (code !== 0) throw new Error(`mono ${program} failed (${code}):\n${output}\n${errors}`.slice(0, 4000));
  return output;
}
