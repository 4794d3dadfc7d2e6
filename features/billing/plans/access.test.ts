import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { clientOn, grossOf, itIs, payingClient, withSeller } from '#/tests/plans.ts'
import { world } from '#/tests/world.ts'
import { changeNext, changePrice } from './change-next.server.ts'
import { giveMoneyBack } from './money-back.server.ts'
import { giveUpOrder, orderPlan } from './order-plan.server.ts'
import { planViewOf, readPlan } from './read-plan.server.ts'
import { startPlan } from './start-plan.server.ts'

const w = await world()
beforeAll(() => withSeller(w))
// why: a month end far enough ahead that no real date passes it
beforeEach(() => itIs('2027-01-31'))
afterEach(() => itIs(null))

const planOf = async (client: Actor) => (await readPlan(client)).plan!

test('plans of other clients are refused', async () => {
  const client = await clientOn(w, 'basic')
  const { id, version } = await planOf(client)
  const stranger = await payingClient(w)
  await expect(changeNext(stranger, { id, version, to: 'free' })).rejects.toMatchObject({ code: 'not-found' })
  await expect(giveMoneyBack(stranger, { id, version })).rejects.toMatchObject({ code: 'not-found' })
  await expect(giveUpOrder(stranger, { id })).rejects.toMatchObject({ code: 'not-found' })
  await expect(orderPlan(stranger, { id, tier: 'basic', gross: grossOf('basic') })).rejects.toMatchObject({
    code: 'bad-request',
  })
  const start = { id: randomUUID(), clientId: client.id, tier: 'enterprise', price: 900_000 } as const
  for (const actor of [stranger, client])
    await expect(startPlan(actor, start)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(changePrice(client, { id, version, price: 100 })).rejects.toMatchObject({ code: 'not-allowed' })
  for (const actor of [await w.shopper(), await w.freelancer()]) {
    await expect(readPlan(actor)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(changeNext(actor, { id, version, to: 'free' })).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(giveMoneyBack(actor, { id, version })).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(startPlan(actor, start)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  expect(await asSystem('a test reads', (tx) => planViewOf(tx, client.id))).toMatchObject({ state: 'active' })
})
