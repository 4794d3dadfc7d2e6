// Crockford's base 32: no letter that is mistaken for a digit
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 128 bits. */
export const recoveryBytes = 16
const letters = Math.ceil((recoveryBytes * 8) / 5)

/** The printed recovery key, in groups of five letters. */
export function recoveryText(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const text = (bits.padEnd(letters * 5, '0').match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)])
  return (text.join('').match(/.{1,5}/g) ?? []).join('-')
}

/** Reads a typed recovery key; null where it is none. Small letters, spaces and look-alikes are fine. */
export function readRecoveryText(typed: string): Uint8Array | null {
  const text = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll(/[\s-]/g, '')
  const values = [...text].map((letter) => alphabet.indexOf(letter))
  if (text.length !== letters || values.includes(-1)) return null
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('')
  if (/1/.test(bits.slice(recoveryBytes * 8))) return null
  return Uint8Array.from({ length: recoveryBytes }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2))
}
