import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { mostGross, type TaxCategory } from '#/domain/tax-document.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { creditDocument, debitDocument } from './correct-document.server.ts'
import { createDraft, issueDraft, saveDraftLine } from './draft-steps.server.ts'
import type { LineInput } from './form.ts'
import { readInvoicePage } from './read-document.server.ts'

const w = await world()
let admin: Actor
let client: Actor

beforeAll(async () => {
  ;[admin, client] = await Promise.all([w.admin(), w.client()])
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, client.id)
})

async function draft(): Promise<string> {
  const id = randomUUID()
  await createDraft(admin, { id, clientId: client.id, suppliedOn: '2026-11-01' })
  return id
}
const line = (changes: Partial<LineInput> = {}): LineInput => ({
  name: 'زيارة | Visit',
  quantity: 1,
  unitPrice: 50_000,
  category: { code: 'S', percent: 15 },
  ...changes,
})
const untaxed = (code: 'Z' | 'E', reasonCode: string): TaxCategory => ({ code, percent: 0, reasonCode, reason: 'r' })
const stored = (id: string) => readInvoicePage(admin, id)
async function add(id: string, changes: Partial<LineInput>, position: number | null = null): Promise<void> {
  await saveDraftLine(admin, { id, version: (await stored(id)).version }, position, line(changes))
}

test('a line that brings the total above the limit is refused, and the draft keeps what it had', async () => {
  const id = await draft()
  const huge = { quantity: 99_999, unitPrice: 10_000_000_000 }
  await expect(add(id, huge)).rejects.toMatchObject({ code: 'invoice.too-large' })
  const exempt = untaxed('E', 'VATEX-SA-30')
  await add(id, { unitPrice: 9_999_999_999, quantity: 999, category: exempt })
  const left = mostGross - 9_999_999_999 * 999
  for (const unitPrice of [left + 1, left + 2])
    await expect(add(id, { unitPrice, category: exempt })).rejects.toMatchObject({ code: 'invoice.too-large' })
  expect(await stored(id)).toMatchObject({ version: 2, lines: [{ quantity: 999 }] })
  await add(id, { unitPrice: left, category: exempt })
  expect((await stored(id)).totals.gross).toBe(mostGross)
  const { number } = await issueDraft(admin, { id, version: 3 })
  expect(number).toMatch(/^INV-/)
  const debit = { clientKey: randomUUID(), reason: 'r', name: 'n', quantity: 99_999, unitPrice: 10_000_000_000 }
  await expect(debitDocument(admin, id, debit)).rejects.toMatchObject({ code: 'invoice.too-large' })
})

test('a second reason of a category is refused; the same reason and another category are accepted', async () => {
  const id = await draft()
  await add(id, { category: untaxed('Z', 'VATEX-SA-33') })
  await expect(add(id, { category: untaxed('Z', 'VATEX-SA-32') })).rejects.toMatchObject({
    fields: { category: 'invoice-one-reason' },
  })
  await add(id, { category: untaxed('Z', 'VATEX-SA-33') })
  await add(id, { category: untaxed('E', 'VATEX-SA-30') })
  await expect(add(id, { category: untaxed('Z', 'VATEX-SA-32') }, 1)).rejects.toMatchObject({
    fields: { category: 'invoice-one-reason' },
  })
  const other = await draft()
  await add(other, { category: untaxed('Z', 'VATEX-SA-33') })
  await add(other, { category: untaxed('Z', 'VATEX-SA-32') }, 1)
  expect((await stored(other)).lines[0]!.category).toMatchObject({ reasonCode: 'VATEX-SA-32' })
})

test('what is zero-rated for citizens needs the national id of the buyer', async () => {
  const id = await draft()
  const category = untaxed('Z', 'VATEX-SA-EDU')
  await expect(add(id, { category })).rejects.toMatchObject({ fields: { category: 'invoice-citizen-id' } })
  await w.owner.query(`update app.tax_details set id_scheme = 'NAT', id_value = '1000000008' where client_id = $1`, [
    client.id,
  ])
  await add(id, { category })
  await w.owner.query(`update app.tax_details set id_scheme = null, id_value = null where client_id = $1`, [client.id])
  expect((await stored(id)).draft!.problems).toEqual([{ rule: 'citizen-id', at: 'buyer.id' }])
  await expect(issueDraft(admin, { id, version: 2 })).rejects.toMatchObject({
    code: 'invoice.not-ready',
    details: { problems: 'citizen-id buyer.id' },
  })
})

test('parts of a unit are kept, priced to the halala, and issued', async () => {
  const id = await draft()
  await add(id, { quantity: 1.005, unitPrice: 100_000 })
  await add(id, { quantity: 0.125, unitPrice: 333 })
  const { lines, version } = await stored(id)
  expect(lines).toMatchObject([
    { quantity: 1.005, net: 100_500 },
    { quantity: 0.125, net: 42 },
  ])
  await issueDraft(admin, { id, version })
  const { rows } = await w.owner.query<{ xml: string; gross: number }>(
    'select xml, gross::int from app.invoices where id = $1',
    [id],
  )
  expect(rows[0]!.gross).toBe(100_542 + 15_081)
  expect(rows[0]!.xml).toContain('<cbc:InvoicedQuantity unitCode="PCE">1.005</cbc:InvoicedQuantity>')
  const all = { clientKey: randomUUID(), reason: 'r', lines: 'all' as const }
  await creditDocument(admin, id, all)
  expect((await stored(all.clientKey)).lines).toMatchObject([{ quantity: 1.005 }, { quantity: 0.125 }])
})
