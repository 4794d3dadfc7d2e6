import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { bookTransferred } from '#/domain/ledger.ts'
import { dayClock, issuedInvoice, keeping, paidInvoice, reading } from '#/tests/books.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { balancesAt, readBalances } from './balances.server.ts'
import { book } from './book.server.ts'
import { browseBookings, readBooking } from './browse-bookings.server.ts'
import { checkBooks, ledgerProblems } from './checks.server.ts'
import { closeMonths } from './close-month.server.ts'
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

const clock = dayClock()
const on = clock.on
afterEach(() => clock.putBack())
const ask = (search: string) => browseBookings(admin, ledgerQuery(new URLSearchParams(search)))

describe('books that are kept', () => {
  let invoice: string
  beforeAll(async () => {
    on('2026-08-10')
    invoice = await issuedInvoice(client, 100_000)
    on('2026-08-12')
    await paidInvoice(client, { invoiceId: invoice, amount: 40_000, on: '2026-08-12', into: 'provider' })
    clock.putBack()
  })

  test('are searched by a name in any spelling', async () => {
    const called = (name: string) =>
      w.owner.query('update app.profiles set company_name = $2 where id = $1', [client.id, name])
    await called('مطعم الأصالة')
    expect((await ask('q=الاصاله مطعم')).rows.length).toBeGreaterThan(0)
    expect((await ask('q=مطعم شرقي')).rows).toEqual([])
    await called('Saffron 100% House')
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
    await keeping(async (tx) => {
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

test('strangers neither read nor close nor transfer', async () => {
  for (const stranger of [client, await w.shopper(), await w.freelancer()]) {
    await expect(browseBookings(stranger, ledgerQuery(new URLSearchParams()))).rejects.toMatchObject({
      code: 'not-allowed',
    })
    await expect(readBooking(stranger, randomUUID())).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readMonths(stranger, 1)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(closeMonths(stranger, { from: '2026-10-01', through: '2026-10-01' })).rejects.toMatchObject({
      code: 'not-allowed',
    })
    await expect(
      recordTransfer(stranger, { clientKey: randomUUID(), amount: 1, on: '2026-10-01' }),
    ).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(takeBackTransfer(stranger, randomUUID())).rejects.toMatchObject({ code: 'not-allowed' })
  }
})
