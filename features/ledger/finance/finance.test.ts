import { read, utils } from '@e965/xlsx'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { csvLine } from '#/domain/csv.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { creditInvoice } from '#/features/billing/invoices/credit.server.ts'
import { draftInvoice } from '#/features/billing/invoices/draft.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import { closeMonths } from '#/features/ledger/journal/close-month.server.ts'
import { journalList } from '#/features/ledger/journal/list.ts'
import { journalRows } from '#/features/ledger/journal/list.server.ts'
import { type TableCells, tableFile } from '#/platform/table-file.server.ts'
import { dayClock, issuedInvoice, keeping, paidInvoice } from '#/tests/books.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { exportBalances, exportVat } from './export-books.server.ts'
import { duePayoutList } from './due-list.ts'
import { browseDuePayouts } from './due-list.server.ts'
import { readOverview } from './read-overview.server.ts'
import { readDebtor } from './read-receivables.server.ts'
import { readTrialBalance } from './read-trial-balance.server.ts'
import { readVat } from './read-vat.server.ts'
import { debtorList, openInvoiceList } from './receivables-list.ts'
import { browseReceivables, openInvoiceRows } from './receivables-list.server.ts'

const w = await world()
let client: Actor
let other: Actor
let admin: Actor
const clock = dayClock()
afterEach(() => clock.putBack())

const march = { from: '2026-03-01', to: '2026-03-31' }
const april = { from: '2026-04-01', to: '2026-04-30' }

const journalOf = (actor: Actor, search: string) =>
  exportList(actor, journalList, readList(journalList, new URLSearchParams(search)), journalRows, 'ar')
const openFile = (actor: Actor, search: string) =>
  exportList(actor, openInvoiceList, readList(openInvoiceList, new URLSearchParams(search)), openInvoiceRows, 'en')

/** Lines of every category of the tax return. */
const mixed = [
  { name: 'زيارة | Visit', quantity: 3, unitPrice: 3333, account: 'visit_revenue' as const },
  { name: 'باقة | Plan', quantity: 1, unitPrice: 99_900, account: 'plan_revenue' as const },
  {
    name: 'تصدير خدمة | Export',
    quantity: 1,
    unitPrice: 50_000,
    account: 'other_revenue' as const,
    category: { code: 'Z' as const, percent: 0 as const, reasonCode: 'VATEX-SA-33', reason: 'Export of services' },
  },
]

async function issuedMixed(): Promise<string> {
  const id = randomUUID()
  await keeping(async (tx) => {
    await draftInvoice(tx, {
      id,
      clientId: other.id,
      purpose: 'other',
      suppliedOn: '2026-03-01',
      lines: mixed,
      createdBy: null,
    })
    await issueDocument(tx, id, null)
  })
  return id
}

let first: string
let second: string
beforeAll(async () => {
  client = await w.client({ company: '=HYPERLINK("http://x") مطاعم' })
  other = await w.client({ company: 'Zafaran' })
  admin = await w.admin()
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, client.id)
  await giveTaxDetails(w.owner, other.id)
  clock.on('2026-03-05')
  first = await issuedInvoice(client, 100_000)
  second = await issuedMixed()
  clock.on('2026-04-02')
  await paidInvoice(client, { invoiceId: first, amount: 15_000, on: '2026-04-02' })
  await keeping((tx) =>
    creditInvoice(tx, {
      id: randomUUID(),
      invoiceId: second,
      lines: [{ position: 1, amount: 3333 }],
      reason: 'ألغيت | Cancelled',
      actorId: admin.id,
    }),
  )
  clock.putBack()
})

