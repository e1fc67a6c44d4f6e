/** WSDL and XSD documents: the project's own, with elements moved, repeated, renamed and removed, attributes exchanged, bytes damaged. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';

import { damaged, damages } from './bytes.js';

export interface FuzzedContract {
  /** The number of the seed that it was made of. */
  readonly seed: number;
  /** Texts by path below a folder; `input.wsdl` is the contract. */
  readonly documents: Readonly<Record<string, string>>;
}

interface Seed {
  readonly documents: Readonly<Record<string, string>>;
  readonly paths: readonly string[];
}

/** The contracts that we own and every golden case, from the root of the project. */
export function contractSeeds(): readonly Seed[] {
  const golden = ['test/golden', 'test/golden/refused'].flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  );
  const folders = golden.filter((folder) => readdirOrNothing(folder).includes('input.wsdl'));
  const own = readdirSync('wsdl').map((name) => ({ 'input.wsdl': readFileSync(join('wsdl', name), 'latin1') }));
  return [...own, ...folders.map(documentsIn)].map((documents) => ({ documents, paths: Object.keys(documents) }));
}

function readdirOrNothing(folder: string): string[] {
  return statSync(folder).isDirectory() ? readdirSync(folder) : [];
}

function documentsIn(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((name) => /\.(wsdl|xsd)$/.test(name));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}

const NAMES = [
  'element',
  'complexType',
  'simpleType',
  'sequence',
  'choice',
  'all',
  'any',
  'group',
  'attribute',
  'attributeGroup',
  'anyAttribute',
  'extension',
  'restriction',
  'list',
  'union',
  'import',
  'include',
  'redefine',
  'schema',
  'types',
  'message',
  'part',
  'portType',
  'operation',
  'input',
  'output',
  'fault',
  'binding',
  'body',
  'header',
  'service',
  'port',
  'address',
  'definitions',
  'key',
  'notation',
  'simpleContent',
  'complexContent',
  '__proto__',
];
const VALUES = [
  ...[
    '',
    '0',
    '-1',
    '1.5',
    '99999999999999999999',
    'unbounded',
    'true',
    'tns:Missing',
    'tns:',
    ':',
    'a:b:c',
    'xs:string',
    'xs:anyType',
    'xs:NOTATION',
    '__proto__',
    'tns:__proto__',
    'constructor',
    'toString',
  ],
  ...[
    '../../../../etc/passwd',
    'file:///etc/passwd',
    '/etc/passwd',
    'http://127.0.0.1:1/x.xsd',
    '\\\\host\\share',
    'input.wsdl',
    './input.wsdl',
    '%2e%2e/x',
    'con',
    '\0',
  ],
  ...[
    '(a+)+$',
    '[a-',
    '\\p{Foo}',
    '(((((((((a?){20}){20}){20}',
    '[a-z-[aeiou]]',
    '\\',
    '*',
    'a{99999}',
    '#all',
    'rpc',
    'encoded',
    'literal',
  ],
  ...[
    'x'.repeat(20_000),
    '*/ throw 1; /*',
    '${process.exit()}',
    '`',
    '</script><script>',
    '"; process.exit(); "',
    "'",
    '\u2028',
    'class',
    'await',
    '1',
    'é',
    'a-b',
    'a.b',
    '{{name}}',
    '{{{raw}}}',
    '\n// x',
  ],
];
const SNIPPETS = [
  '<xs:import namespace="urn:x" schemaLocation="../../x.xsd"/>',
  '<xs:include schemaLocation="input.wsdl"/>',
  '<xs:complexType name="R"><xs:complexContent><xs:extension base="tns:R"/></xs:complexContent></xs:complexType>',
  '<xs:group name="G"><xs:sequence><xs:group ref="tns:G"/></xs:sequence></xs:group>',
  '<xs:simpleType name="U"><xs:union memberTypes="tns:U tns:U"/></xs:simpleType>',
  '<xs:element name="S" substitutionGroup="tns:S"/>',
  '<xs:attributeGroup name="A"><xs:attributeGroup ref="tns:A"/></xs:attributeGroup>',
  '<xs:simpleType name="L"><xs:list itemType="tns:L"/></xs:simpleType>',
  '<!-- x -->',
  '<![CDATA[x]]>',
  '<?x y?>',
  '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
  '&a;',
  '<wsdl:import namespace="urn:x" location="../../../etc/passwd"/>',
  `${'<xs:sequence>'.repeat(300)}${'</xs:sequence>'.repeat(300)}`,
  `${'<xs:choice>'.repeat(12)}<xs:element name="e" type="xs:string" maxOccurs="99999"/>${'</xs:choice>'.repeat(12)}`,
  '<xs:documentation>*/ `${x}` &lt;/script&gt; {{x}}</xs:documentation>',
  '<wsdl:documentation>*/ &#x2028; //</wsdl:documentation>',
];

