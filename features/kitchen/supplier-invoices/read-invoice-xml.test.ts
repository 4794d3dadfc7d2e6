import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sar } from '#/domain/money.ts'
import { taxTotals } from '#/domain/tax-document.ts'
import { stampDocument } from '#/features/billing/tax-documents/stamp.server.ts'
import { stampKey, taxDocument } from '#/tests/tax.ts'
import { mostInvoiceXmlBytes, readInvoiceXml } from './read-invoice-xml.ts'

const key = stampKey()
const document = taxDocument()
const { xml, qr } = stampDocument(document, key, '2026-11-20T14:05:10')
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readInvoiceXml(bytes(text))
const { gross, vat } = taxTotals(document.lines)

const expected = {
  seller: document.seller.name,
  prepaid: 0,
  charges: 0,
  lines: expect.any(Array),
  vatNumber: document.seller.vatNumber,
  number: document.number,
  issuedOn: document.issuedOn,
  total: gross,
  vat,
  qr,
}

test('a file of our own e-invoices is read with its number, figures and code', async () => {
  expect(await read(xml)).toEqual(expected)
})

test('other prefixes, a byte order mark, comments and CDATA change nothing', async () => {
  const renamed = xml
    .replaceAll('cbc:', 'b:')
    .replace('xmlns:cbc=', 'xmlns:b=')
    .replace(`<b:ID>${document.number}</b:ID>`, `<!-- number --><b:ID><![CDATA[${document.number}]]></b:ID>`)
  expect(await read(`\u{FEFF}${renamed}`)).toEqual(expected)
})

test('without a code, or with one that is none, the figures are read and no code is kept', async () => {
  expect(await read(xml.replace(qr, 'not a code'))).toEqual({ ...expected, qr: null })
  expect(await read(xml.replace(qr, ''))).toEqual({ ...expected, qr: null })
})

const changed = (pattern: RegExp | string, to: string) => {
  const text = xml.replace(pattern, to)
  if (text === xml) throw new Error('the file does not hold what the test changes')
  return text
}
const body = xml.slice(xml.indexOf('<Invoice'))
const entity = (declared: string) =>
  `<?xml version="1.0"?><!DOCTYPE Invoice [${declared}]>${body.replace(document.number, '&x;')}`

test.each([
  ['nothing', ''],
  ['a text', 'INV-1'],
  ['a web page', '<!doctype html><html><body>INV-1</body></html>'],
  ['another document', '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'],
  ['a cut file', xml.slice(0, xml.length / 2)],
  ['an entity that names a file', entity('<!ENTITY x SYSTEM "file:///etc/passwd">')],
  ['entities that expand', entity('<!ENTITY a "aaaaaaaaaa"><!ENTITY x "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">')],
  ['an outside document type', `<?xml version="1.0"?><!DOCTYPE Invoice SYSTEM "https://example.com/x.dtd">${body}`],
  ['an undeclared entity', changed(document.number, '&x;')],
  ['no total', changed(/<cbc:TaxInclusiveAmount[^>]*>[^<]*/, '<cbc:TaxInclusiveAmount>')],
  ['a total that is no amount', changed(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, '$11e3')],
  ['a VAT number of another country', changed(document.seller.vatNumber!, 'DE123456789')],
])('%s is not read', async (_, text) => {
  expect(await read(text)).toBe('unreadable')
})

test('text in UTF-16 is not read', async () => {
  expect(await readInvoiceXml(Buffer.from(`\u{FEFF}${xml}`, 'utf16le'))).toBe('unreadable')
})

