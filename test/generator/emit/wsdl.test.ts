import type { DocumentPart } from '../../../runtime/descriptor.js';
import { documentParts, emitWsdl } from '../../../generator/emit/wsdl.js';
import type { DocumentModel } from '../../../generator/model/model.js';
import { contractOf, understood } from '../../support/contract.js';

const document = (text: string, cuts: Partial<DocumentModel> = {}): DocumentModel => ({
  path: 'a.wsdl',
  text,
  kind: 'wsdl',
  references: [],
  sections: [],
  ...cuts,
});

/** The text with every hole filled by its name and only the sections of the given ports. */
function serve(parts: readonly DocumentPart[], ports: readonly string[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('hole' in part) return part.hole === 'schema' ? `?xsd=${part.index}` : part.hole;
      return part.ports.some((port) => ports.includes(port)) ? serve(part.content, ports) : '';
    })
    .join('');
}

const text = '<a>\n  <one at="x"/>\n  <two at="y"/>\n  <three/>\n</a>';
const span = (piece: string) => ({ start: text.indexOf(piece), end: text.indexOf(piece) + piece.length });
const parts = documentParts(
  document(text, {
    references: [
      { kind: 'address', ...span('x') },
      { kind: 'import', ...span('y'), target: 'b.xsd' },
    ],
    sections: [
      { ...span('<one at="x"/>'), ports: ['A'] },
      { ...span('<two at="y"/>'), ports: ['B'] },
      { ...span('<three/>'), ports: ['B'] },
    ],
  }),
  new Map([['b.xsd', 3]]),
);

test('a document with every port is the whole text, its holes filled', () => {
  expect(serve(parts, ['A', 'B'])).toBe(text.replace('x', 'address').replace('y', '?xsd=3'));
});

test('what no served port needs leaves no gap', () => {
  expect(serve(parts, ['A'])).toBe('<a>\n  <one at="address"/>\n</a>');
  expect(serve(parts, [])).toBe('<a>\n</a>');
});

test('neighbours of the same ports are one section', () => {
  expect(parts.filter((part) => typeof part === 'object' && 'ports' in part)).toHaveLength(2);
});

test('an import that was not loaded keeps its location', () => {
  const references = [{ kind: 'import' as const, ...span('y') }];
  expect(documentParts(document(text, { references }), new Map())).toEqual([text]);
});

test('a template literal holds the text exactly, whatever is in it', () => {
  const strange = 'a`b${c}$ {d}\\e\r\nf\u2028';
  const model = understood(contractOf('<xs:element name="Call" type="xs:string"/>')).contract;
  const module = emitWsdl({ ...model, documents: [document(strange)] }, '');
  const expression = /wsdl: readonly DocumentPart\[\] = (\[[^]*?\n\]);/.exec(module)?.[1];
  expect(Function(`return ${expression ?? ''}`)()).toEqual([strange]);
});
