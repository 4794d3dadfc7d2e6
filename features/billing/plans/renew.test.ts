import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { unusedPart } from '#/domain/subscription.ts'
import { withVat } from '#/domain/vat.ts'
import { billsOf, clientOn, itIs, monthsOf, order, pay, payingClient, toldOf, withSeller } from '#/tests/plans.ts'
import { world } from '#/tests/world.ts'
import { changeNext } from './change-next.server.ts'
import { giveUpOrder } from './order-plan.server.ts'
import { readPlan } from './read-plan.server.ts'
import { renewPlans } from './renew.server.ts'

const w = await world()
beforeAll(() => withSeller(w))
// why: a month end far enough ahead that no real date passes it
beforeEach(() => itIs('2027-01-31'))
afterEach(() => itIs(null))

const tierOf = async (client: Actor) => (await readPlan(client)).tier
const planOf = async (client: Actor) => (await readPlan(client)).plan!

test('an order of a larger plan is worth nothing more when the month is over that it takes off', async () => {
  const client = await clientOn(w, 'basic')
  itIs('2027-02-27')
  await order(client, 'professional')
  itIs('2027-02-28')
  await renewPlans()
  expect((await readPlan(client)).order).toBeNull()
  expect(await monthsOf(w, client)).toEqual(['2027-01-31 2027-02-28 basic', '2027-02-28 2027-03-31 basic'])
})

test('a cancelled plan runs to the end of its month and then ends', async () => {
  const client = await clientOn(w, 'professional')
  const { id, version } = await planOf(client)
  await changeNext(client, { id, version, to: 'free' })
  itIs('2027-02-27')
  await renewPlans()
  expect(await tierOf(client)).toBe('professional')
  itIs('2027-03-02')
  await renewPlans()
  expect(await readPlan(client)).toMatchObject({ tier: 'free', state: 'none', plan: null })
  expect(await toldOf(w, client)).toEqual(['active', 'changes-soon', 'ended'])
  expect(await billsOf(w, client)).toHaveLength(1)
})

test('months follow one another without a gap, one invoice each, whenever and however often the job runs', async () => {
  const client = await clientOn(w, 'basic')
  itIs('2027-02-28')
  await Promise.all([renewPlans(), renewPlans()])
  await renewPlans()
  const second = (await readPlan(client)).unpaid!.id
  await pay(second)
  itIs('2027-06-01')
  await renewPlans()
  expect(await monthsOf(w, client)).toEqual([
    '2027-01-31 2027-02-28 basic',
    '2027-02-28 2027-03-31 basic',
    '2027-03-31 2027-04-30 basic',
    '2027-04-30 2027-05-31 basic',
    '2027-05-31 2027-06-30 basic',
  ])
  expect(await billsOf(w, client)).toHaveLength(5)
})

test('a month that is not paid is warned of, then pauses the plan; what was used stays owed', async () => {
  const client = await clientOn(w, 'professional')
  itIs('2027-02-28')
  await renewPlans()
  for (const day of ['2027-03-06', '2027-03-07', '2027-03-08', '2027-03-13']) {
    itIs(day)
    await renewPlans()
  }
  expect(await tierOf(client)).toBe('professional')
  expect(await toldOf(w, client)).toEqual(['active', 'renewed', 'pause-soon', 'pause-soon', 'pause-soon'])
  itIs('2027-03-14')
  await renewPlans()
  await renewPlans()
  const unused = unusedPart(249_900, { from: '2027-02-28', until: '2027-03-31' }, '2027-03-14')
  const owed = withVat(249_900).gross - withVat(unused).gross
  expect(await readPlan(client)).toMatchObject({
    tier: 'free',
    state: 'paused',
    paused: { on: '2027-03-14', tier: 'professional', open: { owed } },
  })
  // resuming it: the payment starts a month of its own
  itIs('2027-03-20')
  await pay(await order(client, 'basic'))
  expect(await readPlan(client)).toMatchObject({ tier: 'basic', state: 'active', moneyBackUntil: null })
})

test('an order is given up by its client, and after fourteen days by itself unless a transfer for it is looked at', async () => {
  const client = await payingClient(w)
  await order(client, 'basic')
  const { order: open } = await readPlan(client)
  await giveUpOrder(client, { id: open!.id })
  await giveUpOrder(client, { id: open!.id })
  expect((await billsOf(w, client)).map(({ status }) => status)).toEqual(['credited', 'issued'])
  const invoiceId = await order(client, 'professional')
  const again = (await readPlan(client)).order!.id
  await w.owner.query(
    `insert into app.payments (id, client_id, invoice_id, provider, state, amount) values (gen_random_uuid(), $1, $2, 'bank', 'pending', 100)`,
    [client.id, invoiceId],
  )
  itIs('2027-02-15')
  await expect(giveUpOrder(client, { id: again })).rejects.toMatchObject({ code: 'plan.payment-waits' })
  await renewPlans()
  expect((await readPlan(client)).order).not.toBeNull()
  await w.owner.query(`update app.payments set state = 'failed' where invoice_id = $1`, [invoiceId])
  await renewPlans()
  expect((await readPlan(client)).order).toBeNull()
})
