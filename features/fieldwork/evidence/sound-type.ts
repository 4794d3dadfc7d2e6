const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

const soundBrands = /^(M4A |M4B |mp41|mp42|isom|iso[2-9]|dash|avc1)$/

/** Type of a recording by its content, never by its name; null for formats that phones do not record. */
export function soundType(bytes: Uint8Array): 'audio/webm' | 'audio/mp4' | 'audio/ogg' | null {
  if (bytes.length < 64) return null
  const ogg = textAt(bytes, 0, 4) === 'OggS' && /OpusHead|vorbis|FLAC|Speex/.test(textAt(bytes, 0, 512))
  if (ogg) return 'audio/ogg'
  if (textAt(bytes, 0, 4) === '\x1a\x45\xdf\xa3' && textAt(bytes, 0, 64).includes('webm')) return 'audio/webm'
  return textAt(bytes, 4, 8) === 'ftyp' && soundBrands.test(textAt(bytes, 8, 12)) ? 'audio/mp4' : null
}