/** One change; the numbers are taken modulo what there is. */
interface Edit {
  readonly kind: 'remove' | 'repeat' | 'move' | 'rename' | 'attribute' | 'borrow' | 'drop' | 'insert';
  readonly place: number;
  readonly other: number;
  readonly value: number;
}

const edits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom<Edit['kind']>(
    'remove',
    'repeat',
    'move',
    'rename',
    'attribute',
    'attribute',
    'borrow',
    'borrow',
    'drop',
    'insert',
  ),
  place: fc.nat(100_000),
  other: fc.nat(100_000),
  value: fc.nat(100_000),
});

export function contracts(seeds: readonly Seed[]): fc.Arbitrary<FuzzedContract> {
  return fc
    .tuple(
      fc.nat(seeds.length - 1),
      fc.nat(10),
      fc.array(edits, { minLength: 1, maxLength: 6 }),
      fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, damages(2)),
    )
    .map(([index, which, list, places]) => {
      const { documents, paths } = seeds[index] as Seed;
      const path = paths[which % paths.length] ?? 'input.wsdl';
      const edited = list.reduce(applyEdit, documents[path] ?? '');
      return { seed: index, documents: { ...documents, [path]: damaged(edited, places) } };
    });
}

function applyEdit(text: string, { kind, place, other, value }: Edit): string {
  const tags = [...text.matchAll(/<[A-Za-z][^<>]*>/g)];
  const tag = tags[place % Math.max(1, tags.length)];
  const target = tags[other % Math.max(1, tags.length)];
  if (tag === undefined || target === undefined) return text;
  const start = tag.index;
  const end = endOfElement(text, start);
  const element = text.slice(start, end);
  const changed = (replacement: string): string =>
    text.slice(0, start) + replacement + text.slice(start + tag[0].length);
  switch (kind) {
    case 'remove':
      return text.slice(0, start) + text.slice(end);
    case 'repeat':
      return element.length > 20_000 ? text : text.slice(0, end) + element + text.slice(end);
    case 'move':
      return target.index > end
        ? text.slice(0, start) + text.slice(end, target.index) + element + text.slice(target.index)
        : text;
    case 'rename':
      return changed(tag[0].replace(/^<(\w*:)?[\w-]+/, `<$1${NAMES[value % NAMES.length]}`));
    case 'attribute':
      return changed(withAttribute(tag[0], value, () => escape(VALUES[other % VALUES.length] ?? '')));
    case 'borrow':
      return changed(withAttribute(tag[0], value, () => /"([^"]*)"/.exec(target[0])?.[1] ?? ''));
    case 'drop':
      return changed(withAttribute(tag[0], value, () => undefined));
    case 'insert':
      return text.slice(0, end) + (SNIPPETS[value % SNIPPETS.length] ?? '') + text.slice(end);
  }
}

function endOfElement(text: string, start: number): number {
  const tags = /<(\/?)[A-Za-z][^<>]*?(\/?)>/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(text); tag !== null; tag = tags.exec(text)) {
    if (tag[1] === '/') depth -= 1;
    else if (tag[2] !== '/') depth += 1;
    if (depth <= 0) return tags.lastIndex;
  }
  return text.length;
}

function withAttribute(tag: string, which: number, value: () => string | undefined): string {
  const found = [...tag.matchAll(/\s([\w:-]+)="[^"]*"/g)];
  const attribute = found[which % Math.max(1, found.length)];
  if (attribute === undefined) return tag;
  const text = value();
  const replacement = text === undefined ? '' : ` ${attribute[1]}="${text}"`;
  return tag.slice(0, attribute.index) + replacement + tag.slice(attribute.index + attribute[0].length);
}

function escape(text: string): string {
  return Buffer.from(
    text.replace(/[&<>"\n]/g, (character) => `&#${character.charCodeAt(0)};`),
    'utf8',
  ).toString('latin1');
}
