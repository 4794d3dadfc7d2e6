import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { formatAmount } from '#/domain/money.ts'
import { standardRate, type TaxDocument, taxTotals } from '#/domain/tax-document.ts'
import { decodeQr } from '#/features/billing/tax-documents/qr.ts'
import { stampDocument } from '#/features/billing/tax-documents/stamp.server.ts'
import { closeDocuments, renderPng } from '#/platform/documents.server.ts'
import { embeddedFile } from '#/tests/pdf-parts.ts'
import { pdfPages } from '#/tests/pdf-text.ts'
import { readCodes } from '#/tests/read-code.ts'
import { stampKey, taxBuyer, taxDocument } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import type { Paper } from './paper.ts'
import { planPaper, setPaper } from './set-paper.server.ts'

await world()
afterAll(closeDocuments)

const key = stampKey()
const payTo = { iban: 'SA0380000000608010167519', bank: 'مصرف الراجحي | Al Rajhi Bank', holder: null }

function paperOf(document: TaxDocument, more: Partial<Paper> = {}): Paper {
  const { kind, form, suppliedOn, suppliedUntil = null, seller, buyer, lines, means, corrects = null } = document
  const { qr, xml } = stampDocument(document, key, `${document.issuedOn}T${document.issuedAt}`)
  const { number, uuid, counter } = document
  const at = new Date('2026-11-20T11:05:09Z')
  return {
    kind,
    form,
    suppliedOn,
    suppliedUntil,
    seller,
    buyer,
    lines,
    means,
    corrects,
    payTo,
    note: document.note ?? null,
    creditedBefore: document.creditedBefore ?? [],
    prepaid: document.prepaid ?? [],
    issued: { number, uuid, counter, at, qr, xml, dueOn: '2026-12-05' },
    ...more,
  }
}
const pdf = async (paper: Paper): Promise<Buffer> => Buffer.from(await setPaper(paper))
const words = async (paper: Paper): Promise<string> => pdfPages(await pdf(paper)).join('\n')
const note = { kind: 'credit' as const, number: 'CN-2026-000001' }
const corrects = { number: 'INV-2026-000001', reason: 'ألغيت الزيارة | Visit cancelled' }

