import { inflateSync } from 'node:zlib'

/** The first file a PDF of ours carries, as it was put into it; null when it carries none. */
export function embeddedFile(bytes: Buffer): Buffer | null {
  const at = /obj\s<<(?:(?!endobj)[\s\S])*?\/Type \/EmbeddedFile[\s\S]*?stream\r?\n/.exec(bytes.toString('latin1'))
  if (!at) return null
  const length = Number(/\/Length (\d+)/.exec(at[0])![1])
  const kept = bytes.subarray(at.index + at[0].length, at.index + at[0].length + length)
  return at[0].includes('FlateDecode') ? inflateSync(kept) : kept
}
