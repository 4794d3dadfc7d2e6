import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { shareInvoice } from '#/features/billing/payment-shares/share-invoice.server.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { creditInvoice, debitInvoice } from './credit.server.ts'
import { draftInvoice, replaceDraftLines } from './draft.server.ts'
import { issueDocument } from './issue-document.server.ts'
import { clientCredit, settleInvoice, spendClientCredit } from './settle.server.ts'

const w = await world({ madeUp: ['credit'] })
let client: Actor

beforeAll(async () => {
  client = await w.client()
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, client.id)
})

const system = <T>(work: (tx: Tx) => Promise<T>) => asSystem('a test moves money', work)
const line = (unitPrice: number, more: object = {}) => ({
  name: 'زيارة | Visit',
  quantity: 1,
  unitPrice,
  account: 'visit_revenue' as const,
  ...more,
})

async function issued(...prices: number[]): Promise<string> {
  const id = randomUUID()
  await system(async (tx) => {
    await draftInvoice(tx, {
      id,
      clientId: client.id,
      purpose: 'visits',
      suppliedOn: '2026-11-01',
      lines: prices.map((price) => line(price)),
      createdBy: null,
    })
    await issueDocument(tx, id, null)
  })
  return id
}

const stateOf = async (id: string) =>
  (
    await w.owner.query<{ status: string; gross: number; paid: number; credited: number }>(
      'select status, gross::int, paid::int, credited::int from app.invoices where id = $1',
      [id],
    )
  ).rows[0]!

/** Receivables and credit of the client by the books. */
const books = async () =>
  (
    await w.owner.query<{ owed: number; kept: number; sum: number }>(
      `select coalesce(sum(amount) filter (where account = 'receivables' and party_id = $1), 0)::int as owed,
        coalesce(-sum(amount) filter (where account = 'client_credit' and party_id = $1), 0)::int as kept, coalesce(sum(amount), 0)::int as sum
        from app.journal_lines`,
      [client.id],
    )
  ).rows[0]!
const owedByInvoices = async () =>
  (
    await w.owner.query<{ owed: number }>(
      `select coalesce(sum(greatest(0, gross - paid - credited)), 0)::int as owed from app.invoices
        where client_id = $1 and number is not null and kind <> 'credit'`,
      [client.id],
    )
  ).rows[0]!.owed

const pay = (invoiceId: string, amount: number, about: string = randomUUID()) =>
  system((tx) => settleInvoice(tx, { invoiceId, amount, fee: 0, into: 'bank', about, on: '2026-11-20', actorId: null }))
const credit = (
  invoiceId: string,
  lines: 'all' | { position: number; amount: number }[],
  id: string = randomUUID(),
): Promise<{ number: string; freed: number }> =>
  system((tx) => creditInvoice(tx, { id, invoiceId, lines, reason: 'ألغيت | Cancelled', actorId: null }))

/** Expects the books and the invoices to agree. */
async function expectAgreement() {
  expect(await owedByInvoices()).toBe((await books()).owed)
  expect((await books()).sum).toBe(0)
}

describe('money that comes in', () => {
  test('settles in parts, once for each payment, and what is too much is kept', async () => {
    const id = await issued(10_000)
    const first = randomUUID()
    expect(await pay(id, 4000, first)).toEqual({ settled: 4000, kept: 0 })
    expect(await stateOf(id)).toMatchObject({ status: 'partly_paid', paid: 4000 })
    expect(await pay(id, 4000, first)).toEqual({ settled: 0, kept: 0 })
    const before = (await books()).kept
    expect(await pay(id, 8000)).toEqual({ settled: 7500, kept: 500 })
    expect(await stateOf(id)).toMatchObject({ status: 'paid', paid: 11_500 })
    expect((await books()).kept - before).toBe(500)
    await expectAgreement()
  })

  test('ten payments at once settle what is owed once', async () => {
    const id = await issued(10_000)
    const results = await Promise.all(Array.from({ length: 10 }, () => pay(id, 11_500)))
    expect(results.reduce((sum, { settled }) => sum + settled, 0)).toBe(11_500)
    expect(await stateOf(id)).toMatchObject({ status: 'paid', paid: 11_500 })
    await expectAgreement()
  })

  test('what is kept settles another invoice once, however many ask for it', async () => {
    const kept = await system((tx) => clientCredit(tx, client.id))
    expect(kept).toBeGreaterThan(0)
    const ids = await Promise.all(Array.from({ length: 6 }, () => issued(20_000)))
    const spent = await Promise.all(
      ids.map((invoiceId) => system((tx) => spendClientCredit(tx, { invoiceId, actorId: null }))),
    )
    expect(spent.reduce((sum, part) => sum + part, 0)).toBe(Math.min(kept, 6 * 23_000))
    expect(await system((tx) => clientCredit(tx, client.id))).toBe(kept - Math.min(kept, 6 * 23_000))
    await expectAgreement()
  })
})

