/** Elements and attributes have names that XML allows: NCNames (Namespaces in XML 1.0, section 3; Structures, sections 3.2.2 and 3.3.2). */
import type { ContractModel, ElementDeclaration } from '../../model/model.js';
import type { Rule } from '../rule.js';
import { definedTypes, elementsIn } from '../walk.js';

/** Characters of XML 1.0, section 2.3, without the colon. */
const start =
  'A-Z_a-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f' +
  '\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd\\u{10000}-\\u{effff}';
const ncName = new RegExp(`^[${start}][${start}\\-.0-9\\u00b7\\u0300-\\u036f\\u203f\\u2040]*$`, 'u');

export const namesCanBeWritten: Rule = (model, report) => {
  for (const { kind, name, origin } of namedParts(model)) {
    if (!ncName.test(name.localName)) report('invalid-name', origin, { kind, name: name.localName });
  }
};

function* namedParts(model: ContractModel) {
  const seen = new Set<ElementDeclaration>();
  for (const element of declarations(model)) {
    if (!seen.has(element)) yield { kind: 'element', name: element.name, origin: element.origin };
    seen.add(element);
  }
  for (const type of definedTypes(model)) {
    if (type.kind !== 'complexType') continue;
    for (const use of type.attributes) yield { kind: 'attribute', name: use.name, origin: use.origin };
  }
}

function* declarations(model: ContractModel): Generator<ElementDeclaration> {
  yield* model.schema.elements;
  for (const type of definedTypes(model)) {
    if (type.kind === 'complexType' && type.content.kind === 'elements') yield* elementsIn(type.content.particle);
  }
}
