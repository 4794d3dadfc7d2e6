import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { bookReceived, bookTransferred } from '#/domain/ledger.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { draftInvoice } from '#/features/invoices/draft.server.ts'
import { issueDocument } from '#/features/invoices/issue-document.server.ts'
import { settleInvoice } from '#/features/invoices/settle.server.ts'
import { setClock } from '#/platform/clock.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { balancesAt, readBalances } from './balances.server.ts'
import { book } from './book.server.ts'
import { bookOpen } from './book-open.server.ts'
import { browseBookings, readBooking } from './browse-bookings.server.ts'
import { checkBooks, ledgerProblems } from './checks.server.ts'
import { closeMonth } from './close-month.server.ts'
import { readMonths } from './months.server.ts'
import { ledgerQuery } from './query.ts'
import { recordTransfer, takeBackTransfer } from './transfer.server.ts'

const w = await world()
let client: Actor
let admin: Actor

beforeAll(async () => {
  client = await w.client({ company: 'Saffron 100% House' })
  admin = await w.admin()
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, client.id)
})

let putBack = () => {}
const on = (day: string, time = '12:00') => {
  putBack()
  putBack = setClock(() => fromRiyadh(`${day}T${time}`)!)
}
afterEach(() => putBack())

/** What the platform itself reads. */
const reading = <T>(read: (db: Tx) => Promise<T>) => readAsSystem('a test looks into the books', read)
const system = <T>(work: (tx: Tx) => Promise<T>) => asSystem('a test keeps books', work)

async function issued(price: number): Promise<string> {
  const id = randomUUID()
  await system(async (tx) => {
    const lines = [{ name: 'زيارة | Visit', quantity: 1, unitPrice: price, account: 'visit_revenue' as const }]
    await draftInvoice(tx, {
      id,
      clientId: client.id,
      purpose: 'visits',
      suppliedOn: '2026-08-01',
      lines,
      createdBy: null,
    })
    await issueDocument(tx, id, null)
  })
  return id
}

/** A payment with its row, as the payments' verbs leave it. */
async function paid(
  invoiceId: string,
  amount: number,
  day: string,
  into: 'bank' | 'provider' = 'bank',
): Promise<string> {
  const id = randomUUID()
  await system(async (tx) => {
    await tx
      .insertInto('payments')
      .values({
        id,
        client_id: client.id,
        invoice_id: invoiceId,
        provider: into === 'bank' ? 'bank' : 'sandbox',
        state: 'paid',
        amount,
      })
      .execute()
    await settleInvoice(tx, { invoiceId, amount, fee: 0, into, about: id, on: day, actorId: null })
  })
  return id
}
const ask = (search: string) => browseBookings(admin, ledgerQuery(new URLSearchParams(search)))

