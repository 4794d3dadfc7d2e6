import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { branchChoices } from '#/features/companies/branches/branches.server.ts'
import { itIs } from '#/tests/plans.ts'
import { branchesOf, many } from '#/tests/many-orders.ts'
import { world } from '#/tests/world.ts'
import { orderManyForm } from './form.ts'
import { previewOrder } from './order-many.server.ts'

const w = await world()
beforeEach(() => itIs('2027-01-10'))
afterAll(() => itIs(null))

test('spread visits keep to the opening hours; lines outside them and very soon ones are named', async () => {
  const client = await w.client()
  const ids = await branchesOf(w, client, 3)
  const hours = (of: unknown, id: string) =>
    w.owner.query('update app.branches set hours = $2 where id = $1', [id, JSON.stringify(of)])
  // open on Tuesdays only, 2027-01-19 is one; the third branch never at 13:00
  await hours({ 0: [], 1: [], 2: [['10:00', '22:00']], 3: [], 4: [], 5: [], 6: [] }, ids[1]!)
  await hours(Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [['17:00', '02:00']]])), ids[2]!)
  const days = { from: '2027-01-17', until: '2027-01-23', weekdays: [0, 1, 2, 3, 4] }
  const { lines } = await previewOrder(client, many({ branchId: ids, how: 'spread', ...days }))
  expect(lines.map(({ problem }) => problem)).toEqual([null, null, 'closed-days'])
  expect(lines[1]!.at).toBe('2027-01-19T10:00:00.000Z')
  const day = await previewOrder(client, many({ branchId: ids, days: ['2027-01-11'] }))
  expect(day.lines.map(({ isOutside, isSoon }) => [isOutside, isSoon])).toEqual([
    [false, true],
    [true, true],
    [true, true],
  ])
})

test('all problems of an empty form are reported in one round', () => {
  const empty = { intent: 'preview', clientKey: randomUUID(), how: 'day', branchId: '', day: '', time: '13:00' }
  const { error } = orderManyForm.safeParse(empty)
  expect(error?.issues.map(({ path }) => path[0]).sort()).toEqual(['branchId', 'day', 'evaluationType'])
})

test('a branch is offered with its names in both languages', async () => {
  const client = await w.client()
  await branchesOf(w, client, 1)
  await w.owner.query(`update app.branches set name_ar = 'فرع العليا' where client_id = $1`, [client.id])
  expect(await branchChoices(client)).toMatchObject([{ name: 'Branch 001', names: 'Branch 001 فرع العليا' }])
})
