/** Largest file of the exchange in bytes, files and bytes of a company in it. */
export const mostExchangeFile = 5 * 1024 * 1024
export const mostExchangeFiles = 2000
export const mostExchangeBytes = 500 * 1024 * 1024

/** Letters of the base64 text of the largest file. */
export const mostExchangeText = Math.ceil(mostExchangeFile / 3) * 4

/** Path of a file: up to eight names with slashes between, as in 'sales/2026-11.csv'. */
export const exchangePath = /^[A-Za-z0-9][A-Za-z0-9 ._-]{0,79}(\/[A-Za-z0-9][A-Za-z0-9 ._-]{0,79}){0,7}$/
export const longestExchangePath = 200

/** Types of texts by the ending of the path. */
const textTypes: Record<string, string> = { csv: 'text/csv', json: 'application/json', txt: 'text/plain' }
export const exchangeTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/csv',
  'application/json',
  'text/plain',
] as const

const isText = (bytes: Uint8Array): boolean => {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const pictureType = (bytes: Uint8Array): string | null => {
  const starts = (...head: number[]) => head.every((byte, at) => bytes[at] === byte)
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  const isRiff = starts(0x52, 0x49, 0x46, 0x46)
  return isRiff && [0x57, 0x45, 0x42, 0x50].every((byte, at) => bytes[8 + at] === byte) ? 'image/webp' : null
}

/**
 * Type of a file by its content: a PDF (as `isPdf` finds), a picture, or text in UTF-8 whose ending says which. Null for everything else,
 * such as programs, archives and pages; the ending alone decides nothing.
 */
export function exchangeTypeOf(path: string, bytes: Uint8Array, isPdf: boolean): string | null {
  if (isPdf) return 'application/pdf'
  const picture = pictureType(bytes)
  if (picture) return picture
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  const type = textTypes[ending]
  return type !== undefined && isText(bytes) ? type : null
}