describe('the file', () => {
  test('is PDF/A-3a: tagged, in both languages, with a title, and every font within it', async () => {
    const text = (await pdf(paperOf(taxDocument()))).toString('latin1')
    for (const part of ['pdfaid:part>3<', 'pdfaid:conformance>A<', '/OutputIntents', '/StructTreeRoot', '/Marked true'])
      expect(text).toContain(part)
    for (const part of ['/S /H1', '/S /Table', '/S /TH', '/S /TD', '/Lang (en)', '/Lang (ar)', '/Alt '])
      expect(text).toContain(part)
    expect(text).toContain('Tax Invoice INV-2026-000001')
    const fonts = text.match(/\/Type \/FontDescriptor[\s\S]*?endobj/g)!
    expect(fonts.length).toBeGreaterThan(3)
    for (const font of fonts) expect(font).toMatch(/\/FontFile[23] \d+ 0 R/)
    expect(text).not.toMatch(/\/(JavaScript|AcroForm|Encrypt)\b/)
  })

  test('carries the electronic document as another form of itself, byte for byte, under the name the authority wants', async () => {
    const paper = paperOf(taxDocument())
    const bytes = await pdf(paper)
    const text = bytes.toString('latin1')
    expect(text).toContain('/AFRelationship /Alternative')
    expect(text).toMatch(/\/AF \[\s*\d+ 0 R\s*\]/)
    expect(text).toContain('310122393500003_20261120T140509_INV-2026-000001.xml')
    expect(text).toMatch(/\/Subtype \/application#2[fF]xml/)
    expect(embeddedFile(bytes)!.equals(Buffer.from(paper.issued!.xml))).toBe(true)
  })

  test('is taken out again by another program, where there is one', async () => {
    const paper = paperOf(taxDocument())
    const folder = mkdtempSync(join(tmpdir(), 'itqan-paper-'))
    try {
      writeFileSync(join(folder, 'paper.pdf'), await pdf(paper))
      const ran = spawnSync('pdfdetach', ['-save', '1', '-o', 'out.xml', 'paper.pdf'], { cwd: folder })
      if (ran.error) return
      expect(readFileSync(join(folder, 'out.xml'), 'utf8')).toBe(paper.issued!.xml)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('is the same to the byte for the same facts, in another thread too', async () => {
    const paper = paperOf(taxDocument())
    const first = await pdf(paper)
    await closeDocuments()
    expect((await pdf(paper)).equals(first)).toBe(true)
  })
})

describe('what is printed', () => {
  test('names everybody, every day and every amount, in both languages', async () => {
    const document = taxDocument()
    const text = await words(paperOf(document))
    const { net, vat, gross } = taxTotals(document.lines)
    const parts = [
      ['Tax Invoice', 'INV-2026-000001', '20 Nov 2026, 14:05:09', '1 Nov 2026 to 19 Nov 2026', '5 Dec 2026'],
      ['Itqan Co.', '310122393500003', '1010010000', 'Saffron "House" <Sons>', '399999999800003', '12211'],
      ['Full evaluation', 'Included in the plan', '500.00', '15%'],
      [net, vat, gross].map(formatAmount),
      ['SA03 8000 0000 6080 1016 7519', 'Al Rajhi Bank', document.uuid, 'ICV 1'],
      ['الزعفران', 'البائع', 'المشتري', 'الرياض', 'نوفمبر', 'الباقة', 'المستحق'],
    ]
    for (const part of parts.flat()) expect(text).toContain(part)
  })

  test('a note names the invoice it corrects and why, and asks for no money', async () => {
    const text = await words(paperOf(taxDocument({ ...note, corrects })))
    for (const part of ['Credit Note', 'For a tax invoice', 'INV-2026-000001', 'Visit cancelled', 'دائن', 'ألغيت'])
      expect(text).toContain(part)
    for (const part of ['Amount due', 'SA03', 'Due\n']) expect(text).not.toContain(part)
    expect(await words(paperOf(taxDocument({ kind: 'debit', number: 'DN-2026-000001', corrects })))).toContain(
      'Debit Note',
    )
  })

  test('a prepayment names itself and no day of supply', async () => {
    const text = await words(paperOf(taxDocument({ kind: 'prepayment', number: 'ADV-2026-000001' })))
    for (const part of ['Prepayment Tax Invoice', 'ADV-2026-000001', 'Amount due', 'مقدمة', 'SA03'])
      expect(text).toContain(part)
    for (const part of ['Supply date', '1 Nov 2026', 'For a tax invoice']) expect(text).not.toContain(part)
  })

  test('an invoice that deducts prepayments names each, what is due, and the tax within', async () => {
    const prepaid = ['ADV-2026-000001', 'ADV-2026-000002'].map((number, index) => ({
      number,
      uuid: `8e6000cf-1a98-4174-b3e7-b5d5954bc1${index}e`,
      issuedOn: '2026-10-05',
      issuedAt: '10:20:30',
      name: 'دفعة مقدمة | Prepayment',
      category: standardRate,
      net: 40_000 + index,
      vat: 6000,
    }))
    const text = await words(paperOf(taxDocument({ prepaid })))
    for (const part of ['ADV-2026-000001', 'ADV-2026-000002', 'Issued 5 Oct 2026', '400.01', '460.01', '-920.01'])
      expect(text).toContain(part)
    for (const part of ['1,495.00', '574.99', '75.00', 'Prepayments deducted', 'VAT in the amount due'])
      expect(text).toContain(part)
    const whole = taxDocument({ prepaid: [{ ...prepaid[0]!, net: 130_000, vat: 19_500 }] })
    expect(await words(paperOf(whole))).not.toContain('VAT in the amount due')
  })

  test('a simplified one says so, and may be without a buyer', async () => {
    const text = await words(paperOf(taxDocument({ form: 'simplified', buyer: null })))
    expect(text).toContain('Simplified Tax Invoice')
    expect(text).toContain('مبسطة')
    expect(text).not.toContain('Buyer')
  })

  test('what is not taxed says why, with the code of the reason', async () => {
    const category = { code: 'Z', percent: 0, reasonCode: 'VATEX-SA-33', reason: 'تصدير | Export of services' } as const
    const lines = [
      { name: 'Training', quantity: 1, unitPrice: 100_000, category },
      { name: 'تقرير', quantity: 1, unitPrice: 10_000, category: standardRate },
    ]
    const text = await words(paperOf(taxDocument({ lines })))
    for (const part of ['Zero-rated', 'VATEX-SA-33', 'Export of services', 'Taxable at 15%', '1,115.00'])
      expect(text).toContain(part)
  })

  test('a draft says that it is one, and has neither number nor code nor anything inside', async () => {
    const bytes = await pdf(paperOf(taxDocument(), { issued: null }))
    const text = pdfPages(bytes).join('\n')
    for (const part of ['Draft', 'Not a tax document', 'مسودة']) expect(text).toContain(part)
    expect(text).not.toContain('INV-2026')
    expect(bytes.toString('latin1')).not.toContain('/EmbeddedFile')
    expect(bytes.toString('latin1')).not.toContain('QR code of this')
    expect((await pdf(paperOf(taxDocument(), { issued: null, seller: null, buyer: null }))).length).toBeGreaterThan(0)
  })

  test('names of any length and kind are whole, and nothing in them is read as markup', async () => {
    const name = `${'شركة مطاعم بيت الزعفران الأصيل للضيافة '.repeat(6)}| #panic("x") $y$ ${'Saffron '.repeat(20)} 宫`
    const lines = [
      { name: `${'زيارة '.repeat(60)}| ${'W'.repeat(300)}`, quantity: 1, unitPrice: 1, category: standardRate },
    ]
    const text = await words(paperOf(taxDocument({ buyer: { ...taxBuyer, name }, lines })))
    expect(text).toContain('#panic("x") $y$')
  })
})

test('three hundred lines go over pages, each with the heads of the columns and the sum so far', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => ({
    name: `زيارة ${index + 1} | Visit ${index + 1}`,
    quantity: 1 + (index % 3),
    unitPrice: 33_333,
    category: standardRate,
  }))
  const pages = pdfPages(await pdf(paperOf(taxDocument({ lines }))))
  expect(pages.length).toBeGreaterThan(5)
  let sum = 0
  let no = 0
  for (const page of pages.slice(0, -1)) {
    expect(page).toContain('Description')
    expect(page).toContain('INV-2026-000001')
    for (; no < 300 && page.includes(`Visit ${no + 1}\n`); no++) sum += lines[no]!.quantity * lines[no]!.unitPrice
    expect(page).toMatch(new RegExp(`Carried forward[\\s\\S]*${formatAmount(sum).replaceAll('.', '\\.')}`))
  }
  const last = pages.at(-1)!
  expect(last).toContain('Sum of all lines')
  expect(last).not.toContain('Carried forward')
  expect(last).toContain(formatAmount(taxTotals(lines).gross))
  expect(last).toContain('VAT is rounded once for each rate')
})

test.each([
  ['with a stamp', key],
  ['of the first phase', null],
] as const)('the code on the page, %s, is read by a camera and says what the document says', async (_, stampedBy) => {
  const document = taxDocument()
  const { qr, xml } = stampDocument(document, stampedBy, '2026-11-20T14:05:09')
  const paper = paperOf(document)
  const plan = await planPaper({ ...paper, issued: { ...paper.issued!, qr, xml } })
  expect(plan.data.qrSize).toBeGreaterThanOrEqual(34)
  const page = await renderPng({ template: 'invoice', lang: 'en', width: 1400, ...plan })
  const codes = await readCodes(page)
  expect(codes).toEqual([qr])
  const tags = decodeQr(codes[0]!)!.map((tag) => tag.toString('utf8'))
  const { gross, vat } = taxTotals(document.lines)
  expect(tags.slice(0, 5)).toEqual([
    document.seller.name,
    '310122393500003',
    '2026-11-20T14:05:09',
    formatAmount(gross).replace(',', ''),
    formatAmount(vat),
  ])
})
