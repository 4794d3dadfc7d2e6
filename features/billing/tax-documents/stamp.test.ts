import { createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { XmlDocument, XmlElement } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { taxTotals } from '#/domain/tax-document.ts'
import { sar } from '#/domain/money.ts'
import { stampKey, taxBuyer, taxDocument } from '#/tests/tax.ts'
import { documentDigest, hashedText, signedPropertiesDigest } from './digests.server.ts'
import { decodeQr } from './qr.ts'
import { signingRequest } from './signing-request.server.ts'
import { stampDocument } from './stamp.server.ts'
import { ublOf, xmlFile } from './ubl.ts'

const key = stampKey()
const signedAt = '2026-11-20T14:05:10'
const stamped = (changes = {}) => stampDocument(taxDocument(changes), key, signedAt)
const within = (xml: string, pattern: RegExp): string => pattern.exec(xml)![1]!

const awkward = {
  number: 'INV/1',
  note: 'a\r\nb\tc & <d> "e" \u2028 ]]>',
  buyer: { ...taxBuyer, name: "ﷺ é 😀 &amp; 'x'" },
}

test.each([
  ['an invoice', {}],
  ['a credit note', { kind: 'credit', corrects: { number: 'INV-1', reason: 'إلغاء | Cancelled' } }],
  ['a receipt without a buyer', { form: 'simplified', buyer: null }],
  ['awkward texts', awkward],
] as const)('%s is written as canonicalising it would write it', (_, changes) => {
  const document = taxDocument(changes)
  expect(hashedText(xmlFile(ublOf(document)))).toBe(ublOf(document))
  expect(hashedText(stampDocument(document, key, signedAt).xml)).toBe(ublOf(document))
})

test('the stamp: hash, signature and digests hold, and a changed byte breaks them', () => {
  const { xml, hash, signature } = stamped()
  const digest = documentDigest(xml)
  expect(digest.toString('base64')).toBe(hash)
  const publicKey = createPublicKey(key.privateKey)
  const verified = (bytes: Buffer) => createVerify('sha256').update(bytes).verify(publicKey, signature!, 'base64')
  expect(verified(digest)).toBe(true)
  expect(verified(documentDigest(xml.replace('575.00', '575.01').replace('1495.00', '1495.01')))).toBe(false)
  const properties = /<xades:SignedProperties[\s\S]*<\/xades:SignedProperties>/.exec(xml)![0]
  const written = [...xml.matchAll(/<ds:DigestValue>([^<]+)<\/ds:DigestValue>/g)].map(([, value]) => value)
  expect(written.slice(0, 2)).toEqual([hash, signedPropertiesDigest(properties)])
})

test('the QR code repeats what the document says, with nine values for a person and eight for a business', () => {
  const document = taxDocument()
  const { gross, vat } = taxTotals(document.lines)
  const { qr, hash, signature } = stamped()
  const tags = decodeQr(qr)!
  expect(tags.slice(0, 7).map(String)).toEqual([
    document.seller.name,
    document.seller.vatNumber,
    '2026-11-20T14:05:09',
    sar(gross),
    sar(vat),
    hash,
    signature,
  ])
  expect(tags[7]!.length).toBe(88)
  expect(tags).toHaveLength(8)
  const simplified = decodeQr(stamped({ form: 'simplified' }).qr)!
  expect(simplified).toHaveLength(9)
  expect(simplified[8]!.equals(key.certificate.signature)).toBe(true)
})

test('the longest name of a seller still fits into the 700 characters of the code', () => {
  const seller = { ...taxDocument().seller, name: 'س'.repeat(75) }
  expect(stamped({ seller, form: 'simplified' }).qr.length).toBeLessThanOrEqual(700)
})

test('without a key: hash and chain, five values, no signature', () => {
  const document = taxDocument()
  const { xml, hash, qr, signature } = stampDocument(document, null, signedAt)
  expect(signature).toBeNull()
  expect(decodeQr(qr)).toHaveLength(5)
  expect(xml).not.toContain('UBLExtensions')
  expect(documentDigest(xml).toString('base64')).toBe(hash)
})

test('each document names the hash of the one before', () => {
  let before = taxDocument().previousHash
  for (const counter of [1, 2, 3]) {
    const { xml, hash } = stamped({ counter, previousHash: before })
    expect(xml).toContain(
      `<cbc:ID>PIH</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">${before}<`,
    )
    before = hash
  }
})

/** Order of UBL 2.1 for the parts that we write; parts not listed fail. */
const order: Record<string, string[]> = {
  Invoice: [
    'UBLExtensions ProfileID ID UUID IssueDate IssueTime InvoiceTypeCode Note DocumentCurrencyCode TaxCurrencyCode BillingReference',
    'AdditionalDocumentReference Signature AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans TaxTotal LegalMonetaryTotal InvoiceLine',
  ],
  Party: ['PartyIdentification PostalAddress PartyTaxScheme PartyLegalEntity'],
  PostalAddress: ['StreetName BuildingNumber CitySubdivisionName CityName PostalZone Country'],
  PartyTaxScheme: ['CompanyID TaxScheme'],
  Delivery: ['ActualDeliveryDate LatestDeliveryDate'],
  PaymentMeans: ['PaymentMeansCode InstructionNote'],
  TaxTotal: ['TaxAmount RoundingAmount TaxSubtotal'],
  TaxSubtotal: ['TaxableAmount TaxAmount TaxCategory'],
  TaxCategory: ['ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme'],
  LegalMonetaryTotal: ['LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PayableAmount'],
  InvoiceLine: ['ID InvoicedQuantity LineExtensionAmount AllowanceCharge TaxTotal Item Price'],
  AllowanceCharge: ['ChargeIndicator AllowanceChargeReason Amount'],
  Item: ['Name ClassifiedTaxCategory'],
  ClassifiedTaxCategory: ['ID Percent TaxScheme'],
}

const everything = {
  kind: 'credit',
  corrects: { number: 'INV-1', reason: 'r' },
  note: 'n',
  buyer: { ...taxBuyer, id: { scheme: '700', value: '7001234567' } },
  lines: [
    ...taxDocument().lines,
    {
      name: 'x',
      quantity: 1,
      unitPrice: 100,
      category: { code: 'Z', percent: 0, reasonCode: 'VATEX-SA-33', reason: 'Export of services' },
    },
  ],
} as const

test('the parts stand in the order of UBL 2.1, none is empty, and amounts have two decimals', () => {
  const document = XmlDocument.fromString(stamped(everything).xml)
  const visit = (node: XmlElement) => {
    const children: XmlElement[] = []
    for (let child = node.firstChild; child; child = child.next) if (child instanceof XmlElement) children.push(child)
    if (node.name === 'UBLExtensions') return
    expect(node.content.trim(), node.name).not.toBe('')
    const names = order[node.name]?.join(' ').split(' ')
    if (names) {
      const places = children.map((child) => names.indexOf(child.name))
      expect(places, node.name).not.toContain(-1)
      expect(places, node.name).toEqual(places.toSorted((a, b) => a - b))
    }
    if (node.attr('currencyID')) expect(node.content).toMatch(/^\d{1,11}\.\d\d$/)
    children.forEach(visit)
  }
  visit(document.root)
  document.dispose()
})

test('the sums that the authority checks hold in what is written', () => {
  const { xml } = stamped(everything)
  const amounts = (name: string) =>
    [...xml.matchAll(new RegExp(`<cbc:${name} currencyID="SAR">([^<]+)<`, 'g'))].map(([, text]) =>
      Math.round(Number(text) * 100),
    )
  const totalOf = (list: number[]) => list.reduce((sum, amount) => sum + amount, 0)
  const lines = within(xml, /(<cac:InvoiceLine>[\s\S]*)<\/Invoice>/)
  const nets = [...lines.matchAll(/<cbc:LineExtensionAmount currencyID="SAR">([^<]+)</g)].map(([, text]) =>
    Math.round(Number(text) * 100),
  )
  const subtotals = [
    ...xml.matchAll(/<cbc:TaxableAmount[^>]*>([^<]+)<\/cbc:TaxableAmount><cbc:TaxAmount[^>]*>([^<]+)</g),
  ]
  const [net] = amounts('TaxExclusiveAmount') as [number]
  const [gross] = amounts('TaxInclusiveAmount') as [number]
  const vat = totalOf(subtotals.map(([, , text]) => Math.round(Number(text) * 100)))
  expect(totalOf(nets)).toBe(net) // BR-CO-10, BR-CO-13
  expect(totalOf(subtotals.map(([, text]) => Math.round(Number(text) * 100)))).toBe(net)
  expect(amounts('TaxAmount').slice(0, 2)).toEqual([vat, vat]) // BR-CO-14
  expect(gross).toBe(net + vat) // BR-CO-15
  expect(amounts('PayableAmount')).toEqual([gross]) // BR-CO-16
})

const openssl = ['/usr/bin/openssl', '/bin/openssl'].find((path) => existsSync(path))
const unit = {
  environment: 'simulation',
  organisation: 'شركة إتقان',
  branch: 'Riyadh Branch',
  name: 'ITQAN-1',
  vatNumber: '310122393500003',
  solution: 'Itqan',
  model: '1',
  serial: 'ed22f1d8-e6a2-1118-9b58-d9a8f11e445f',
  shortAddress: 'RRRD2929',
  industry: 'Business services',
} as const

test.runIf(openssl)('openssl reads the request for a certificate and finds its signature sound', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const pem = signingRequest(unit, privateKey)
  const text = execFileSync(openssl!, ['req', '-verify', '-noout', '-text', '-nameopt', 'utf8'], {
    input: pem,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  for (const part of ['C=SA', 'O=شركة إتقان', 'CN=ITQAN-1', 'ecdsa-with-SHA256', 'secp256k1', 'PREZATCA-Code-Signing'])
    expect(text.replaceAll(' = ', '=')).toContain(part)
  expect(text).toMatch(/1-Itqan\|2-1\|3-ed22f1d8/)
})

test('the request for a certificate is signed by the unit’s key', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const der = Buffer.from(signingRequest(unit, privateKey).replace(/-----[A-Z ]+-----|\s/g, ''), 'base64')
  const lengthAt = (at: number) =>
    der[at + 1]! < 128
      ? { start: at + 2, size: der[at + 1]! }
      : { start: at + 2 + (der[at + 1]! & 127), size: der.readUIntBE(at + 2, der[at + 1]! & 127) }
  const body = lengthAt(lengthAt(0).start)
  const signed = der.subarray(lengthAt(0).start, body.start + body.size)
  const algorithm = lengthAt(body.start + body.size)
  const bits = lengthAt(algorithm.start + algorithm.size)
  const signature = der.subarray(bits.start + 1, bits.start + bits.size)
  expect(createVerify('sha256').update(signed).verify(publicKey, signature)).toBe(true)
})
