/** The JAX-WS reference implementation (Eclipse Metro): stubs by `wsimport`. */
import { join } from 'node:path';
import { writeCalls } from '../call.js';
import { classPath, compileJava, java, javaMissing } from '../java.js';
import type { ClientToolkit } from '../toolkit.js';
import { emptyFolder, ownFile } from '../toolkit.js';

export const jaxws: ClientToolkit = {
  name: 'jaxws',
  title: 'JAX-WS RI 4.0.5 wsimport (Java)',
  forms: ['soap11', 'soap12'],
  missing: javaMissing,
  build: async (wsdl, folder) => {
    const libraries = await classPath('jaxws');
    const sources = await emptyFolder(join(folder, 'sources'));
    const classes = await emptyFolder(join(folder, 'classes'));
    // -extension: Microsoft's SOAP 1.2 binding in a WSDL 1.1 document is one to wsimport.
    const options = [
      '-quiet',
      '-extension',
      '-Xnocompile',
      '-keep',
      '-s',
      sources,
      '-d',
      sources,
      '-p',
      'org.example.authentication',
    ];
    await java(libraries, 'com.sun.tools.ws.WsImport', [...options, wsdl]);
    await compileJava(libraries, [sources, ownFile('jaxws', 'Client.java')], classes);
    return (calls) => java(`${classes}:${libraries}`, 'Client', [wsdl], writeCalls(calls));
  },
};