describe('the overview', () => {
  test('says what a period brought beside the one before, and what is owed', async () => {
    clock.on('2026-04-10')
    const overview = await readOverview(admin, april)
    expect(overview.before).toEqual(march)
    expect(overview.revenue).toEqual([
      { account: 'plan_revenue', now: 0, before: 99_900 },
      { account: 'visit_revenue', now: -3333, before: 109_999 },
      { account: 'other_revenue', now: 0, before: 50_000 },
    ])
    expect(overview.balances).toMatchObject({ bank: 15_000, vat_payable: -31_485 + 500 })
    // the first is overdue since 20 March, the second too
    expect(overview.receivables).toEqual([0, 100_000 + 176_384 - 3833, 0, 0, 0])
    expect(overview).toMatchObject({ visits: { now: 0, before: 0 }, due: { days: [], all: { net: 0, payouts: 0 } } })
  })

  test('an empty period is empty', async () => {
    const overview = await readOverview(admin, { from: '2020-01-01', to: '2020-01-31' })
    expect([...overview.revenue, ...overview.costs].every(({ now, before }) => now === 0 && before === 0)).toBe(true)
    expect(overview.vat).toEqual([])
  })

  test('visits whose shoppers earned are counted, and payouts stand under their day', async () => {
    expect(await browseDuePayouts(admin, readList(duePayoutList, new URLSearchParams()))).toEqual({
      rows: [],
      total: 0,
      net: 0,
    })
  })
})

describe('the tax return', () => {
  test('is filled by category and rate, rounded document by document, and equals the ledger', async () => {
    const { rows, documents, total, check } = await readVat(admin, march, 1)
    expect(rows).toEqual([
      { box: 'standard', percent: 15, sales: 209_899, salesVat: 31_485, credits: 0, creditsVat: 0, documents: 2 },
      { box: 'exports', percent: 0, sales: 50_000, salesVat: 0, credits: 0, creditsVat: 0, documents: 1 },
    ])
    expect([total, documents.length, check.off, check.books]).toEqual([2, 2, 0, 31_485])
  })

  test('takes credit notes off in the period in which they were issued', async () => {
    const { rows, check } = await readVat(admin, april, 1)
    expect(rows).toEqual([
      { box: 'standard', percent: 15, sales: 0, salesVat: 0, credits: 3333, creditsVat: 500, documents: 1 },
    ])
    expect(check).toMatchObject({ off: 0, books: -500, papers: -500 })
  })
})

describe('receivables', () => {
  const ask = (search: string) => browseReceivables(admin, readList(debtorList, new URLSearchParams(search)))
  test('by client and age, searched and sorted', async () => {
    clock.on('2026-06-01')
    const { rows, total, ages } = await ask('')
    expect(rows.map(({ name, owed, invoices }) => [name, owed, invoices])).toEqual([
      ['Zafaran', 172_551, 1],
      ['=HYPERLINK("http://x") مطاعم', 100_000, 1],
    ])
    expect([total, ages]).toEqual([2, [0, 0, 0, 272_551, 0]])
    expect((await ask('q=zaf')).rows).toHaveLength(1)
    expect((await ask('q=مَطاعم hyper')).rows).toHaveLength(1)
    expect((await ask('q=مطاعم zaf')).rows).toEqual([])
    expect((await ask('age=1')).rows).toEqual([])
    expect((await ask('sort=-name')).rows[0]!.name).toBe('Zafaran')
  })

  test('of one client, invoice by invoice', async () => {
    clock.on('2026-06-01')
    expect(await readDebtor(admin, client.id)).toMatchObject({
      owed: 100_000,
      kept: 0,
      invoices: [{ id: first, gross: 115_000, paid: 15_000, owed: 100_000, age: 3, daysLate: 73 }],
    })
    await expect(readDebtor(admin, admin.id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(readDebtor(admin, 'x')).rejects.toMatchObject({ code: 'not-found' })
  })
})

test('the trial balance adds up to zero', async () => {
  const balances = await readTrialBalance(admin, april)
  for (const side of ['opening', 'closing'] as const) expect(balances.reduce((sum, row) => sum + row[side], 0)).toBe(0)
  expect(balances.find(({ account }) => account === 'receivables')).toMatchObject({
    opening: 291_384,
    credits: 18_833,
    closing: 272_551,
  })
})

const gathered = async (rows: AsyncGenerator<TableCells>): Promise<TableCells[]> => {
  const all: TableCells[] = []
  for await (const row of rows) all.push(row)
  return all
}

/** Opens a workbook as a spreadsheet does. */
async function opened(rows: AsyncGenerator<TableCells>): Promise<(string | number | Date | null)[][]> {
  const file = Buffer.from(await (await tableFile(rows, 'x', 'xlsx', 'ar')).arrayBuffer())
  const book = read(file, { cellDates: true, UTC: true })
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1, defval: null, UTC: true })
}

