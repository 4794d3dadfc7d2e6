import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { unusedPart } from '#/domain/subscription.ts'
import { withVat } from '#/domain/vat.ts'
import { clientCredit } from '#/features/billing/invoices/settle.server.ts'
import { billsOf, clientOn, grossOf, itIs, monthsOf, order, pay, payingClient, withSeller } from '#/tests/plans.ts'
import { world } from '#/tests/world.ts'
import { changeNext, changePrice } from './change-next.server.ts'
import { giveMoneyBack } from './money-back.server.ts'
import { orderPlan, readOrder } from './order-plan.server.ts'
import { beginPaidPlan } from './plan-paid.server.ts'
import { readPlan } from './read-plan.server.ts'
import { renewPlans } from './renew.server.ts'
import { startPlan } from './start-plan.server.ts'

const w = await world()
beforeAll(() => withSeller(w))
// why: a month end far enough ahead that no real date passes it
beforeEach(() => itIs('2027-01-31'))
afterEach(() => itIs(null))

const tierOf = async (client: Actor) => (await readPlan(client)).tier
const planOf = async (client: Actor) => (await readPlan(client)).plan!
const creditOf = (client: Actor) => asSystem('a test reads', (tx) => clientCredit(tx, client.id))

test('an order waits for its money, begins when it is paid, and the client is on the plan at once', async () => {
  const client = await payingClient(w)
  const invoiceId = await order(client, 'professional')
  expect(await readPlan(client)).toMatchObject({
    tier: 'free',
    state: 'none',
    order: { tier: 'professional', invoice: { id: invoiceId, owed: 287_385, dueOn: '2027-01-31' } },
  })
  itIs('2027-02-03')
  await pay(invoiceId)
  expect(await readPlan(client)).toMatchObject({
    tier: 'professional',
    state: 'active',
    period: { from: '2027-02-03', until: '2027-03-03' },
    used: 0,
    allowance: 30,
    order: null,
    unpaid: null,
    moneyBackUntil: '2027-03-05',
  })
  expect(await billsOf(w, client)).toMatchObject([{ status: 'paid', gross: 287_385 }])
})

test('however often an order is sent, and by however many at once, there is one plan and one invoice', async () => {
  const client = await payingClient(w)
  const { quote } = await readOrder(client, 'basic')
  const id = randomUUID()
  const sent = await Promise.all([
    ...Array.from({ length: 5 }, () => orderPlan(client, { id, tier: 'basic', gross: quote.gross })),
    ...Array.from({ length: 3 }, () => orderPlan(client, { id: randomUUID(), tier: 'basic', gross: quote.gross })),
  ])
  expect(new Set(sent.map(({ invoiceId }) => invoiceId)).size).toBe(1)
  expect(await billsOf(w, client)).toHaveLength(1)
  const { invoiceId } = sent[0]!
  await pay(invoiceId)
  await Promise.all([beginPaidPlan({ invoiceId }), beginPaidPlan({ invoiceId })])
  expect(await monthsOf(w, client)).toEqual(['2027-01-31 2027-02-28 basic'])
})

test('another order gives up the one that waits, with a credit note; what is paid for it afterwards is kept', async () => {
  const client = await payingClient(w)
  const first = await order(client, 'basic')
  const second = await order(client, 'professional')
  expect(await billsOf(w, client)).toMatchObject([
    { kind: 'invoice', status: 'credited', gross: grossOf('basic') },
    { kind: 'credit', gross: grossOf('basic') },
    { kind: 'invoice', status: 'issued', gross: grossOf('professional') },
  ])
  await pay(first)
  expect(await creditOf(client)).toBe(grossOf('basic'))
  expect(await tierOf(client)).toBe('free')
  await pay(second)
  expect(await tierOf(client)).toBe('professional')
})

