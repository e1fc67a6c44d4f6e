import { defineLintRule } from '../rule.js';

export const reservedWord = defineLintRule({
  id: 'reserved-word',
  level: 'warning',
  summary: 'An operation is named like a word of the language',
  explanation:
    'The method of the stub gets another name, and each toolkit chooses its own (_delete, delete_, @delete, Delete).',
  remedy: 'Add a noun: deleteItem.',
  spec: 'WSDL 1.1, section 2.4',
  example: { right: '<wsdl:operation name="Remove">', wrong: '<wsdl:operation name="delete">' },
  look(contract, report) {
    for (const operation of contract.portTypes.flatMap(({ operations }) => operations)) {
      if (words.has(operation.name))
        report(operation, `operation ${operation.name} is named like a word of C#, Java, PHP, Python or TypeScript`);
    }
  },
});

const words = new Set(
  'abstract and as async await break case catch class clone const continue default delete do echo else empty enum event except exit export extends false final finally for from function global goto if implements import in instanceof interface is isset lambda list lock namespace new not null object operator or out override package pass print private protected public raise ref require return static string struct super switch this throw true try typeof unset use using var void volatile while with yield'.split(
    ' ',
  ),
);