describe('files for accountants', () => {
  const journal = () => journalOf(admin, 'to=2026-04-30')

  test('the journal: days are days, amounts are numbers, debits and credits are equal, and no name is a formula', async () => {
    const [heading, ...rows] = await opened(await journal())
    expect(heading?.slice(0, 2)).toEqual(['اليوم', 'القيد'])
    expect(rows[0]![0]).toEqual(new Date('2026-03-05T00:00:00Z'))
    const side = (column: number) => rows.reduce((sum, row) => sum + Math.round(Number(row[column] ?? 0) * 100), 0)
    expect(side(6)).toBe(side(7))
    expect(rows.map((row) => row[5])).toContain('=HYPERLINK("http://x") مطاعم')
    const csv = (await gathered(await journal())).map(csvLine).join('')
    expect(csv).toContain(`2026-03-05,"`)
    expect(csv).toContain(`"'=HYPERLINK(""http://x"") مطاعم",1150.00,`)
    expect(csv).not.toMatch(/,"[=+@-]/)
  })

  test('the trial balance and the documents of the return add up as the pages do', async () => {
    const balance = await gathered(await exportBalances(admin, april, 'en'))
    expect(balance.at(-1)).toEqual(['Total', { halalas: 0 }, { halalas: 18_833 }, { halalas: 18_833 }, { halalas: 0 }])
    const vat = await gathered(await exportVat(admin, april, 'en'))
    expect(vat.at(-1)?.slice(-4)).toEqual(['1. Standard-rated sales', 15, { halalas: -3333 }, { halalas: -500 }])
    expect(await gathered(await exportVat(admin, march, 'en'))).toHaveLength(4)
    const open = await gathered(await openFile(admin, ''))
    expect(open.slice(1).map((row) => row.at(-1))).toEqual(
      expect.arrayContaining([{ halalas: 100_000 }, { halalas: 172_551 }]),
    )
    expect((await gathered(await openFile(admin, 'q=zaf'))).slice(1).map((row) => row[0])).toEqual(['Zafaran'])
  })

  test('who took them is recorded', async () => {
    await gathered(await journal())
    const { rows } = await w.owner.query(
      `select entity_id from app.activity_log where action = 'ledger.export' and actor_id = $1`,
      [admin.id],
    )
    expect(rows.map(({ entity_id }) => entity_id)).toContain('journal')
  })
})

test('strangers see nothing of it', async () => {
  for (const stranger of [client, await w.shopper(), await w.freelancer()]) {
    const tries = [
      readOverview(stranger, march),
      readVat(stranger, march, 1),
      readTrialBalance(stranger, march),
      browseReceivables(stranger, readList(debtorList, new URLSearchParams())),
      readDebtor(stranger, client.id),
      browseDuePayouts(stranger, readList(duePayoutList, new URLSearchParams())),
      journalOf(stranger, ''),
      exportBalances(stranger, march, 'en'),
      exportVat(stranger, march, 'en'),
      openFile(stranger, ''),
    ]
    for (const one of tries) await expect(one).rejects.toMatchObject({ code: 'not-allowed' })
  }
})

test('revenue and costs by month are the same from stored figures of closed months and from bookings', async () => {
  clock.on('2026-06-15')
  const { revenue, costs, months } = await readOverview(admin, april)
  expect(months.map(({ month }) => month)).toHaveLength(12)
  expect(months.at(-1)).toEqual({
    month: '2026-04-01',
    revenue: revenue.reduce((sum, line) => sum + line.now, 0),
    costs: costs.reduce((sum, line) => sum + line.now, 0),
  })
  expect(months.at(-2)).toMatchObject({
    month: '2026-03-01',
    revenue: revenue.reduce((sum, line) => sum + line.before, 0),
  })
  await closeMonths(admin, { from: '2026-03-01', through: '2026-03-01' })
  expect((await readOverview(admin, april)).months).toEqual(months)
  await closeMonths(admin, { from: '2026-04-01', through: '2026-05-01' })
  expect((await readOverview(admin, april)).months).toEqual(months)
})
