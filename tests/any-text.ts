import fc from 'fast-check'

const halves = 0x800
const anySign = fc
  .integer({ min: 0, max: 0x10_ff_ff - halves })
  .map((n) => String.fromCodePoint(n < 0xd8_00 ? n : n + halves))
/**
 * Arbitrary Unicode text. why: fast-check's own 'binary' unit first builds a table of a million characters, slower than
 * thousands of cases; the ASCII unit adds strings known to break programs.
 */
export const anyText = fc.oneof(fc.string({ unit: anySign }), fc.string({ unit: 'binary-ascii' }))
