import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { type EvaluationOrder, requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { now } from '#/platform/clock.ts'
import { anOrder, statusOf } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { assignVisit } from './assign.server.ts'
import { declarationsOf, declareBusyDate, declareConflict, removeBusyDate } from './declare.server.ts'
import { handBackVisit } from './hand-back.server.ts'
import { rankShoppers } from './rank-shoppers.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

async function approved(client: Actor, order: Partial<EvaluationOrder> = {}): Promise<string> {
  const { id } = await requestEvaluation(client, anOrder(order))
  await approveRequest(admin, id)
  return id
}
const noonIn = (days: number): Date => fromRiyadh(`${addDays(riyadhDay(now()), days)}T12:00`)!
const rulesOf = async (requestId: string, shopper: Actor): Promise<string[]> => {
  const { refused } = await rankShoppers(admin, requestId, shopper.name)
  return refused.find(({ id }) => id === shopper.id)?.refusals.map(({ rule }) => rule) ?? []
}

test('an admin assigns a shopper who fits; the shopper gets the visit and both are told', async () => {
  const [client, shopper] = [await w.client(), await w.shopper({ name: 'Fits Well' })]
  const id = await approved(client)
  const { fit } = await rankShoppers(admin, id, 'fits')
  expect(fit.map((one) => one.id)).toEqual([shopper.id])
  expect(fit[0]!.fit.parts.map(({ part, known }) => [part, known])).toContainEqual(['quality', false])
  await assignVisit(admin, id, shopper.id)
  expect(await statusOf(w, id)).toBe('assigned')
})

test('the same client within 14 days and the same branch within 90 days are refused with the day on which it ends', async () => {
  const [client, shopper] = [await w.client(), await w.shopper({ name: 'Was There' })]
  const first = await approved(client, { branchName: 'One', visitAt: noonIn(5) })
  await assignVisit(admin, first, shopper.id)
  const soon = await approved(client, { branchName: 'Two', visitAt: noonIn(10) })
  const sameBranch = await approved(client, { branchName: 'One', visitAt: noonIn(40) })
  const { refused } = await rankShoppers(admin, soon, 'was there')
  expect(refused[0]!.refusals).toEqual([{ rule: 'same_client', until: addDays(riyadhDay(now()), 19) }])
  expect(await rulesOf(sameBranch, shopper)).toEqual(['same_branch'])
  await expect(assignVisit(admin, soon, shopper.id)).rejects.toMatchObject({
    code: 'evaluation.shopper-refused',
    details: { rules: 'same_client' },
  })
  expect(await statusOf(w, soon)).toBe('approved')
  await handBackVisit(shopper, first, { cause: 'ill', reason: 'I am ill.' })
  expect(await rulesOf(soon, shopper)).toEqual([])
})

test('level, open jobs, a full day, busy days, conflicts and blocked accounts are refused', async () => {
  const beginner = await w.shopper({ name: 'Beginner', level: 'basic' })
  const [one, two] = [await w.client(), await w.client()]
  expect(await rulesOf(await approved(one), beginner)).toEqual(['level'])
  const basic = await approved(one, { evaluationType: 'basic' })
  await assignVisit(admin, basic, beginner.id)
  expect(await rulesOf(await approved(two, { evaluationType: 'basic' }), beginner)).toEqual(['open_jobs'])

  const lead = await w.shopper({ name: 'Lead', level: 'lead' })
  for (let n = 0; n < 3; n++)
    await assignVisit(admin, await approved(await w.client(), { visitAt: noonIn(7) }), lead.id)
  const fourth = await approved(await w.client(), { visitAt: noonIn(7) })
  expect(await rulesOf(fourth, lead)).toEqual(['shopper_day'])

  const third = await w.client()
  const visit = await approved(third, { visitAt: noonIn(20) })
  await declareBusyDate(lead, addDays(riyadhDay(now()), 20))
  expect(await rulesOf(visit, lead)).toEqual(['busy'])
  await removeBusyDate(lead, addDays(riyadhDay(now()), 20))
  await assignVisit(admin, visit, lead.id)
  await declareConflict(lead, visit, 'related')
  await handBackVisit(lead, visit, { cause: 'ill', reason: 'My brother works there.' })
  expect(await rulesOf(visit, lead)).toEqual(['conflict'])
  expect(await declarationsOf(lead)).toMatchObject({
    busyDates: [],
    conflicts: [{ clientName: 'Saffron House', kind: 'related' }],
  })

  await w.owner.query("update app.profiles set status = 'blocked' where id = $1", [lead.id])
  expect(await rulesOf(visit, lead)).toEqual(['inactive', 'conflict'])
})

test('a branch gets one visit a day', async () => {
  const [client, a, b] = [await w.client(), await w.shopper({ name: 'First' }), await w.shopper({ name: 'Second' })]
  const morning = await approved(client, { branchName: 'Same', visitAt: noonIn(30) })
  const evening = await approved(client, { branchName: 'Same', visitAt: addHours(noonIn(30), 8) })
  await assignVisit(admin, morning, a.id)
  expect(await rulesOf(evening, b)).toEqual(['branch_day'])
})

test('two admins who assign one visit at the same moment: one of them wins', async () => {
  const [client, a, b, second] = [await w.client(), await w.shopper(), await w.shopper(), await w.admin()]
  const id = await approved(client)
  const settled = await Promise.allSettled([assignVisit(admin, id, a.id), assignVisit(second, id, b.id)])
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('two admins cannot overbook a shopper by giving two visits at the same moment', async () => {
  const [shopper, second] = [await w.shopper({ level: 'basic' }), await w.admin()]
  for (let round = 0; round < 5; round++) {
    const [one, two] = [
      await approved(await w.client(), { evaluationType: 'basic' }),
      await approved(await w.client(), { evaluationType: 'basic' }),
    ]
    const settled = await Promise.allSettled([
      assignVisit(admin, one, shopper.id),
      assignVisit(second, two, shopper.id),
    ])
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const given = settled[0].status === 'fulfilled' ? one : two
    await handBackVisit(shopper, given, { cause: 'ill', reason: 'Again.' })
  }
})

test('only a day from today on can be declared, and declaring twice changes nothing', async () => {
  const shopper = await w.shopper()
  await expect(declareBusyDate(shopper, addDays(riyadhDay(now()), -1))).rejects.toMatchObject({
    code: 'shopper.day-out-of-range',
  })
  const day = addDays(riyadhDay(now()), 1)
  await declareBusyDate(shopper, day)
  await declareBusyDate(shopper, day)
  expect((await declarationsOf(shopper)).busyDates).toEqual([day])
})
