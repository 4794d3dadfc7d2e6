import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { withdrawRequest } from '#/features/ordering/requests/advance.server.ts'
import { saveSetting } from '#/features/core/settings/save-setting.server.ts'
import { clientOn, itIs, payingClient, withSeller } from '#/tests/plans.ts'
import { anOrder, statusOf } from '#/tests/requests.ts'
import { world } from '#/tests/world.ts'
import { changeNext } from './change-next.server.ts'
import { readPlanOutlook } from '#/features/companies/plan-contents/outlook.server.ts'
import { readPlan } from './read-plan.server.ts'

const w = await world()
const admin = await w.admin()
beforeAll(() => withSeller(w))
beforeEach(() => itIs('2027-01-10'))
afterEach(() => itIs(null))

const orderOn = (client: Actor, day: string) =>
  requestEvaluation(client, anOrder({ clientKey: randomUUID(), visitAt: fromRiyadh(`${day}T13:00`)! }))
const firstMonth = async (client: Actor) => (await readPlanOutlook(client, client.id))[0]

test('each order takes one of the visits of its own month; what is cancelled gives it back', async () => {
  const client = await clientOn(w, 'basic')
  expect(await firstMonth(client)).toMatchObject({
    period: { from: '2027-01-10', until: '2027-02-10' },
    included: 10,
    taken: 0,
    left: 10,
  })
  const ordered = await orderOn(client, '2027-01-15')
  expect(ordered).toMatchObject({ withinPlan: true, price: 50_000 })
  await orderOn(client, '2027-02-10')
  const [january, february] = await readPlanOutlook(client, client.id)
  expect([january!.left, february!.left]).toEqual([9, 9])
  await withdrawRequest(client, ordered.id, 'changed our mind')
  expect((await firstMonth(client))!.left).toBe(10)
})

test('the visit after the last included one is charged, and the order says so', async () => {
  await saveSetting(admin, 'plans.included-visits.basic', 2)
  const client = await clientOn(w, 'basic')
  const said = []
  for (const day of ['2027-01-12', '2027-01-13', '2027-01-14']) said.push((await orderOn(client, day)).withinPlan)
  expect(said).toEqual([true, true, false])
  await saveSetting(admin, 'plans.included-visits.basic', null)
})

test('a month that runs keeps what it included when the setting changes for later', async () => {
  const client = await clientOn(w, 'basic')
  await saveSetting(admin, 'plans.included-visits.basic', 5, '2027-02-01')
  const months = await readPlanOutlook(client, client.id)
  expect(months.slice(0, 2).map(({ included }) => included)).toEqual([10, 5])
})

test('a plan that ends covers no later month; without a plan nothing is covered', async () => {
  const client = await clientOn(w, 'basic')
  const { id, version } = (await readPlan(client)).plan!
  await changeNext(client, { id, version, to: 'free' })
  expect(await readPlanOutlook(client, client.id)).toHaveLength(1)
  expect((await orderOn(client, '2027-02-20')).withinPlan).toBe(false)
  const free = await payingClient(w)
  expect(await readPlanOutlook(free, free.id)).toEqual([])
  expect((await orderOn(free, '2027-01-20')).withinPlan).toBe(false)
})

test('a client sees no other client’s plan', async () => {
  const [one, other] = [await w.client(), await w.client()]
  await expect(readPlanOutlook(one, other.id)).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await readPlanOutlook(admin, other.id)).toEqual([])
})

const storyOf = async (requestId: string) =>
  (
    await w.owner.query<{ step: string; actor_id: string | null; reason: string | null }>(
      'select step, actor_id, reason from app.request_events where request_id = $1 order by created_at, id',
      [requestId],
    )
  ).rows

test('a request that the plan includes is approved by the platform when the setting says so, and by nothing else', async () => {
  const client = await clientOn(w, 'basic')
  const before = await orderOn(client, '2027-01-20')
  expect(await statusOf(w, before.id)).toBe('pending')
  await saveSetting(admin, 'orders.automatic-approval', 'by-plan')
  const ordered = await orderOn(client, '2027-01-21')
  expect(await statusOf(w, ordered.id)).toBe('approved')
  expect((await storyOf(ordered.id))[1]).toMatchObject({ step: 'approve', actor_id: null })
  const free = await payingClient(w)
  expect(await statusOf(w, (await orderOn(free, '2027-01-21')).id)).toBe('pending')
  await w.owner.query(`update app.client_profiles set approval = 'pending' where profile_id = $1`, [client.id])
  expect(await statusOf(w, (await orderOn(client, '2027-01-22')).id)).toBe('pending')
  await saveSetting(admin, 'orders.automatic-approval', null)
})
