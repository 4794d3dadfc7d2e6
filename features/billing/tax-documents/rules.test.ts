import { execFileSync } from 'node:child_process'
import { createHash, createVerify, X509Certificate } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { standardRate, type TaxDocument } from '#/domain/tax-document.ts'
import { taxProblems } from '#/domain/billing/tax-rules.ts'
import { anyTaxDocument } from '#/tests/any-tax-document.ts'
import { stampKey, taxDocument } from '#/tests/tax.ts'
import { structureFaults } from '#/tests/ubl-structure.ts'
import { brokenRules } from '#/tests/zatca-rules.ts'
import { stampDocument } from './stamp.server.ts'

const key = stampKey()

/** Parses a file and frees it after `look`. */
function about<T>(xml: string, look: (document: XmlDocument) => T): T {
  const document = XmlDocument.fromString(xml)
  try {
    return look(document)
  } finally {
    document.dispose()
  }
}
const stamped = (document: TaxDocument) => stampDocument(document, key, '2026-11-20T14:05:10').xml

test('whatever is issued has the structure of UBL 2.1 and breaks none of the authority’s rules', () => {
  fc.assert(
    fc.property(anyTaxDocument, (document) => {
      fc.pre(taxProblems(document).length === 0)
      about(stamped(document), (xml) => {
        expect(structureFaults(xml)).toEqual([])
        expect(brokenRules(xml)).toEqual([])
      })
    }),
    { numRuns: 250 },
  )
})

test('almost everything that is generated may be issued, in every kind, form and category', () => {
  const sample = fc.sample(anyTaxDocument, 300)
  const allowed = sample.filter((document) => taxProblems(document).length === 0)
  expect(allowed.length).toBeGreaterThan(250)
  const seen = new Set(
    allowed.flatMap(({ kind, form, lines }) => lines.map(({ category: { code } }) => `${kind} ${form} ${code}`)),
  )
  expect(seen.size).toBe(4 * 2 * 4)
  expect(allowed.filter(({ prepaid = [] }) => prepaid.length > 0).length).toBeGreaterThan(20)
})

