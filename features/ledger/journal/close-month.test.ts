import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { bookReceived, bookTransferred } from '#/domain/ledger.ts'
import { dayClock, issuedInvoice, keeping, paidInvoice, reading } from '#/tests/books.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { balancesAt } from './balances.server.ts'
import { book } from './book.server.ts'
import { bookOpen } from './book-open.server.ts'
import { browseBookings } from './browse-bookings.server.ts'
import { ledgerProblems } from './checks.server.ts'
import { closeMonths } from './close-month.server.ts'
import { readMonths } from './months.server.ts'
import { ledgerQuery } from './query.ts'
import { recordTransfer } from './transfer.server.ts'

const w = await world()
let client: Actor
let admin: Actor

beforeAll(async () => {
  client = await w.client({ company: 'Saffron 100% House' })
  admin = await w.admin()
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, client.id)
})

const closeMonth = (actor: Actor, month: string) => closeMonths(actor, { from: month, through: month })

const clock = dayClock()
const on = clock.on
afterEach(() => clock.putBack())
const ask = (search: string) => browseBookings(admin, ledgerQuery(new URLSearchParams(search)))

let invoice: string
beforeAll(async () => {
  on('2026-08-10')
  invoice = await issuedInvoice(client, 100_000)
  on('2026-08-12')
  await paidInvoice(client, { invoiceId: invoice, amount: 40_000, on: '2026-08-12', into: 'provider' })
  clock.putBack()
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
    expect((await readMonths(admin, 1)).open.map(({ month }) => month)).toEqual(['2026-08-01', '2026-09-01'])
    const twice = [closeMonth(admin, '2026-08-01'), closeMonth(await w.admin(), '2026-08-01')]
    expect((await Promise.allSettled(twice)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(closeMonth(admin, '2026-08-01')).rejects.toMatchObject({ code: 'ledger.closed-already' })
    const months = await readMonths(admin, 1)
    expect(months).toMatchObject({ open: [{ month: '2026-09-01' }], notOver: null, total: 1 })
    const { figures } = months.closed[0]!
    expect(figures.bookings).toBe(2)
    expect(figures.balances.find(({ account }) => account === 'vat_payable')?.closing).toBe(-15_000)
    expect(figures.checks.every(({ off }) => off === 0)).toBe(true)
  })

  test('every verb that books in a closed month answers so, and what comes late is booked today', async () => {
    on('2026-10-03')
    const later = await issuedInvoice(client, 1000)
    await expect(paidInvoice(client, { invoiceId: later, amount: 1150, on: '2026-08-31' })).rejects.toMatchObject({
      code: 'ledger.month-closed',
      details: { month: '2026-08' },
    })
    await expect(recordTransfer(admin, { clientKey: randomUUID(), amount: 1, on: '2026-08-30' })).rejects.toMatchObject(
      {
        code: 'ledger.month-closed',
      },
    )
    const about = randomUUID()
    await keeping((tx) =>
      bookOpen(tx, { kind: 'late.test', about, on: '2026-08-31', entries: bookTransferred(5), actorId: null }),
    )
    expect((await ask('kind=late.test')).rows[0]).toMatchObject({ on: '2026-10-03' })
    await expect(
      w.owner.query(
        `insert into app.journal_lines (booking_id, position, account, amount, booked_on)
         select id, p, 'bank', a, booked_on from app.journal_entries, (values (8, 5), (9, -5)) v (p, a) where kind = 'invoice.issued' and booked_on < '2026-09-01'`,
      ),
    ).rejects.toThrow('the month is closed')
  })

  test('balances go on from the closed months', async () => {
    const { rows } = await w.owner.query(
      `select account, sum(amount)::int as amount from app.journal_lines group by account`,
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
    const booking = keeping(async (tx) => {
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
    expect(await closing).toMatchObject({
      code: 'ledger.not-settled',
      details: { month: '2026-09', checks: 'receivables' },
    })
    const [problem, ...others] = await reading(ledgerProblems)
    expect(problem).toMatchObject({ check: 'receivables', off: 700, wrong: 1, who: [client.id] })
    expect(others).toEqual([])
    await keeping((tx) =>
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

  test('closes several months in one step, all or none', async () => {
    on('2027-01-10')
    const open = async () => (await readMonths(admin, 1)).open.map(({ month }) => month)
    expect(await open()).toEqual(['2026-10-01', '2026-11-01', '2026-12-01'])
    const earn = (amount: number) =>
      keeping((tx) =>
        book(tx, {
          kind: amount > 0 ? 'undocumented.test' : 'undocumented.test-reversed',
          about: randomUUID(),
          on: '2026-11-15',
          entries: [
            { account: 'bank', amount },
            { account: 'visit_revenue', amount: -amount },
          ],
          actorId: null,
        }),
      )
    await earn(500)
    await expect(closeMonths(admin, { from: '2026-10-01', through: '2026-12-01' })).rejects.toMatchObject({
      code: 'ledger.not-settled',
      details: { month: '2026-11', checks: 'revenue' },
    })
    expect(await open()).toHaveLength(3)
    await earn(-500)
    await expect(closeMonths(admin, { from: '2026-11-01', through: '2026-12-01' })).rejects.toMatchObject({
      code: 'ledger.earlier-month-first',
    })
    await expect(closeMonths(admin, { from: '2026-10-01', through: '2027-01-01' })).rejects.toMatchObject({
      code: 'ledger.month-open',
    })
    await closeMonths(admin, { from: '2026-10-01', through: '2026-12-01' })
    expect(await readMonths(admin, 1)).toMatchObject({ open: [], notOver: '2027-01-01', total: 5 })
    await expect(closeMonths(admin, { from: '2026-10-01', through: '2026-12-01' })).rejects.toMatchObject({
      code: 'ledger.closed-already',
    })
  })
})
