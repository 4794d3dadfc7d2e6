import { X509Certificate } from 'node:crypto'

/** What a stamp needs of the unit's certificate. */
export type StampCertificate = {
  /** The certificate's bytes as base64, without line breaks. */
  base64: string
  /** Most specific first, as the authority writes it: `CN=…, DC=extgazt, DC=gov, DC=local`. */
  issuer: string
  /** Decimal. */
  serial: string
  /** DER SubjectPublicKeyInfo. */
  publicKey: Buffer
  /** The signature that the authority put on the certificate. */
  signature: Buffer
  endsAt: Date
}

/** Where the value of the DER element at `offset` begins and ends. */
function valueAt(der: Buffer, offset: number): { start: number; end: number } {
  const first = der[offset + 1]!
  if (first < 128) return { start: offset + 2, end: offset + 2 + first }
  const count = first & 127
  const start = offset + 2 + count
  return { start, end: start + der.readUIntBE(offset + 2, count) }
}

/** The third part of a certificate: the bits of its signature, after the byte that counts unused ones. */
function signatureOf(der: Buffer): Buffer {
  const body = valueAt(der, valueAt(der, 0).start)
  const algorithm = valueAt(der, body.end)
  const bits = valueAt(der, algorithm.end)
  return der.subarray(bits.start + 1, bits.end)
}

/** Reads a certificate from the base64 of its bytes, with or without line breaks. Throws when it is none. */
export function readStampCertificate(text: string): StampCertificate {
  const base64 = text.replace(/\s/g, '')
  const certificate = new X509Certificate(Buffer.from(base64, 'base64'))
  return {
    base64,
    issuer: certificate.issuer.split('\n').toReversed().join(', '),
    serial: BigInt(`0x${certificate.serialNumber}`).toString(),
    publicKey: certificate.publicKey.export({ type: 'spki', format: 'der' }),
    signature: signatureOf(certificate.raw),
    endsAt: new Date(certificate.validTo),
  }
}
