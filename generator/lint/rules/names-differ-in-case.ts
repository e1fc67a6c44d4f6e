import { valueOf } from '../context.js';
import { defineLintRule } from '../rule.js';

export const namesDifferInCase = defineLintRule({
  id: 'names-differ-in-case',
  level: 'error',
  summary: 'Two types differ only in letter case or punctuation',
  explanation:
    'wsimport stops ("Two declarations cause a collision in the ObjectFactory class"), and classes overwrite each other on file systems that ignore case.',
  remedy: 'Rename one of the two.',
  spec: 'XML Schema 1.0 Structures, section 3.4 (JAXB 2, appendix D)',
  example: { right: '<s:complexType name="Items">', wrong: '<s:complexType name="ITEM"/><s:complexType name="Items">' },
  look(contract, report) {
    const seen = new Map<string, string>();
    for (const type of [...contract.elements('schema', 'complexType'), ...contract.elements('schema', 'simpleType')]) {
      const name = valueOf(type, 'name');
      const schema = contract.parentOf(type);
      if (name === undefined || schema?.name.localName !== 'schema') continue;
      const key = `${valueOf(schema, 'targetNamespace') ?? ''} ${name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()}`;
      const other = seen.get(key);
      if (other !== undefined && other !== name) report(type, `types ${other} and ${name} become one class name`);
      seen.set(key, name);
    }
  },
});
