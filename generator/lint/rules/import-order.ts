import { defineLintRule } from '../rule.js';

export const importOrder = defineLintRule({
  id: 'import-order',
  level: 'warning',
  summary: 'wsdl:import or wsdl:types comes too late',
  explanation:
    'The schema of WSDL 1.1 wants imports first and types next; parsers that validate (WCF, Axis) refuse another order.',
  remedy: 'Move imports to the top and types right after them.',
  spec: 'WS-I Basic Profile 1.1, R2022 and R2023',
  example: {
    right: '<wsdl:portType name="LookupPortType">',
    wrong: '<wsdl:import namespace="urn:other" location="other.wsdl"/><wsdl:portType name="LookupPortType">',
  },
  look(contract, report) {
    for (const definitions of contract.elements('wsdl', 'definitions')) {
      const names = definitions.children.map(({ name }) => name.localName);
      const firstOther = names.findIndex((name) => !['import', 'documentation', 'types'].includes(name));
      const firstTypes = names.indexOf('types');
      definitions.children.forEach((child, index) => {
        const late = (limit: number) => limit >= 0 && index > limit;
        const isImport = child.name.localName === 'import' && (late(firstOther) || late(firstTypes));
        const isTypes = child.name.localName === 'types' && late(firstOther);
        if (isImport || isTypes) report(child, `${child.tag} comes after ${names[firstOther] ?? 'types'}`);
      });
    }
  },
});
