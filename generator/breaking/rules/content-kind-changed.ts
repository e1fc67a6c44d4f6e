import { componentOf, describePlace, describeType } from '../side.js';
import { atCarrier, contentRule } from './build.js';

export const contentKindChanged = contentRule(
  {
    id: 'content-kind-changed',
    summary: 'Text became elements, elements became text, or content went away',
    explanation:
      'One side sends text where the other expects child elements (or nothing), or the reverse: nothing of it can be read.',
    remedy: 'Keep the element as it is and add another one of the new type.',
    spec: 'XML Schema 1.0 Structures, section 3.4.2',
    example: {
      of: 'request type',
      before: '<s:simpleType name="Amount"><s:restriction base="s:decimal"/></s:simpleType>',
      after:
        '<s:complexType name="Amount"><s:sequence><s:element name="value" type="s:decimal"/><s:element name="currency" type="s:string"/></s:sequence></s:complexType>',
    },
  },
  'kind',
  undefined,
  (_found, pair) => ({
    ...atCarrier(pair),
    component: componentOf(pair.place),
    message: `the content of ${describePlace(pair.place)} was ${contentWords[pair.old.kind]} (${describeType(pair.types.old)}) and is ${contentWords[pair.new.kind]} (${describeType(pair.types.new)}) now; neither side can read the other`,
  }),
);

const contentWords = { empty: 'nothing', text: 'text', elements: 'elements', anything: 'anything', array: 'an array' };