describe('books that are kept', () => {
  let invoice: string
  beforeAll(async () => {
    on('2026-08-10')
    invoice = await issued(100_000)
    on('2026-08-12')
    await paid(invoice, 40_000, '2026-08-12', 'provider')
    putBack()
  })

  test('agree with what lies behind them, check by check', async () => {
    expect(await reading(ledgerProblems)).toEqual([])
    expect(await reading((db) => checkBooks(db, 'receivables'))).toMatchObject({
      books: 75_000,
      papers: 75_000,
      off: 0,
      wrong: 0,
    })
    expect(await reading((db) => checkBooks(db, 'vat', { from: '2026-08-01', to: '2026-08-31' }))).toMatchObject({
      books: 15_000,
      papers: 15_000,
    })
    expect(await reading((db) => checkBooks(db, 'vat', { from: '2026-09-01', to: '2026-09-30' }))).toMatchObject({
      books: 0,
      papers: 0,
    })
  })

  test('are found by number, name, account, kind, party and days', async () => {
    const { rows } = await ask('account=receivables')
    expect(rows.map(({ kind, on: day }) => [kind, day])).toEqual([
      ['payment.received', '2026-08-12'],
      ['invoice.issued', '2026-08-10'],
    ])
    expect(rows[1]).toMatchObject({ named: { of: 'document', id: invoice }, reversedBy: null })
    expect(rows[1]!.entries[0]).toEqual({
      account: 'receivables',
      amount: 115_000,
      party: { id: client.id, name: 'Saffron 100% House', isClient: true },
    })
    const number = rows[1]!.named!.label
    const kinds = async (search: string) => (await ask(search)).rows.map(({ kind }) => kind)
    expect(await kinds(`q=${number}`)).toEqual(['payment.received', 'invoice.issued'])
    expect(await kinds(`q=${encodeURIComponent('100% ho')}`)).toHaveLength(2)
    expect(await kinds(`q=${encodeURIComponent('100_ ho')}`)).toHaveLength(0)
    expect(await kinds(`q=${invoice}`)).toEqual(['invoice.issued'])
    expect(await kinds('kind=payment.received')).toEqual(['payment.received'])
    expect(await kinds(`party=${client.id}&to=2026-08-11`)).toEqual(['invoice.issued'])
    expect(await kinds(`party=${admin.id}`)).toEqual([])
    expect(await kinds('q=MS-0001')).toEqual([])
    expect((await readBooking(admin, rows[0]!.id))?.kind).toBe('payment.received')
    expect(await readBooking(admin, 'nonsense')).toBeNull()
  })

  test('say what stood on each account on a day', async () => {
    expect(await reading((db) => balancesAt(db, '2026-08-11'))).toMatchObject({
      receivables: 115_000,
      provider: 0,
      vat_payable: -15_000,
    })
    const balances = await reading((db) => readBalances(db, { from: '2026-08-11', to: '2026-08-31' }))
    expect(balances.find(({ account }) => account === 'receivables')).toEqual({
      account: 'receivables',
      opening: 115_000,
      debits: 0,
      credits: 40_000,
      closing: 75_000,
    })
    expect(balances.reduce((sum, { closing }) => sum + closing, 0)).toBe(0)
  })

  test('what the provider transferred is booked once, never more than it held, and can be taken back once', async () => {
    on('2026-08-20')
    const transfer = { clientKey: randomUUID(), amount: 30_000, on: '2026-08-15' }
    await expect(recordTransfer(admin, { ...transfer, on: '2026-08-11' })).rejects.toMatchObject({
      code: 'ledger.more-than-held',
    })
    await expect(recordTransfer(admin, { ...transfer, on: '2026-08-21' })).rejects.toMatchObject({
      code: 'bad-request',
    })
    await Promise.all([1, 2, 3].map(() => recordTransfer(admin, transfer)))
    const two = [randomUUID(), randomUUID()].map((clientKey) =>
      recordTransfer(admin, { ...transfer, clientKey, amount: 6000 }),
    )
    expect((await Promise.allSettled(two)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await ask('kind=provider.transferred')
    expect(rows).toHaveLength(2)
    const first = rows.find(({ about }) => about === transfer.clientKey)!
    await takeBackTransfer(admin, first.id)
    await expect(takeBackTransfer(admin, first.id)).rejects.toMatchObject({ code: 'ledger.taken-back-already' })
    const back = (await ask('kind=provider.taken-back')).rows[0]!
    expect(back).toMatchObject({ on: '2026-08-20', reverses: first.id })
    expect((await readBooking(admin, first.id))?.reversedBy).toBe(back.id)
    expect((await reading((db) => balancesAt(db, '2026-08-20'))).provider).toBe(34_000)
    await expect(takeBackTransfer(admin, back.id)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('a page goes on where the one before it ended, on crowded days too', async () => {
    on('2026-08-25')
    await system(async (tx) => {
      for (let nth = 0; nth < 60; nth++)
        await book(tx, {
          kind: 'page.test',
          about: `${nth}`,
          on: '2026-08-25',
          entries: bookTransferred(1),
          actorId: null,
        })
    })
    const seen: string[] = []
    for (const filter of ['kind=page.test', 'kind=page.test&account=bank']) {
      let next: string | null = ''
      while (next !== null) {
        const page = await ask(`${filter}&before=${next}`)
        seen.push(...page.rows.map(({ id }) => id))
        next = page.next
      }
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(60)
  })
})

describe('closing', () => {
  test('goes in order, only when the month is over, once, and keeps its figures', async () => {
    on('2026-08-31', '23:59')
    await expect(closeMonth(admin, '2026-08-01')).rejects.toMatchObject({ code: 'ledger.month-open' })
    on('2026-10-02')
    await expect(closeMonth(admin, '2026-08-02')).rejects.toMatchObject({ code: 'not-found' })
    await expect(closeMonth(admin, '2026-09-01')).rejects.toMatchObject({
      code: 'ledger.earlier-month-first',
      details: { month: '2026-08' },
    })
    expect((await readMonths(admin, 1)).next).toMatchObject({ month: '2026-08-01', isOver: true })
    const twice = [closeMonth(admin, '2026-08-01'), closeMonth(await w.admin(), '2026-08-01')]
    expect((await Promise.allSettled(twice)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(closeMonth(admin, '2026-08-01')).rejects.toMatchObject({ code: 'ledger.closed-already' })
    const months = await readMonths(admin, 1)
    expect(months).toMatchObject({ next: { month: '2026-09-01' }, waiting: 0, total: 1 })
    const { figures } = months.closed[0]!
    expect(figures.bookings).toBe(65)
    expect(figures.balances.find(({ account }) => account === 'vat_payable')?.closing).toBe(-15_000)
    expect(figures.checks.every(({ off }) => off === 0)).toBe(true)
  })

  test('every verb that books in a closed month answers so, and what comes late is booked today', async () => {
    on('2026-10-03')
    const invoice = await issued(1000)
    await expect(paid(invoice, 1150, '2026-08-31')).rejects.toMatchObject({
      code: 'ledger.month-closed',
      details: { month: '2026-08' },
    })
    await expect(recordTransfer(admin, { clientKey: randomUUID(), amount: 1, on: '2026-08-30' })).rejects.toMatchObject(
      {
        code: 'ledger.month-closed',
      },
    )
    const about = randomUUID()
    await system((tx) =>
      bookOpen(tx, { kind: 'late.test', about, on: '2026-08-31', entries: bookTransferred(5), actorId: null }),
    )
    expect((await ask('kind=late.test')).rows[0]).toMatchObject({ on: '2026-10-03' })
    await expect(
      w.owner.query(
        `insert into app.ledger_entries (booking_id, position, account, amount, booked_on)
         select id, p, 'bank', a, booked_on from app.ledger_bookings, (values (8, 5), (9, -5)) v (p, a) where kind = 'invoice.issued' and booked_on < '2026-09-01'`,
      ),
    ).rejects.toThrow('the month is closed')
  })

  test('balances go on from the closed months', async () => {
    const { rows } = await w.owner.query(
      `select account, sum(amount)::int as amount from app.ledger_entries group by account`,
    )
    const sums = Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
    const balances = await reading((db) => balancesAt(db, '2026-12-31'))
    for (const [account, amount] of Object.entries(balances)) expect(amount, account).toBe(sums[account] ?? 0)
    expect((await reading((db) => balancesAt(db, '2026-08-31'))).receivables).toBe(75_000)
    expect((await reading((db) => balancesAt(db, '2026-08-11'))).receivables).toBe(115_000)
  })

  test('waits for who is booking in the month, and refuses books that differ from their documents', async () => {
    on('2026-11-02')
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    let booked = () => {}
    const isBooked = new Promise<void>((resolve) => (booked = resolve))
    const late = randomUUID()
    const booking = system(async (tx) => {
      await book(tx, {
        kind: 'unpaid.test',
        about: late,
        on: '2026-09-30',
        entries: bookReceived({ client: client.id, amount: 700, settles: 700, into: 'bank', fee: 0 }),
        actorId: null,
      })
      booked()
      await held
    })
    await isBooked
    const closing = closeMonth(admin, '2026-09-01').catch((error: unknown) => error)
    await w.owner.query('select pg_sleep(0.3)')
    goOn()
    await booking
    expect(await closing).toMatchObject({ code: 'ledger.not-settled', details: { checks: 'receivables' } })
    const [problem, ...others] = await reading(ledgerProblems)
    expect(problem).toMatchObject({ check: 'receivables', off: 700, wrong: 1, who: [client.id] })
    expect(others).toEqual([])
    await system((tx) =>
      book(tx, {
        kind: 'unpaid.test-reversed',
        about: late,
        on: '2026-11-02',
        entries: bookReceived({ client: client.id, amount: -700, settles: -700, into: 'bank', fee: 0 }),
        actorId: null,
      }),
    )
    await closeMonth(admin, '2026-09-01')
  })
})

test('strangers neither read nor close nor transfer', async () => {
  for (const stranger of [client, await w.shopper(), await w.freelancer()]) {
    await expect(browseBookings(stranger, ledgerQuery(new URLSearchParams()))).rejects.toMatchObject({
      code: 'not-allowed',
    })
    await expect(readBooking(stranger, randomUUID())).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readMonths(stranger, 1)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(closeMonth(stranger, '2026-10-01')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(
      recordTransfer(stranger, { clientKey: randomUUID(), amount: 1, on: '2026-10-01' }),
    ).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(takeBackTransfer(stranger, randomUUID())).rejects.toMatchObject({ code: 'not-allowed' })
  }
})
