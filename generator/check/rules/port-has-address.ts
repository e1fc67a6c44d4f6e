/** Ports say where they are (WSDL 1.1, section 2.6). */
import type { Rule } from '../rule.js';

export const portHasAddress: Rule = (model, report) => {
  for (const port of model.services.flatMap(({ ports }) => ports)) {
    if (!port.address) report('port-without-address', port.origin, { port: port.name });
  }
};