test('a credit note, another currency and a file that contradicts its code are named as such', async () => {
  const credit = taxDocument({ kind: 'credit', corrects: { number: 'INV-1', reason: 'خصم' } })
  expect(await read(stampDocument(credit, key, '2026-11-20T14:05:10').xml)).toBe('kind')
  expect(await read(changed('<cbc:DocumentCurrencyCode>SAR', '<cbc:DocumentCurrencyCode>USD'))).toBe('currency')
  expect(await read(changed(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, '$11.00'))).toBe('unreadable')
  const unlike = changed(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, '$19999.00')
  expect(await read(unlike.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$19999.00'))).toBe('altered')
  expect(await read(changed(/(<cbc:TaxAmount[^>]*>)[^<]*/, '$11.00'))).toBe('altered')
})

test('lines are read with their names, codes and prices; charges of the whole invoice apart; lines without an amount are not', async () => {
  const first = await read(xml)
  if (typeof first === 'string') throw new Error(first)
  // the third line is included in a plan: it has no amount
  expect(first.lines.map(({ quantity, price }) => [quantity, price])).toEqual([
    [2, 500],
    [1, 300],
  ])
  expect(first.lines.reduce((sum, { quantity, price }) => sum + Math.round(quantity * price * 100), 0)).toBe(
    gross - vat,
  )
  const line = (quantity: string, amount: string, name: string) =>
    `<cac:InvoiceLine><cbc:ID>9</cbc:ID><cbc:InvoicedQuantity unitCode="PCE">${quantity}</cbc:InvoicedQuantity>
     <cbc:LineExtensionAmount currencyID="SAR">${amount}</cbc:LineExtensionAmount><cac:Item><cbc:Name>${name}</cbc:Name>
     <cac:SellersItemIdentification><cbc:ID>CH-11</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:InvoiceLine>`
  const charge = (is: string, amount: string) =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${is}</cbc:ChargeIndicator><cbc:Amount currencyID="SAR">${amount}</cbc:Amount></cac:AllowanceCharge>`
  const more = `${charge('true', '100.00')}${charge('false', '7.00')}${line('20.000000', '3300.00', 'دجاج طازج')}${line('1', '0.00', 'Prepayment')}${line('x', '5', 'Odd')}`
  const read2 = await read(changed('</Invoice>', `${more}</Invoice>`))
  expect(read2).toMatchObject({
    charges: 100,
    lines: [...first.lines, { name: 'دجاج طازج', codes: ['CH-11'], quantity: 20, price: 165 }],
  })
})

test('an invoice that was prepaid in part keeps its total; its code may say what is left to pay', async () => {
  const paid = `<cbc:PrepaidAmount currencyID="SAR">1.00</cbc:PrepaidAmount>`
  expect(await read(changed('<cbc:PayableAmount', `${paid}<cbc:PayableAmount`))).toEqual({ ...expected, prepaid: 100 })
  const apart = xml
    .replace(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, `$1${sar(gross + 100)}`)
    .replace('<cbc:PayableAmount', `${paid}<cbc:PayableAmount`)
  expect(await read(apart)).toEqual({ ...expected, total: gross + 100, prepaid: 100 })
})

test('a total that is rounded to what is payable is the one of the code', async () => {
  const rounded = changed(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, `$1${sar(gross + 1)}`)
  expect(await read(rounded)).toEqual(expected)
})

test.each([
  ['bytes', new Uint8Array(mostInvoiceXmlBytes + 1)],
  ['levels', bytes(`${'<a>'.repeat(50)}${'</a>'.repeat(50)}`)],
  ['elements', bytes(`<a>${'<b/>'.repeat(200_001)}</a>`)],
])('too many %s are refused', async (_, given) => {
  expect(await readInvoiceXml(given)).toBe('large')
})

// The authority's signed samples, read from beside the project if present, because we may not redistribute them.
const folder = resolve('../shared/zatca-vectors/sdk-2025-fatoora-rs')
const samples = existsSync(folder)
  ? readdirSync(folder).filter(
      (name) => name.includes('__Invoice__Standard_Invoice') || name.includes('Simplified_Invoice'),
    )
  : []
describe.runIf(samples.length > 0)('the samples of the authority', () => {
  test.each(samples)('%s is read', async (name) => {
    expect(await readInvoiceXml(readFileSync(join(folder, name)))).toMatchObject({
      vatNumber: expect.stringMatching(/^3\d{13}3$/),
      qr: expect.any(String),
    })
  })
})
