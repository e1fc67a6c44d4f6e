import { defineRule } from '../rule.js';
import { componentOf, describePlace } from '../side.js';
import { atCarrier } from './build.js';

export const contentBecameMixed = defineRule({
  id: 'content-became-mixed',
  category: 'SOURCE',
  summary: 'Text may stand between the elements, or no longer',
  explanation:
    'Everything the writer sends is still taken. Stubs hold mixed content as one list of texts and elements, so properties that callers name come or go (JAXB getContent(), $$content here).',
  remedy: 'Leave mixed as it was; put text into an element.',
  spec: 'XML Schema 1.0 Structures, section 3.4.2',
  example: {
    of: 'request type',
    before:
      '<s:complexType name="Note"><s:sequence><s:element name="b" type="s:string" minOccurs="0"/></s:sequence></s:complexType>',
    after:
      '<s:complexType name="Note" mixed="true"><s:sequence><s:element name="b" type="s:string" minOccurs="0"/></s:sequence></s:complexType>',
  },
  judges: {
    content(pair, report) {
      const { place, old, new: replacement, difference } = pair;
      if (difference.breaks.some(({ kind }) => kind === 'mixed' || kind === 'kind')) return;
      if (isMixed(old) === isMixed(replacement)) return;
      report({
        ...atCarrier(pair),
        component: componentOf(place),
        message: `${describePlace(place)} ${isMixed(replacement) ? 'mixes' : 'no longer mixes'} text and elements: callers that name its properties do not compile with regenerated stubs`,
      });
    },
  },
});

function isMixed(content: { readonly kind: string; readonly mixed?: boolean }): boolean {
  return content.mixed === true;
}
