import { crc32 } from 'node:zlib'

/** The signature of a PNG and its first chunk, IHDR: what is baked comes right after them. */
const headBytes = 33
const keyword = 'openbadgecredential'

/** A picture with a credential inside of it, as Open Badges 3.0 asks for: an iTXt chunk, not compressed. Whoever re-encodes the picture loses it. */
export function bakePng(png: Uint8Array, credential: string): Uint8Array<ArrayBuffer> {
  const type = Buffer.from('iTXt')
  // why: after the keyword come its end, two zeros for "not compressed", and an empty language and translation with their ends
  const content = Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(credential)])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(Buffer.concat([type, content])))
  return new Uint8Array(
    Buffer.concat([png.subarray(0, headBytes), length, type, content, check, png.subarray(headBytes)]),
  )
}
