import { describePlace } from '../side.js';
import { valueRule } from './build.js';

export const whiteSpaceChanged = valueRule(
  {
    id: 'white-space-changed',
    summary: 'White space that one side sends is not what the other reads',
    explanation:
      'token and normalizedString lose white space on reading, string keeps it. A value with blanks at its ends (a password) arrives as another one.',
    remedy: 'Keep the type of the value, and trim in the code that wants it trimmed.',
    spec: 'XML Schema 1.0 Datatypes, section 4.3.6',
    example: {
      of: 'request',
      before: '<s:element name="password" type="s:string"/>',
      after: '<s:element name="password" type="s:token"/>',
    },
  },
  'white-space',
  undefined,
  ({ writer, reader }, place) =>
    `white space in ${describePlace(place)} is ${writer} by the writer and ${reader} by the reader: values with blanks arrive changed`,
);
