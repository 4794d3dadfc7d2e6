import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { creditInvoice } from '#/features/billing/invoices/credit.server.ts'
import { draftInvoice } from '#/features/billing/invoices/draft.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import { settleInvoice } from '#/features/billing/invoices/settle.server.ts'
import { shareInvoice } from '#/features/billing/payment-shares/share-invoice.server.ts'
import { now } from '#/platform/clock.ts'
import { at } from '#/tests/reports.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { splitForm } from './form.ts'
import { hasTaxDetails } from './has-tax-details.server.ts'
import { inLanguage } from '#/domain/billing/line-words.ts'
import { ownInvoiceList } from './list.ts'
import { ownInvoiceRows, readOwnInvoices } from './list.server.ts'
import { readOwnInvoice } from './read-one.server.ts'

const w = await world({ madeUp: ['credit'] })
const today = riyadhDay(now())
let client: Actor
let stranger: Actor
let paidId: string
let openId: string
let draftId: string

async function invoice(net: number, name: string, issued = true): Promise<string> {
  const id = randomUUID()
  await asSystem('a test issues an invoice', async (tx) => {
    const line = { name, quantity: 1, unitPrice: net, account: 'visit_revenue' as const }
    const one = { id, clientId: client.id, purpose: 'visits', suppliedOn: today, createdBy: null } as const
    await draftInvoice(tx, { ...one, lines: [line] })
    if (issued) await issueDocument(tx, id, null)
  })
  return id
}
const pay = (invoiceId: string, amount: number) =>
  asSystem('a test pays', (tx) =>
    settleInvoice(tx, { invoiceId, amount, fee: 0, into: 'bank', about: randomUUID(), on: today, actorId: null }),
  )
const list = (search = '', actor = client) =>
  readOwnInvoices(actor, readList(ownInvoiceList, new URLSearchParams(search)))

beforeAll(async () => {
  client = await w.client({ company: 'Saffron House' })
  stranger = await w.client({ company: 'Other House' })
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, client.id)
  paidId = await invoice(10_000, 'زيارة العليا | Visit to Olaya')
  openId = await invoice(20_000, 'زيارة النخيل | Visit to Nakheel')
  draftId = await invoice(30_000, 'مسودة | A draft', false)
  await pay(paidId, 12_000)
})

test('the list has what was issued, what is owed in total and what is kept; no draft, nobody else’s', async () => {
  const own = await list()
  expect(own).toMatchObject({ all: 2, total: 2, owed: 23_000, overdue: 0, openCount: 1, overdueCount: 0, credit: 500 })
  expect(own.rows.map(({ id }) => id)).toEqual([openId, paidId])
  expect(own.years).toEqual([Number(today.slice(0, 4))])
  expect(await list('', stranger)).toMatchObject({ rows: [], all: 0, owed: 0, credit: 0 })
  await expect(list('', await w.shopper())).rejects.toMatchObject({ code: 'not-allowed' })
})

test('it is searched by what was billed, filtered and sorted; what cannot be read counts as not asked', async () => {
  expect((await list('q=nakheel')).rows.map(({ id }) => id)).toEqual([openId])
  expect((await list('q=العليا')).rows.map(({ id }) => id)).toEqual([paidId])
  expect((await list('q=%25')).rows).toEqual([])
  expect((await list('show=paid')).rows.map(({ id }) => id)).toEqual([paidId])
  expect((await list('show=open')).rows.map(({ id }) => id)).toEqual([openId])
  expect((await list('show=notes')).rows).toEqual([])
  expect((await list('year=2019')).total).toBe(0)
  expect((await list('sort=gross')).rows.map(({ id }) => id)).toEqual([paidId, openId])
  expect((await list('sort=x&page=-1&show=y&year=abc')).total).toBe(2)
})

test('overdue from the first moment after its day, whether or not a job has run', async () => {
  const { dueOn } = await readOwnInvoice(client, openId)
  await at(new Date(`${dueOn}T20:59:59Z`), async () => expect((await list()).overdue).toBe(0))
  await at(new Date(`${dueOn}T21:00:00Z`), async () => {
    expect(await list('show=overdue')).toMatchObject({ overdue: 23_000, overdueCount: 1, total: 1 })
    expect((await readOwnInvoice(client, openId)).state).toBe('overdue')
  })
})

