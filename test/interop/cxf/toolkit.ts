/** Apache CXF: stubs by `wsdl2java`, the same program as for the reference implementation on top of them. */
import { join } from 'node:path';
import { writeCalls } from '../call.js';
import { classPath, compileJava, java, javaMissing } from '../java.js';
import type { ClientToolkit } from '../toolkit.js';
import { emptyFolder, ownFile } from '../toolkit.js';

export const cxf: ClientToolkit = {
  name: 'cxf',
  title: 'Apache CXF 4.2.3 wsdl2java (Java)',
  forms: ['soap11', 'soap12'],
  missing: javaMissing,
  build: async (wsdl, folder) => {
    const libraries = await classPath('cxf');
    const sources = await emptyFolder(join(folder, 'sources'));
    const classes = await emptyFolder(join(folder, 'classes'));
    const options = ['-client', '-p', 'org.example.authentication', '-d', sources];
    await java(libraries, 'org.apache.cxf.tools.wsdlto.WSDLToJava', [...options, wsdl]);
    await compileJava(libraries, [sources, ownFile('jaxws', 'Client.java')], classes);
    return (calls) => java(`${classes}:${libraries}`, 'Client', [wsdl], writeCalls(calls));
  },
};
