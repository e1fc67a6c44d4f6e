import { defineLintRule } from '../rule.js';
import { valueOf } from '../context.js';

export const arrayName = defineLintRule({
  id: 'array-name',
  level: 'note',
  summary: 'A list type is not named ArrayOf...',
  explanation:
    '.NET takes a type with one repeated element for an array whatever its name, but people read ArrayOf as the sign of a SOAP-encoded array.',
  remedy: 'Call the type after what it holds: Items.',
  spec: 'WS-I Basic Profile 1.1, R2112',
  example: { right: 'Items', wrong: 'ArrayOfItem' },
  look(contract, report) {
    for (const type of contract.elements('schema', 'complexType')) {
      const name = valueOf(type, 'name');
      if (name?.startsWith('ArrayOf')) report(type, `type ${name} is named like a SOAP-encoded array`);
    }
  },
});