describe('the rules find what is wrong', () => {
  const xml = stamped(taxDocument({ kind: 'credit', corrects: { number: 'INV-1', reason: 'خصم' } }))
  const simplified = stamped(taxDocument({ form: 'simplified' }))
  const part = { net: 50_000, vat: 7500, number: 'ADV-2026-000001', uuid: 'a79760f7-2f48-4da9-85a5-40459a147c80' }
  const [issuedOn, issuedAt] = ['2026-10-05', '10:20:30']
  const prepaid = [{ ...part, issuedOn, issuedAt, name: 'دفعة مقدمة | Prepayment', category: standardRate }]
  const deducting = stamped(taxDocument({ prepaid }))
  const cut = (pattern: RegExp) => (from: string) => from.replace(pattern, '')
  test.each<[string, (from: string) => string, string]>([
    [
      'BR-CO-15',
      (from) =>
        from.replace(
          '<cbc:TaxInclusiveAmount currencyID="SAR">1495.00',
          '<cbc:TaxInclusiveAmount currencyID="SAR">1495.01',
        ),
      xml,
    ],
    [
      'BR-CO-14',
      (from) => from.replace('<cbc:TaxAmount currencyID="SAR">195.00', '<cbc:TaxAmount currencyID="SAR">195.01'),
      xml,
    ],
    [
      'BR-CO-10',
      (from) =>
        from.replace(
          '<cbc:LineExtensionAmount currencyID="SAR">1300.00',
          '<cbc:LineExtensionAmount currencyID="SAR">1300.01',
        ),
      xml,
    ],
    ['BR-S-09', (from) => from.replaceAll('195.00', '195.01').replaceAll('1495.00', '1495.01'), xml],
    [
      'BR-S-10',
      (from) =>
        from.replace(
          '<cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID schemeAgencyID',
          '<cbc:Percent>15.00</cbc:Percent><cbc:TaxExemptionReasonCode>VATEX-SA-32</cbc:TaxExemptionReasonCode><cac:TaxScheme><cbc:ID schemeAgencyID',
        ),
      xml,
    ],
    ['BR-KSA-84', (from) => from.replaceAll('>15.00<', '>16.00<'), xml],
    ['BR-KSA-17', cut(/<cbc:InstructionNote>.*?<\/cbc:InstructionNote>/), xml],
    ['BR-KSA-56', cut(/<cac:BillingReference>.*?<\/cac:BillingReference>/), xml],
    ['BR-KSA-63', (from) => from.replace('<cbc:PostalZone>12222<', '<cbc:PostalZone>1222<'), xml],
    [
      'BR-KSA-81',
      cut(/<cac:PartyTaxScheme><cbc:CompanyID>399999999800003<\/cbc:CompanyID>.*?<\/cac:PartyTaxScheme>/),
      xml,
    ],
    ['BR-CUSTOM-VALIDATION-01', (from) => from.replace('399999999800003', '310122393500003'), xml],
    ['BR-KSA-08', (from) => from.replace('schemeID="CRN"', 'schemeID="NAT"'), xml],
    ['BR-KSA-33', cut(/<cac:AdditionalDocumentReference><cbc:ID>ICV.*?<\/cac:AdditionalDocumentReference>/), xml],
    ['BR-KSA-31', (from) => from.replace('name="0200000"', 'name="0200100"'), simplified],
    ['BR-KSA-60', cut(/<ext:UBLExtensions>[\s\S]*<\/ext:UBLExtensions>/), simplified],
    [
      'BR-KSA-F-03',
      (from) => from.replace('</cac:Delivery>', '<cbc:LatestDeliveryDate></cbc:LatestDeliveryDate></cac:Delivery>'),
      xml,
    ],
    ['BR-KSA-F-04', (from) => from.replace('unitCode="PCE">2<', 'unitCode="PCE">-2<'), xml],
    ['BR-KSA-EN16931-11', (from) => from.replace('unitCode="PCE">2<', 'unitCode="PCE">3<'), xml],
    [
      'BR-KSA-51',
      (from) =>
        from.replace('<cbc:RoundingAmount currencyID="SAR">1150.00', '<cbc:RoundingAmount currencyID="SAR">1151.00'),
      xml,
    ],
    ['BR-KSA-73', cut(/<cbc:IssueTime>10:20:30<\/cbc:IssueTime>/), deducting],
    ['BR-KSA-74', (from) => from.replace('>386<', '>388<'), deducting],
    [
      'BR-KSA-75',
      cut(
        /<cbc:Percent>15.00<\/cbc:Percent>(?=<cac:TaxScheme><cbc:ID schemeAgencyID="6" schemeID="UN\/ECE 5153">VAT<\/cbc:ID><\/cac:TaxScheme><\/cac:TaxCategory><\/cac:TaxSubtotal><\/cac:TaxTotal><cac:Item>)/,
      ),
      deducting,
    ],
    ['BR-KSA-79', (from) => from.replace('>75.00<', '>75.02<'), deducting],
    ['BR-KSA-80', (from) => from.replace('>575.00<', '>575.01<'), deducting],
    [
      'BR-KSA-82',
      (from) =>
        from.replace(
          '</cac:DocumentReference><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">0.00',
          '</cac:DocumentReference><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">0.01',
        ),
      deducting,
    ],
    [
      'BR-CO-16',
      (from) =>
        from.replace('<cbc:PayableAmount currencyID="SAR">920.00', '<cbc:PayableAmount currencyID="SAR">1495.00'),
      deducting,
    ],
    ['BR-33', cut(/<cbc:AllowanceChargeReason>.*?<\/cbc:AllowanceChargeReason>/), xml],
  ])('%s', (rule, change, from) => {
    expect(change(from)).not.toBe(from)
    expect(about(change(from), brokenRules).some((name) => name.includes(rule))).toBe(true)
  })

  test('and so does the structure', () => {
    const swapped = xml.replace(
      /(<cac:Delivery>.*?<\/cac:Delivery>)(<cac:PaymentMeans>.*?<\/cac:PaymentMeans>)/,
      '$2$1',
    )
    expect(about(swapped, structureFaults)).toEqual(['Delivery in Invoice comes too late'])
    expect(
      about(xml.replace(/<cac:AccountingCustomerParty>.*?<\/cac:AccountingCustomerParty>/, ''), structureFaults),
    ).toEqual(['Invoice lacks AccountingCustomerParty'])
    expect(about(xml.replaceAll('cbc:StreetName', 'cac:StreetName'), structureFaults)[0]).toMatch(/another namespace/)
  })
})