test('one document in words: lines, totals, notes, payments, shares and what is left to pay', async () => {
  const id = await invoice(100_000, 'زيارة | Visit')
  await pay(id, 15_000)
  const note = randomUUID()
  const lines = [{ position: 1, amount: 10_000 }]
  await asSystem('a test credits', (tx) =>
    creditInvoice(tx, { id: note, invoiceId: id, lines, reason: 'خطأ | A mistake', actorId: null }),
  )
  const [first] = await shareInvoice(client, {
    invoiceId: id,
    mode: 'equal',
    payers: [{ name: 'Huda' }, { name: 'Omar' }],
    dueOn: addDays(today, 3),
  })
  const own = await readOwnInvoice(client, id)
  expect(own).toMatchObject({ gross: 115_000, paid: 15_000, credited: 11_500, owed: 88_500, payable: 0, net: 100_000 })
  expect(own.vats).toEqual([{ category: { code: 'S', percent: 15 }, taxable: 100_000, vat: 15_000 }])
  expect(own.notes).toMatchObject([{ id: note, kind: 'credit', gross: 11_500 }])
  expect(own.shares.map(({ payer, shown, amount }) => [payer, shown, amount])).toEqual([
    ['Huda', 'open', 44_250],
    ['Omar', 'open', 44_250],
  ])
  expect(own.shares[0]!.link!.ar).toContain(`/ar/payment/${first!.token}`)
  const credit = await readOwnInvoice(client, note)
  expect(credit).toMatchObject({ kind: 'credit', corrects: { id }, owed: 0, payable: 0, reason: 'خطأ | A mistake' })
  expect((await list('show=open')).rows.find((row) => row.id === id)).toMatchObject({ owed: 88_500, unshared: 0 })
})

test('drafts, strangers’ and unknown documents are not found', async () => {
  for (const [actor, id] of [
    [client, draftId],
    [stranger, openId],
    [client, randomUUID()],
    [client, 'x'],
  ] as const)
    await expect(readOwnInvoice(actor, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(readOwnInvoice(await w.freelancer(), openId)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('the file has what the page shows, and taking it is recorded', async () => {
  const rows = []
  const query = readList(ownInvoiceList, new URLSearchParams('q=nakheel'))
  for await (const row of await exportList(client, ownInvoiceList, query, ownInvoiceRows, 'en')) rows.push(row)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain('Issued')
  expect(rows[1]!.slice(-2)).toEqual([{ halalas: 23_000 }, { halalas: 23_000 }])
  const { rows: log } = await w.owner.query(
    `select after from app.activity_log where action = 'invoices.export' and actor_id = $1`,
    [client.id],
  )
  expect(log).toHaveLength(1)
  expect(await hasTaxDetails(client)).toBe(true)
  expect(await hasTaxDetails(stranger)).toBe(false)
})

test('the form of a split reads places, Arabic digits and says what is wrong where', () => {
  const [a, b] = [randomUUID(), randomUUID()]
  const form = { mode: 'fixed', dueOn: today, 'id-0': a, 'name-0': ' Huda ', 'email-0': '', 'amount-0': '١٠٠٫٥٠' }
  const read = splitForm.safeParse({
    ...form,
    'id-1': b,
    'name-1': 'Omar',
    'email-1': 'o@example.com',
    'amount-1': '2',
  })
  expect(read.data).toEqual({
    mode: 'fixed',
    dueOn: today,
    payers: [
      { id: a, name: 'Huda', email: null, amount: 10_050 },
      { id: b, name: 'Omar', email: 'o@example.com', amount: 200 },
    ],
  })
  const wrong = splitForm.safeParse({ ...form, 'id-1': b, 'name-1': '', 'email-1': 'no', 'amount-1': '1.001' })
  expect(wrong.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name-1', 'payer-name'],
    ['email-1', 'payer-email'],
    ['amount-1', 'share-amount'],
  ])
  expect(splitForm.safeParse({ 'id-0': 'x', 'name-0': 'A', dueOn: '2026-02-30' }).success).toBe(false)
})

test('words of a document are read in the reader’s language', () => {
  expect(inLanguage('زيارة | Visit', 'en')).toBe('Visit')
  expect(inLanguage('زيارة | Visit', 'ar')).toBe('زيارة')
  expect(inLanguage('Visit | زيارة', 'ar')).toBe('زيارة')
  expect(inLanguage('A | B', 'ar')).toBe('A | B')
  expect(inLanguage('Visit', 'ar')).toBe('Visit')
})
