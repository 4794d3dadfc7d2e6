import { crc32 } from 'node:zlib'

/** Length of the PNG signature and IHDR; the baked chunk follows. */
const headBytes = 33
const keyword = 'openbadgecredential'

/** Bakes a credential into a picture by Open Badges 3.0: an uncompressed iTXt chunk, lost on re-encoding. */
export function bakePng(png: Uint8Array, credential: string): Uint8Array<ArrayBuffer> {
  const type = Buffer.from('iTXt')
  // after the keyword: terminator, two zeros for "not compressed", empty language and translated keyword with
  // terminators
  const content = Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(credential)])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(Buffer.concat([type, content])))
  return new Uint8Array(
    Buffer.concat([png.subarray(0, headBytes), length, type, content, check, png.subarray(headBytes)]),
  )
}
