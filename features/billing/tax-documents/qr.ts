/**
 * Values of the authority's QR code by tag: seller, VAT number, time of issue, gross, tax, hash, signature, public key,
 * signature of the certificate. 1 to 5 are texts of every document; 6 and 7 base64 texts, 8 and 9 raw bytes.
 */
export type QrTags = readonly (string | Buffer)[]

/** Base64 of tag, length, value. Throws a RangeError for values above 255 bytes. */
export function encodeQr(tags: QrTags): string {
  const parts = tags.map((tag, index) => {
    const value = typeof tag === 'string' ? Buffer.from(tag, 'utf8') : tag
    if (value.length > 255) throw new RangeError(`tag ${index + 1} has ${value.length} bytes, 255 is the most`)
    return Buffer.concat([Buffer.from([index + 1, value.length]), value])
  })
  return Buffer.concat(parts).toString('base64')
}

/** Values by tag, as bytes; null for anything but such a code. */
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
