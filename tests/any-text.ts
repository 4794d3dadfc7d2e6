import fc from 'fast-check'

const halves = 0x800
const anySign = fc
  .integer({ min: 0, max: 0x10_ff_ff - halves })
  .map((n) => String.fromCodePoint(n < 0xd8_00 ? n : n + halves))
/**
 * Text of any signs of Unicode. The library's own unit of any sign ('binary') first makes a table of all million of them, which takes
 * longer than thousands of cases. The unit of ASCII brings what its table is for: words that have brought programs down.
 */
export const anyText = fc.oneof(fc.string({ unit: anySign }), fc.string({ unit: 'binary-ascii' }))
