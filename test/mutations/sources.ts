/** The contracts that are mutated: our own, and a sample of the corpus where it is there. All in one document. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { corpusContracts, corpusFolder } from '../corpus/contracts.js';
import { Random } from '../support/random.js';
import { sampleContract } from '../support/sample-contract.js';
import type { Source } from './judge.js';

/** Contracts of the project itself. */
export function ownSources(): Source[] {
  const golden = readdirSync('test/golden')
    // Readers take mixed content as it comes: what a schema says of it cannot be tried here.
    .filter((name) => name !== 'refused' && name !== 'mixed-and-wildcards')
    .map((name) => join('test/golden', name, 'input.wsdl'));
  const files = ['wsdl/Authentication.wsdl', 'test/probe/contract.wsdl', ...golden];
  const texts = files.map((name) => ({ name, text: readFileSync(name, 'utf8') }));
  return [...texts.filter(({ text }) => isWhole(text)), { name: 'the sample contract', text: filledSample() }];
}

/** Sound contracts of the corpus of a size that can be tried often, in seeded order. */
export function corpusSources(count: number, seed: number): Source[] {
  const folder = corpusFolder();
  if (folder === undefined) return [];
  const promised = corpusContracts(folder).filter(({ promised: sound }) => sound);
  const texts = new Random(seed).shuffled(promised).flatMap(({ path, file }) => {
    const text = readFileSync(file, 'utf8');
    return text.length < 40_000 && isWhole(text) && !/mixed\s*=\s*.true/.test(text) ? [{ name: path, text }] : [];
  });
  return texts.slice(0, count);
}

function isWhole(text: string): boolean {
  return !/schemaLocation\s*=|<\w*:?import[^>]*\slocation\s*=/.test(text) && !text.includes('\ufffd');
}

/** The sample contract with something in all its slots. */
function filledSample(): string {
  return sampleContract({
    request: `<s:element name="id" type="s:int"/><s:element name="color" type="tns:Color"/>
<s:choice><s:element name="card" type="tns:Code"/><s:element name="iban" type="s:string"/></s:choice>
<s:element name="line" type="tns:Line" minOccurs="0" maxOccurs="unbounded"/><s:element name="shape" type="tns:Shape" minOccurs="0"/>`,
    response: `<s:element name="total" type="s:decimal"/><s:element name="state" type="tns:Color" minOccurs="0" nillable="true"/>
<s:element name="line" type="tns:Line" minOccurs="0" maxOccurs="5"/><s:element name="code" type="tns:Code"/>`,
    types: `<s:simpleType name="Color"><s:restriction base="s:string"><s:enumeration value="red"/><s:enumeration value="blue"/></s:restriction></s:simpleType>
<s:simpleType name="Code"><s:restriction base="s:string"><s:minLength value="2"/><s:maxLength value="6"/></s:restriction></s:simpleType>
<s:complexType name="Line"><s:sequence><s:element name="text" type="s:string" minOccurs="0"/><s:element name="count" type="s:int"/></s:sequence><s:attribute name="unit" type="s:string"/><s:attribute name="key" type="s:int" use="required"/></s:complexType>
<s:complexType name="Shape"><s:sequence><s:element name="area" type="s:double"/></s:sequence></s:complexType>
<s:complexType name="Circle"><s:complexContent><s:extension base="tns:Shape"><s:sequence><s:element name="radius" type="s:double"/></s:sequence></s:extension></s:complexContent></s:complexType>`,
  });
}
