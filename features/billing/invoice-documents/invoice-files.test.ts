import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { creditInvoice } from '#/features/billing/invoices/credit.server.ts'
import { draftInvoice } from '#/features/billing/invoices/draft.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import { sellerKey } from '#/features/billing/invoices/seller.server.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { embeddedFile } from '#/tests/pdf-parts.ts'
import { pdfPages } from '#/tests/pdf-text.ts'
import { taxBuyer, taxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { invoicePdf, invoiceXml } from './invoice-pdf.server.ts'
import { bankKey } from '#/features/billing/invoices/bank.server.ts'
import { sendInvoicePdf, sendInvoiceXml } from './send-invoice.server.ts'

const w = await world()
afterAll(closeDocuments)
let client: Actor
let admin: Actor

const system = <T>(work: (tx: Tx) => Promise<T>) => asSystem('a test issues', work)
const setting = (key: string, value: unknown) =>
  w.owner.query(
    `insert into app.settings (key, value, is_public) values ($1, $2, false) on conflict (key) do update set value = excluded.value`,
    [key, JSON.stringify(value)],
  )

async function draft(): Promise<string> {
  const id = randomUUID()
  const line = { name: 'زيارة | Visit', quantity: 1, unitPrice: 50_000, account: 'visit_revenue' as const }
  const made = { id, clientId: client.id, purpose: 'visits' as const, suppliedOn: '2026-11-01', createdBy: admin.id }
  await system((tx) => draftInvoice(tx, { ...made, lines: [line] }))
  return id
}
async function issued(): Promise<string> {
  const id = await draft()
  await system((tx) => issueDocument(tx, id, admin.id))
  return id
}
const storedXml = async (id: string): Promise<string> =>
  (await w.owner.query<{ xml: string }>('select xml from app.invoices where id = $1', [id])).rows[0]!.xml
const textOf = (bytes: Uint8Array) => pdfPages(bytes).join('\n')

beforeAll(async () => {
  client = await w.client()
  admin = await w.admin()
  await setting(sellerKey, taxSeller)
  const { street, building, district, city, postalCode } = taxBuyer.address!
  await w.owner.query(
    `insert into app.tax_details (client_id, legal_name, vat_number, street, building, district, city, postal_code) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [client.id, taxBuyer.name, taxBuyer.vatNumber, street, building, district, city, postalCode],
  )
})

test('an issued document gives the same paper for ever, whatever becomes of us, and its file as it was issued', async () => {
  const id = await issued()
  const first = await invoicePdf(client, id)
  expect(first.name).toMatch(/^310122393500003_20\d{6}T\d{6}_INV-20\d\d-\d{6}\.pdf$/)
  expect(embeddedFile(Buffer.from(first.bytes))!.toString()).toBe(await storedXml(id))
  await setting(bankKey, { iban: 'SA0380000000608010167519', bank: 'Al Rajhi Bank' })
  await setting(sellerKey, { ...taxSeller, name: 'اسم آخر | Another name' })
  await closeDocuments()
  const again = await invoicePdf(admin, id)
  expect(Buffer.from(again.bytes).equals(Buffer.from(first.bytes))).toBe(true)
  expect(textOf(again.bytes)).not.toContain('SA03')
  const next = textOf((await invoicePdf(client, await issued())).bytes)
  expect(next).toContain('SA03 8000')
  expect(next).toContain('Another name')
  await setting(sellerKey, taxSeller)
  const xml = await invoiceXml(client, id)
  expect(xml.name).toBe(first.name.replace(/pdf$/, 'xml'))
  expect(Buffer.from(xml.bytes).toString()).toBe(await storedXml(id))
})

test('many who ask at once get the same bytes', async () => {
  const id = await issued()
  const all = await Promise.all(Array.from({ length: 6 }, () => invoicePdf(client, id)))
  expect(new Set(all.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(1)
})

test('what the authority cleared is what the paper carries and whose code it bears', async () => {
  const id = await issued()
  await w.owner.query(`update app.invoices set authority = 'waiting' where id = $1`, [id])
  await expect(invoicePdf(client, id)).rejects.toMatchObject({ code: 'invoice.awaits-clearance' })
  await expect(invoiceXml(client, id)).rejects.toMatchObject({ code: 'invoice.awaits-clearance' })
  const before = await invoicePdf(admin, id)
  const cleared = (await storedXml(id)).replace('<cbc:ProfileID>', '<!-- cleared --><cbc:ProfileID>')
  await w.owner.query(`update app.invoices set authority = 'cleared', cleared_xml = $2 where id = $1`, [id, cleared])
  const after = await invoicePdf(client, id)
  expect(embeddedFile(Buffer.from(after.bytes))!.toString()).toBe(cleared)
  expect(Buffer.from((await invoiceXml(client, id)).bytes).toString()).toBe(cleared)
  expect(Buffer.from(after.bytes).equals(Buffer.from(before.bytes))).toBe(false)
})

test('a note says what it corrects; its client reads it', async () => {
  const id = await issued()
  const noteId = randomUUID()
  const { number } = await system((tx) =>
    creditInvoice(tx, { id: noteId, invoiceId: id, lines: 'all', reason: 'ألغيت | Cancelled', actorId: admin.id }),
  )
  const { rows } = await w.owner.query<{ number: string }>('select number from app.invoices where id = $1', [id])
  const text = textOf((await invoicePdf(client, noteId)).bytes)
  for (const part of ['Credit Note', number, rows[0]!.number, 'Cancelled']) expect(text).toContain(part)
})

describe('whose it is not', () => {
  test('does not learn that it exists', async () => {
    const [id, open] = [await issued(), await draft()]
    const other = await w.client({ company: 'Other' })
    for (const read of [invoicePdf, invoiceXml]) {
      await expect(read(other, id)).rejects.toMatchObject({ code: 'not-found' })
      await expect(read(client, open)).rejects.toMatchObject({ code: 'not-found' })
      for (const none of [randomUUID(), 'x', '../x'])
        await expect(read(admin, none)).rejects.toMatchObject({ code: 'not-found' })
      for (const stranger of [await w.shopper(), await w.freelancer()])
        await expect(read(stranger, id)).rejects.toMatchObject({ code: 'not-allowed' })
    }
  })

  test('a draft is the office’s, without a file', async () => {
    const open = await draft()
    const { name, bytes } = await invoicePdf(admin, open)
    expect(name).toBe('draft.pdf')
    expect(textOf(bytes)).toContain('Not a tax document')
    await expect(invoiceXml(admin, open)).rejects.toMatchObject({ code: 'not-found' })
  })
})

test('it is shown, or saved where that is asked for, and never kept on the way', async () => {
  const id = await issued()
  const shown = await sendInvoicePdf(client, id, new URLSearchParams())
  const saved = await sendInvoicePdf(client, id, new URLSearchParams('download'))
  expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="310122393500003_.*\.pdf"$/)
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(shown.headers.get('content-type')).toBe('application/pdf')
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  const xml = await sendInvoiceXml(client, id)
  expect(xml.headers.get('content-disposition')).toMatch(/^attachment; filename=".*\.xml"$/)
  expect(await xml.text()).toBe(await storedXml(id))
})
