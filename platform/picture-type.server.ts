const headOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 12)).toString('latin1')
const isHeifHead = (head: string): boolean =>
  head.slice(4, 8) === 'ftyp' && /^(heic|heix|heim|heis|hevc|mif1|msf1|avif)$/.test(head.slice(8, 12))

/** Detects JPEG, PNG, WebP and HEIF by content, never by name. Other files are not opened. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = headOf(bytes)
  if (head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n')) return true
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return true
  return isHeifHead(head)
}

/** HEIF, written by phones of one maker; servers may lack its codec. */
export const isHeif = (bytes: Uint8Array): boolean => isHeifHead(headOf(bytes))
