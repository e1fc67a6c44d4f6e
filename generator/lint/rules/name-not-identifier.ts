import { valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const nameNotIdentifier = defineLintRule({
  id: 'name-not-identifier',
  level: 'warning',
  summary: 'An operation or type has a name that is no identifier',
  explanation:
    'Each toolkit turns dots, hyphens and leading signs into something else (get-user becomes get_user, getUser, get_x002d_user), so callers of two toolkits write two names.',
  remedy: 'Letters, digits and underscores, beginning with a letter.',
  spec: 'WSDL 1.1, section 2.4',
  example: { right: '"Items"', wrong: '"my-items"' },
  look(contract, report) {
    const named = [
      ...contract.elements('wsdl', 'operation').filter((one) => contract.parentOf(one)?.name.localName === 'portType'),
      ...contract.elements('wsdl', 'service'),
      ...contract.elements('schema', 'complexType'),
      ...contract.elements('schema', 'simpleType'),
    ];
    for (const element of named) {
      const name = valueOf(element, 'name');
      if (name !== undefined && !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name))
        report(element, `${element.tag} is named ${name}, which is no identifier`);
    }
  },
});
