/** Apache CXF: stubs by `wsdl2java`, the same program as for the reference implementation on top of them. */
import { javaClient } from '../java.js';

export const cxf = javaClient('cxf', 'Apache CXF 4.2.3 wsdl2java (Java)', {
  main: 'org.apache.cxf.tools.wsdlto.WSDLToJava',
  options: (sources, javaPackage) => ['-client', '-exsh', 'true', '-p', javaPackage, '-d', sources],
});
