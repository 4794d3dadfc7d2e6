import { X509Certificate } from 'node:crypto'

/** Data of the unit's certificate needed for a stamp. */
export type StampCertificate = {
  /** DER of the certificate as base64 without line breaks. */
  base64: string
  /** Most specific first, as the authority writes it: `CN=…, DC=extgazt, DC=gov, DC=local`. */
  issuer: string
  /** Decimal. */
  serial: string
  /** DER SubjectPublicKeyInfo. */
  publicKey: Buffer
  /** Authority's signature of the certificate. */
  signature: Buffer
  endsAt: Date
}

/** Start and end of the value of the DER element at `offset`. */
function valueAt(der: Buffer, offset: number): { start: number; end: number } {
  const first = der[offset + 1]!
  if (first < 128) return { start: offset + 2, end: offset + 2 + first }
  const count = first & 127
  const start = offset + 2 + count
  return { start, end: start + der.readUIntBE(offset + 2, count) }
}

/** Third part of a certificate: its signature bits, after the byte that counts unused ones. */
function signatureOf(der: Buffer): Buffer {
  const body = valueAt(der, valueAt(der, 0).start)
  const algorithm = valueAt(der, body.end)
  const bits = valueAt(der, algorithm.end)
  return der.subarray(bits.start + 1, bits.end)
}

/** Parses a certificate from the base64 of its DER, with or without line breaks. Throws for anything else. */
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
