/**
 * What the authority's QR code holds, in the order of its tags: seller, VAT number, time of issue, gross, tax, hash, signature, public
 * key, signature of the certificate. The first five are texts of every document; 6 and 7 are base64 texts, 8 and 9 raw bytes.
 */
export type QrTags = readonly (string | Buffer)[]

/** Base64 of tag, length, value. Throws a RangeError when a value has more than 255 bytes. */
export function encodeQr(tags: QrTags): string {
  const parts = tags.map((tag, index) => {
    const value = typeof tag === 'string' ? Buffer.from(tag, 'utf8') : tag
    if (value.length > 255) throw new RangeError(`tag ${index + 1} has ${value.length} bytes, 255 is the most`)
    return Buffer.concat([Buffer.from([index + 1, value.length]), value])
  })
  return Buffer.concat(parts).toString('base64')
}

/** The values by tag, as bytes; null when the text is no such code. */
export function decodeQr(code: string): Buffer[] | null {
  const bytes = Buffer.from(code, 'base64')
  const values: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const length = bytes[at + 1]
    if (bytes[at] !== values.length + 1 || length === undefined || at + 2 + length > bytes.length) return null
    values.push(bytes.subarray(at + 2, at + 2 + length))
    at += 2 + length
  }
  return values.length > 0 ? values : null
}