// The authority's samples, read from beside the project if present: valid ones must be valid here too.
const samples = resolve('../shared/zatca-vectors/sdk-2025-fatoora-rs')
describe.runIf(existsSync(samples))('the authority’s own samples', () => {
  const files = existsSync(samples) ? readdirSync(samples).filter((name) => name.endsWith('.xml')) : []
  const read = (file: string) => readFileSync(join(samples, file), 'utf8')

  test.each(files)('%s has the structure', (file) => expect(about(read(file), structureFaults)).toEqual([]))

  // excludes rounding and other currencies, which we do not use
  test.each(files.filter((file) => !/foreign_currency|Rounding|Export/.test(file)))('%s breaks no rule', (file) =>
    expect(about(read(file), brokenRules)).toEqual([]),
  )
})

const openssl = ['/usr/bin/openssl', '/bin/openssl'].find((path) => existsSync(path))
const signedParts = (xml: string) =>
  about(xml, (document) => {
    const ds = { ds: 'http://www.w3.org/2000/09/xmldsig#', xades: 'http://uri.etsi.org/01903/v1.3.2#' }
    const one = (path: string) => document.find(path, ds)[0]!.content
    return {
      certificate: one('//ds:X509Certificate'),
      signature: Buffer.from(one('//ds:SignatureValue'), 'base64'),
      digest: Buffer.from(one("//ds:Reference[@Id='invoiceSignedData']/ds:DigestValue"), 'base64'),
      certificateDigest: one('//xades:CertDigest/ds:DigestValue'),
    }
  })
/** Document without its stamp, cut as text: our files are in canonical form, so no other library is needed. */
const withoutStamp = (xml: string): string =>
  xml
    .replace(/^<\?xml[^>]*>\n/, '')
    .replace(/<ext:UBLExtensions>[\s\S]*<\/ext:UBLExtensions>/, '')
    .replace(/<cac:AdditionalDocumentReference><cbc:ID>QR<.*?<\/cac:AdditionalDocumentReference>/, '')
    .replace(/<cac:Signature>.*?<\/cac:Signature>/, '')

describe('the stamp verifies with what is in the file alone', () => {
  const files = fc
    .sample(anyTaxDocument, 20)
    .filter((document) => taxProblems(document).length === 0)
    .map(stamped)

  test('with node’s own cryptography', () => {
    for (const xml of files) {
      const { certificate, signature, digest, certificateDigest } = signedParts(xml)
      expect(createHash('sha256').update(withoutStamp(xml)).digest().equals(digest)).toBe(true)
      const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'))
      expect(createVerify('sha256').update(digest).verify(publicKey, signature)).toBe(true)
      expect(createVerify('sha256').update(Buffer.alloc(32)).verify(publicKey, signature)).toBe(false)
      const hex = createHash('sha256').update(certificate).digest('hex')
      expect(Buffer.from(certificateDigest, 'base64').toString()).toBe(hex)
    }
  })

  test.runIf(openssl)('with openssl', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stamp-'))
    const at = (name: string) => join(folder, name)
    const run = (...args: string[]) =>
      execFileSync(openssl!, args, { encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] })
    for (const xml of files.slice(0, 5)) {
      const { certificate, signature } = signedParts(xml)
      writeFileSync(at('document'), withoutStamp(xml))
      writeFileSync(at('certificate'), Buffer.from(certificate, 'base64'))
      writeFileSync(at('signature'), signature)
      run('x509', '-inform', 'DER', '-in', at('certificate'), '-pubkey', '-noout', '-out', at('key'))
      run('dgst', '-sha256', '-binary', '-out', at('digest'), at('document'))
      expect(run('dgst', '-sha256', '-verify', at('key'), '-signature', at('signature'), at('digest'))).toMatch(
        /Verified OK/,
      )
    }
    rmSync(folder, { recursive: true })
  })
})