describe('a credit note', () => {
  test('of everything takes the debt away', async () => {
    const id = await issued(10_000, 333)
    expect(await credit(id, 'all')).toMatchObject({ freed: 0 })
    const { status, gross, credited } = await stateOf(id)
    expect([status, credited]).toEqual(['credited', gross])
    await expect(credit(id, 'all')).rejects.toMatchObject({ code: 'invoice.nothing-to-credit' })
    await expectAgreement()
  })

  test('asked for twice is one note', async () => {
    const [id, note] = [await issued(10_000), randomUUID()]
    const first = await credit(id, 'all', note)
    expect((await credit(id, 'all', note)).number).toBe(first.number)
    await expectAgreement()
  })

  test('in parts never takes back more than a line has, and the last part takes the rest', async () => {
    const id = await issued(10_000, 5000)
    await credit(id, [{ position: 2, amount: 4000 }])
    await expect(credit(id, [{ position: 2, amount: 1001 }])).rejects.toMatchObject({
      code: 'invoice.credit-too-much',
    })
    await expect(credit(id, [{ position: 3, amount: 1 }])).rejects.toMatchObject({ code: 'invoice.credit-too-much' })
    await credit(id, 'all')
    expect(await stateOf(id)).toMatchObject({ status: 'credited', credited: 17_250 })
    await expectAgreement()
  })

  test('of what was paid keeps the money for the client', async () => {
    const id = await issued(10_000)
    await pay(id, 11_500)
    const before = (await books()).kept
    expect(await credit(id, [{ position: 1, amount: 4000 }])).toMatchObject({ freed: 4600 })
    expect((await books()).kept - before).toBe(4600)
    expect(await stateOf(id)).toMatchObject({ status: 'paid', paid: 6900, credited: 4600 })
    await expectAgreement()
  })

  test('in many small parts takes back the tax that was invoiced, never more', async () => {
    const id = await issued(100)
    await pay(id, 115)
    const before = (await books()).kept
    for (const amount of [10, 10, 10, 10, 10, 50]) await credit(id, [{ position: 1, amount }])
    const { rows } = await w.owner.query<{ vat: number }>(
      'select vat::int from app.invoices where corrects_id = $1 order by counter',
      [id],
    )
    expect(rows.map(({ vat }) => vat)).toEqual([2, 1, 2, 1, 2, 7])
    expect(await stateOf(id)).toMatchObject({ status: 'credited', credited: 115 })
    expect((await books()).kept - before).toBe(115)
    await expectAgreement()
  })

  test('laws: any series of notes takes back at most what was invoiced, and all of it at its end', async () => {
    const series = fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 400 })), { minLength: 1, maxLength: 6 })
    const prices = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(prices, series, async (nets, wanted) => {
        const id = await issued(...nets)
        const left = [...nets]
        for (const [line, most] of wanted) {
          const amount = Math.min(most, left[line] ?? 0)
          if (amount === 0) continue
          left[line]! -= amount
          await credit(id, [{ position: line + 1, amount }])
        }
        if (left.some((rest) => rest > 0)) await credit(id, 'all')
        const { rows } = await w.owner.query<{ net: number; vat: number; gross: number }>(
          `select sum(n.net)::int as net, sum(n.vat)::int as vat, sum(n.gross)::int as gross from app.invoices n where n.corrects_id = $1
           union all select net::int, vat::int, gross::int from app.invoices where id = $1`,
          [id],
        )
        expect(rows[0]).toEqual(rows[1])
        expect(await stateOf(id)).toMatchObject({ status: 'credited', credited: rows[1]!.gross })
      }),
      { numRuns: 12 },
    )
    await expectAgreement()
  })
})

test('a payer whose share a credit note ended is told that nothing is asked of them any more', async () => {
  const invoiceId = await issued(10_000)
  const payers = [{ name: 'Huda' }, { name: 'Omar', email: 'omar@example.com' }]
  const dueOn = addDays(riyadhDay(new Date()), 3)
  const shares = await shareInvoice(client, { invoiceId, mode: 'equal', payers, dueOn })
  await credit(invoiceId, [{ position: 1, amount: 1000 }])
  const { rows } = await w.owner.query(
    `select to_address from app.emails where kind = 'share.withdrawn' and effect_key = $1`,
    [`share.withdrawn:${shares[1]!.id}`],
  )
  expect(rows).toEqual([{ to_address: 'omar@example.com' }])
})

test('a debit note is owed on top and paid for itself', async () => {
  const [id, note] = [await issued(10_000), randomUUID()]
  const debit = () =>
    system((tx) =>
      debitInvoice(tx, { id: note, invoiceId: id, lines: [line(2000)], reason: 'إضافة | Added', actorId: null }),
    )
  const { number } = await debit()
  expect(number).toMatch(/^DN-/)
  expect(await debit()).toEqual({ number })
  await pay(note, 2300)
  expect(await stateOf(note)).toMatchObject({ status: 'paid' })
  await expectAgreement()
})

test('a draft takes other lines, an issued document does not', async () => {
  const id = randomUUID()
  await system((tx) =>
    draftInvoice(tx, {
      id,
      clientId: client.id,
      purpose: 'other',
      suppliedOn: '2026-11-01',
      lines: [line(100)],
      createdBy: null,
    }),
  )
  await system((tx) => replaceDraftLines(tx, id, [line(200), line(300)]))
  expect(await stateOf(id)).toMatchObject({ status: 'draft', gross: 575 })
  await system((tx) => issueDocument(tx, id, null))
  await expect(system((tx) => replaceDraftLines(tx, id, [line(1)]))).rejects.toMatchObject({
    code: 'invoice.issued-already',
  })
})