test('an order without tax details, at another price than shown, or of somebody who may not order is refused', async () => {
  const unknown = await w.client()
  const gross = grossOf('basic')
  await expect(orderPlan(unknown, { id: randomUUID(), tier: 'basic', gross })).rejects.toMatchObject({
    code: 'plan.tax-details',
  })
  const client = await payingClient(w)
  await expect(orderPlan(client, { id: randomUUID(), tier: 'basic', gross: gross - 1 })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await w.owner.query(`update app.client_profiles set approval = 'suspended' where profile_id = $1`, [client.id])
  await expect(orderPlan(client, { id: randomUUID(), tier: 'basic', gross })).rejects.toMatchObject({
    code: 'client.may-not-order',
  })
  expect(await billsOf(w, client)).toEqual([])
})

test('a larger plan takes the place at once: what is left of the month is taken off, and a new month begins', async () => {
  const client = await clientOn(w, 'basic')
  itIs('2027-02-10')
  const rest = unusedPart(99_900, { from: '2027-01-31', until: '2027-02-28' }, '2027-02-10')
  const { quote } = await readOrder(client, 'professional')
  expect(quote).toMatchObject({ rest: { amount: rest }, ...withVat(249_900 - rest) })
  const invoiceId = await order(client, 'professional')
  expect(await tierOf(client)).toBe('basic')
  await pay(invoiceId)
  expect(await tierOf(client)).toBe('professional')
  expect(await monthsOf(w, client)).toEqual(['2027-01-31 2027-02-28 basic', '2027-02-10 2027-03-10 professional'])
  expect((await billsOf(w, client)).map(({ status, net }) => [status, net])).toEqual([
    ['paid', 99_900],
    ['paid', 249_900 - rest],
  ])
  await expect(readOrder(client, 'professional')).rejects.toMatchObject({ code: 'plan.same' })
  await expect(readOrder(client, 'basic')).rejects.toMatchObject({ code: 'plan.lower' })
})

test('less is noted for the end of the month, may be taken back, and takes effect with the next month', async () => {
  const client = await clientOn(w, 'professional')
  const { id, version } = await planOf(client)
  await changeNext(client, { id, version, to: 'basic' })
  await expect(changeNext(client, { id, version, to: 'free' })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await changeNext(client, { id, version: version + 1, to: null })
  await expect(changeNext(client, { id, version: version + 2, to: 'enterprise' })).rejects.toMatchObject({
    code: 'plan.not-lower',
  })
  await changeNext(client, { id, version: version + 2, to: 'basic' })
  expect(await readPlan(client)).toMatchObject({ tier: 'professional', nextTier: 'basic' })
  itIs('2027-02-28')
  await renewPlans()
  expect(await readPlan(client)).toMatchObject({
    tier: 'basic',
    nextTier: null,
    plan: { price: 99_900 },
    unpaid: { owed: grossOf('basic'), dueOn: '2027-02-28', pausesOn: '2027-03-14' },
  })
})

test.each([
  ['2027-03-02', true],
  ['2027-03-03', false],
])('money back on %s: %s', async (day, granted) => {
  const client = await clientOn(w, 'professional')
  itIs(day)
  const { id, version } = await planOf(client)
  if (!granted)
    return expect(giveMoneyBack(client, { id, version })).rejects.toMatchObject({ code: 'plan.no-money-back' })
  await giveMoneyBack(client, { id, version })
  expect(await readPlan(client)).toMatchObject({ tier: 'free', state: 'none', plan: null })
  expect(await billsOf(w, client)).toMatchObject([
    { kind: 'invoice', status: 'credited' },
    { kind: 'credit', gross: grossOf('professional') },
  ])
  expect(await creditOf(client)).toBe(grossOf('professional'))
  await expect(giveMoneyBack(client, { id, version })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await pay(await order(client, 'basic'))
  expect((await readPlan(client)).moneyBackUntil).toBeNull()
})

test('after an upgrade both payments go back, counted from the first one', async () => {
  const client = await clientOn(w, 'basic')
  itIs('2027-02-10')
  await pay(await order(client, 'professional'))
  expect((await readPlan(client)).moneyBackUntil).toBe('2027-03-02')
  const { id, version } = await planOf(client)
  const paid = (await billsOf(w, client)).reduce((sum, { gross }) => sum + gross, 0)
  const two = await Promise.allSettled([1, 2].map(() => giveMoneyBack(client, { id, version })))
  expect(two.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await creditOf(client)).toBe(paid)
  const { rows } = await w.owner.query(
    `select sum(amount)::int as asked, count(*)::int as refunds from app.payment_refunds where client_id = $1`,
    [client.id],
  )
  expect(rows).toEqual([{ asked: paid, refunds: 2 }])
})

test('the office starts what was agreed in the place of what runs, and changes its price from the next month on', async () => {
  const [admin, client] = [await w.admin(), await clientOn(w, 'professional')]
  const id = randomUUID()
  await expect(startPlan(admin, { id, clientId: client.id, tier: 'enterprise', price: 100_000 })).rejects.toMatchObject(
    { code: 'plan.price-too-low' },
  )
  const start = { id, clientId: client.id, tier: 'enterprise', price: 900_000 } as const
  await Promise.all([startPlan(admin, start), startPlan(admin, start)])
  expect(await readPlan(client)).toMatchObject({
    tier: 'enterprise',
    allowance: null,
    unpaid: { owed: withVat(900_000 - 249_900).gross },
  })
  await changePrice(admin, { id, version: 1, price: 950_000 })
  await pay((await readPlan(client)).unpaid!.id)
  itIs('2027-02-28')
  await renewPlans()
  expect(await planOf(client)).toMatchObject({ price: 950_000, nextPrice: null })
})
