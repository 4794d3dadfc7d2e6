import { inflateSync } from 'node:zlib'

/** First file embedded in one of our PDFs, unpacked; null without one. */
export function embeddedFile(bytes: Buffer): Buffer | null {
  const at = /obj\s<<(?:(?!endobj)[\s\S])*?\/Type \/EmbeddedFile[\s\S]*?stream\r?\n/.exec(bytes.toString('latin1'))
  if (!at) return null
  const length = Number(/\/Length (\d+)/.exec(at[0])![1])
  const kept = bytes.subarray(at.index + at[0].length, at.index + at[0].length + length)
  return at[0].includes('FlateDecode') ? inflateSync(kept) : kept
}
