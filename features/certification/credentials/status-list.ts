import { gunzipSync, gzipSync } from 'node:zlib'
import { statusListSize } from './addresses.ts'

/** Encodes set entries as a Bitstring Status List: the first entry is the highest bit of the first byte. */
export function encodeStatusList(places: Iterable<number>): string {
  const bits = new Uint8Array(statusListSize / 8)
  for (const place of places) bits[place >> 3]! |= 0x80 >> (place & 7)
  return `u${gzipSync(bits).toString('base64url')}`
}

/** Whether an entry is set. Null: invalid list or index. */
export function readStatusPlace(encoded: string, place: number): boolean | null {
  if (!encoded.startsWith('u')) return null
  try {
    const bits = gunzipSync(Buffer.from(encoded.slice(1), 'base64url'), { maxOutputLength: statusListSize / 8 })
    const byte = bits[place >> 3]
    return byte === undefined ? null : (byte & (0x80 >> (place & 7))) !== 0
  } catch {
    return null
  }
}
