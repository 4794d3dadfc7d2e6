const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Share of zero bytes from which a text is UTF-16: Arabic letters have none, separators and digits do. */
const mostZeros = 0.1

/** UTF-16 without a mark: the zero bytes of separators and digits are all at one side. */
function wideEncoding(bytes: Uint8Array): string | null {
  const zeros = [0, 0]
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 0) zeros[at % 2]!++
  const [even = 0, odd = 0] = zeros
  if (even + odd < bytes.length * mostZeros) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Text of a file in UTF-8, UTF-16 or, as older spreadsheets write Arabic, Windows-1256; null for other contents. */
export function textOfBytes(bytes: Uint8Array): string | null {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : wideEncoding(bytes)
  const text = wide ? decoded(bytes, wide) : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1256'))
  return text === null || text.includes('\0') ? null : text
}
