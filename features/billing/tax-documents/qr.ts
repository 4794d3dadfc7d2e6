import { tlvValues } from '#/domain/tlv.ts'

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
export const decodeQr = (code: string): Buffer[] | null =>
  tlvValues(Buffer.from(code, 'base64'))?.map((value) => Buffer.from(value)) ?? null
