/** The JAX-WS reference implementation (Eclipse Metro): stubs by `wsimport`. */
import { javaClient } from '../java.js';

export const jaxws = javaClient('jaxws', 'JAX-WS RI 4.0.5 wsimport (Java)', {
  main: 'com.sun.tools.ws.WsImport',
  // -extension: Microsoft's SOAP 1.2 binding in a WSDL 1.1 document is one to wsimport.
  options: (sources, javaPackage) => [
    // -XadditionalHeaders: parameters for headers whose message is not the body's.
    ...['-quiet', '-extension', '-XadditionalHeaders', '-Xnocompile', '-keep'],
    ...['-s', sources, '-d', sources, '-p', javaPackage],
  ],
});
