/** Short texts of any UTF-16 units, unpaired surrogates and controls among them. */
import * as fc from 'fast-check';

/** fast-check's own `string` with unit `binary` is made for shrinking, and ten times as slow to draw. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.nat(0x7f) }, fc.nat(0xffff)), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));
