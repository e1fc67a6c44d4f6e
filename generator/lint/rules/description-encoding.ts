import { defineLintRule } from '../rule.js';

export const descriptionEncoding = defineLintRule({
  id: 'description-encoding',
  level: 'warning',
  summary: 'A document is neither UTF-8 nor UTF-16',
  explanation: 'These two are what every parser reads; gSOAP, PHP and many gateways refuse others.',
  remedy: 'Save the document as UTF-8 and say so.',
  spec: 'WS-I Basic Profile 1.1, R4003',
  example: { right: 'encoding="utf-8"', wrong: 'encoding="iso-8859-1"' },
  look(contract, report) {
    for (const { text, root } of contract.documents.sources) {
      const encoding = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)["']/.exec(text)?.[1];
      if (encoding !== undefined && !/^utf-?(8|16)/i.test(encoding))
        report({ position: { ...root.position, line: 1, column: 1 } }, `the document is ${encoding}`);
    }
  },
});
