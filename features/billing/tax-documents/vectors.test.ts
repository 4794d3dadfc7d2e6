import { createVerify, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { firstPreviousHash } from '#/domain/tax-document.ts'
import { readStampCertificate } from './certificate.server.ts'
import { certificateDigest, documentDigest, signedPropertiesDigest } from './digests.server.ts'
import { decodeQr, encodeQr } from './qr.ts'

// The authority's signed samples, read from beside the project if present, because we may not redistribute them.
const folder = resolve('../shared/zatca-vectors')
type Vector = {
  file: string
  pih: string
  expectedInvoiceHash: string
  certDigest: string
  signedPropertiesDigest: string
  qr: string
  qrTags: Record<string, string>
}
const vectors: Vector[] = existsSync(folder)
  ? (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { vectors: Vector[] }).vectors
  : []

const textOf = (xml: string, name: string): string =>
  new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)![1]!.trim()
const certificateOf = (xml: string): string => textOf(xml, 'ds:X509Certificate').replace(/\s/g, '')

describe.runIf(vectors.length > 0)('the samples of the authority', () => {
  test('are all there', () => expect(vectors.length).toBe(50))

  test.each(vectors)('$file: hash, digests, signature and QR code come out as they stand in it', (vector) => {
    const xml = readFileSync(join(folder, vector.file), 'utf8')
    const digest = documentDigest(xml)
    expect(digest.toString('base64')).toBe(vector.expectedInvoiceHash)

    const certificate = certificateOf(xml)
    expect(certificateDigest(certificate)).toBe(vector.certDigest)
    const properties = /<xades:SignedProperties[\s\S]*<\/xades:SignedProperties>/.exec(xml)![0]
    expect(signedPropertiesDigest(properties)).toBe(vector.signedPropertiesDigest)

    const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'))
    const signature = textOf(xml, 'ds:SignatureValue')
    expect(createVerify('sha256').update(digest).verify(publicKey, signature, 'base64')).toBe(true)
    const read = readStampCertificate(certificate)
    expect(read.issuer).toBe(textOf(xml, 'ds:X509IssuerName'))
    expect(read.serial).toBe(textOf(xml, 'ds:X509SerialNumber'))

    const tags = decodeQr(vector.qr)!
    for (const [number, value] of Object.entries(vector.qrTags)) {
      const tag = tags[Number(number) - 1]!
      expect(Number(number) >= 8 ? tag.toString('hex') : tag.toString('utf8')).toBe(value)
    }
    expect(encodeQr(tags)).toBe(vector.qr)
    if (tags.length === 9) expect(tags[8]!.equals(read.signature)).toBe(true)
    expect(tags[7]!.equals(read.publicKey)).toBe(true)
  })

  test.each(vectors.slice(0, 3))('$file: a changed byte changes the hash', ({ file, expectedInvoiceHash }) => {
    const xml = readFileSync(join(folder, file), 'utf8').replace('<cbc:IssueDate>2', '<cbc:IssueDate>3')
    expect(documentDigest(xml).toString('base64')).not.toBe(expectedInvoiceHash)
  })

  const { phase1 = [], phase2 = [] } = existsSync(folder)
    ? (JSON.parse(readFileSync(join(folder, 'qr-strings.json'), 'utf8')) as Record<
        string,
        { tags: Record<string, string | { hex: string }>; base64: string }[]
      >)
    : {}
  test.each([...phase1, ...phase2])('a QR code of $tags is written as known', ({ tags, base64 }) => {
    const values = Object.values(tags).map((tag) => (typeof tag === 'string' ? tag : Buffer.from(tag.hex, 'hex')))
    expect(encodeQr(values)).toBe(base64)
    expect(decodeQr(base64)).toEqual(values.map((value) => Buffer.from(value as string)))
  })
})

test('before the first document stands the hash of nothing', () => {
  expect(Buffer.from(firstPreviousHash, 'base64').toString('ascii')).toMatch(
    /^5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9$/,
  )
})

test('a QR code of the first phase, by its published example', () => {
  expect(encodeQr(['Salla', '1234567891', '2021-07-12T14:25:09Z', '100.00', '15.00'])).toBe(
    'AQVTYWxsYQIKMTIzNDU2Nzg5MQMUMjAyMS0wNy0xMlQxNDoyNTowOVoEBjEwMC4wMAUFMTUuMDA=',
  )
})

test.each(['', 'AA==', 'AQVTYWxs', 'AgEx', 'no code'])('%j is no QR code', (text) => expect(decodeQr(text)).toBeNull())

test('a value of more than 255 bytes has no place in a QR code', () => {
  expect(() => encodeQr(['س'.repeat(127)])).not.toThrow()
  expect(() => encodeQr(['س'.repeat(128)])).toThrow(RangeError)
})
