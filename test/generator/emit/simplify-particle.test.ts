import type { SimpleParticle } from '../../../generator/emit/simplify-particle.js';
import { simplifyParticle } from '../../../generator/emit/simplify-particle.js';
import type { ComplexType } from '../../../generator/model/model.js';
import { contractOf, understood } from '../../support/contract.js';

/** The content model of a type as a regular expression would show it. */
function simplified(content: string): string {
  const { contract } = understood(
    contractOf(`<xs:element name="Call"><xs:complexType>${content}</xs:complexType></xs:element>`),
  );
  const type = contract.schema.elements[0]?.type as ComplexType;
  if (type.content.kind !== 'elements') return '';
  const particle = simplifyParticle(type.content.particle);
  return particle === undefined ? '' : show(particle);
}

function show(particle: SimpleParticle): string {
  const occurs = particle.min === 1 && particle.max === 1 ? '' : `{${particle.min},${particle.max}}`;
  if (particle.kind === 'element') return `${particle.source.element.name.localName}${occurs}`;
  if (particle.kind === 'any') return `any${occurs}`;
  return `(${particle.particles.map(show).join(particle.kind === 'choice' ? '|' : ',')})${occurs}`;
}

const element = (name: string, occurs = ''): string => `<xs:element name="${name}" type="xs:string" ${occurs}/>`;
const optional = 'minOccurs="0"';
const many = 'minOccurs="0" maxOccurs="unbounded"';
const group = (kind: string, content: string, occurs = ''): string => `<xs:${kind} ${occurs}>${content}</xs:${kind}>`;
const [a, b, c] = ['a', 'b', 'c'].map((name) => element(name)) as [string, string, string];

test.each([
  ['sequences in sequences', group('sequence', a + group('sequence', b + c)), '(a,b,c)'],
  ['choices in choices', group('choice', a + group('choice', b + c, optional)), '(a|b|c){0,1}'],
  ['what may not occur', group('sequence', a + element('b', 'minOccurs="0" maxOccurs="0"') + c), '(a,c)'],
  ['a group that may not occur', group('sequence', a + group('choice', b + c, 'minOccurs="0" maxOccurs="0"')), 'a'],
  ['a repeated group of one element', group('sequence', a, many), 'a{0,Infinity}'],
  ['a once group of a repeated element', group('sequence', element('a', many)), 'a{0,Infinity}'],
  ['a bounded product', group('sequence', element('a', 'maxOccurs="3"'), 'minOccurs="2" maxOccurs="2"'), 'a{2,6}'],
  [
    'an optional group of optional elements',
    group('sequence', group('sequence', element('a', optional) + element('b', optional), optional) + c),
    '(a{0,1},b{0,1},c)',
  ],
  ['an empty alternative', group('choice', a + b + '<xs:sequence/>'), '(a|b){0,1}'],
  ['an optional alternative', group('choice', element('a', optional) + b), '(a|b){0,1}'],
  [
    'repetition within a repeated choice',
    group('choice', element('a', many) + group('choice', b + c, many), many),
    '(a|b|c){0,Infinity}',
  ],
  ['a repeated group around a choice', group('sequence', group('choice', a + b), many), '(a|b){0,Infinity}'],
])('takes away %s', (_, content, expected) => {
  expect(simplified(content)).toBe(expected);
});

test.each([
  [
    'an optional group with a required element',
    group('sequence', group('sequence', a + b, optional) + c),
    '((a,b){0,1},c)',
  ],
  ['a repeated sequence of several', group('sequence', a + b, many), '(a,b){0,Infinity}'],
  [
    'occurrences with gaps between them',
    group('sequence', element('a', 'minOccurs="2" maxOccurs="2"'), 'minOccurs="0"'),
    '(a{2,2}){0,1}',
  ],
  ['an order of all', group('all', a + element('b', optional)), '(a,b{0,1})'],
])('keeps %s', (_, content, expected) => {
  expect(simplified(content)).toBe(expected);
});
