import { componentOf, describePlace } from '../side.js';
import { attributeRule } from './build.js';

export const attributeFormChanged = attributeRule(
  {
    id: 'attribute-form-changed',
    summary: 'An attribute stands in another namespace',
    explanation:
      'attributeFormDefault, form= or moving the declaration changes whether the attribute is sent with a prefix. Qualified and unqualified attributes are two.',
    remedy: 'Restore the form; nearly all contracts leave attributes unqualified.',
    spec: 'XML Schema 1.0 Structures, section 3.2.2',
    example: {
      of: 'request type',
      before: '<s:complexType name="Order"><s:attribute name="currency" type="s:string"/></s:complexType>',
      after:
        '<s:complexType name="Order"><s:attribute name="currency" type="s:string" form="qualified"/></s:complexType>',
    },
  },
  'unknown',
  undefined,
  ({ attribute, renamed }, { place }) =>
    renamed && {
      ...(place.direction === 'request' ? { old: attribute, new: renamed } : { old: renamed, new: attribute }),
      component: componentOf(place, `@${attribute.name.localName}`),
      message: `attribute "${attribute.name.localName}" in ${describePlace(place)} stands in another namespace; clients of the old contract ${place.direction === 'request' ? 'send' : 'look for'} the old name`,
    },
);
