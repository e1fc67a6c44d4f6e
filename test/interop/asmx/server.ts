/** ASP.NET's own .asmx handler under Mono, in a small host over HttpListener: all four forms from one address. */
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { freePort } from '../../support/free-port.js';
import { startProcess } from '../desk/servers.js';
import type { ForeignServer, RunningServer } from '../desk/servers.js';
import { compileCSharp, monoMissing } from '../mono-wsdl/toolkit.js';
import { ownFile } from '../toolkit.js';

export const asmxServer: ForeignServer = {
  name: 'asmx-server',
  title: 'ASP.NET .asmx (Mono 6.8)',
  dialect: {
    derivedType: 'Express',
    ticket: { Ticket: { number: 'T-1 & 2' } },
    isRefusal: ({ message, code, actor, subcode, detail }, form) => {
      if (form === 'http-get' || form === 'http-post') return message === 'refused & <declared>';
      const parts =
        code === 'Client' && actor === 'urn:example:actor' && detail?.includes('<number>42</number>') === true;
      return parts && message === 'refused & <declared>' && (form === 'soap11' || subcode?.name === 'Late');
    },
  },
  missing: monoMissing,
  build: async (folder) => {
    const start = await buildSite(folder, ownFile('asmx', 'Desk.asmx'), ownFile('asmx', 'Desk.cs'));
    return [
      {
        ports: [
          { form: 'soap11', name: 'DeskSoap' },
          { form: 'soap12', name: 'DeskSoap12' },
          { form: 'http-get', name: 'DeskHttpGet' },
          { form: 'http-post', name: 'DeskHttpPost' },
        ],
        start,
      },
    ];
  },
};

/** An ASP.NET site of one service in `folder`, an empty one. What comes back serves it. */
export async function buildSite(folder: string, page: string, code: string): Promise<() => Promise<RunningServer>> {
  const site = join(folder, 'site');
  const host = join(folder, 'host.exe');
  await mkdir(join(site, 'bin'), { recursive: true });
  await copyFile(page, join(site, basename(page)));
  await copyFile(ownFile('asmx', 'web.config'), join(site, 'web.config'));
  const references = ['System.Web.Services', 'System.Web', 'System.Xml'];
  await compileCSharp(join(site, 'bin', 'Service.dll'), references, [code], ['-target:library']);
  await compileCSharp(host, ['System.Web'], [ownFile('asmx', 'Host.cs')]);
  // The application domain of the site looks for the host's type there.
  await copyFile(host, join(site, 'bin', 'host.exe'));
  return async () => {
    const origin = `http://127.0.0.1:${await freePort()}/`;
    return { address: `${origin}${basename(page)}`, stop: await startProcess('mono', [host, origin, site]) };
  };
}
