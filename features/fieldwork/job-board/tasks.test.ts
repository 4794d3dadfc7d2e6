import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { assignedVisit } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { readTasksQuery } from './form.ts'
import { moveOwnVisit } from './move-visit.server.ts'
import { readMyStandbys } from './read-standbys.server.ts'
import { readTasks } from './read-tasks.server.ts'
import { readReadiness } from './readiness.server.ts'

const here = await world()
const day = addDays(riyadhDay(new Date()), 10)
const at = (on: string, time: string): Date => fromRiyadh(`${on}T${time}`)!

/** An assigned visit with a window of three days at lunch time. */
async function windowed(shopper: Actor, client?: Actor): Promise<string> {
  const id = await assignedVisit(here, shopper, { ...(client ? { client } : {}), scheduledAt: at(day, '13:00') })
  // why: describing a visit is a verb of the office with tests of its own; here only the window matters.
  await here.owner.query(
    `update app.mystery_shopping_requests set earliest_on = $2, latest_on = $3, day_part = 'lunch' where id = $1`,
    [id, addDays(day, -1), addDays(day, 1)],
  )
  return id
}
const dateOf = async (id: string): Promise<string> => {
  const { rows } = await here.owner.query('select scheduled_date from app.mystery_shopping_requests where id = $1', [
    id,
  ])
  return new Date(rows[0].scheduled_date).toISOString()
}

test('the shopper moves a visit within its window, and the history knows', async () => {
  const shopper = await here.shopper()
  const id = await windowed(shopper)
  const to = at(addDays(day, 1), '12:30')
  await moveOwnVisit(shopper, id, to)
  expect(await dateOf(id)).toBe(to.toISOString())
  const { rows } = await here.owner.query('select step, actor_id from app.request_events where request_id = $1', [id])
  expect(rows).toEqual([{ step: 'reschedule', actor_id: shopper.id }])
})

test('not outside the window, not at another time of day, and not where the date stands', async () => {
  const shopper = await here.shopper()
  const id = await windowed(shopper)
  for (const wrong of [at(addDays(day, 2), '13:00'), at(day, '15:00'), at(addDays(day, -2), '13:00')])
    await expect(moveOwnVisit(shopper, id, wrong)).rejects.toMatchObject({ code: 'offer.outside-window' })
  const other = await here.shopper()
  const fixed = await assignedVisit(here, other, { scheduledAt: at(day, '13:00') })
  await expect(moveOwnVisit(other, fixed, at(day, '14:00'))).rejects.toMatchObject({ code: 'offer.outside-window' })
  expect(await dateOf(id)).toBe(at(day, '13:00').toISOString())
})

test('the rules hold for the new day too', async () => {
  const shopper = await here.shopper()
  const id = await windowed(shopper)
  await here.owner.query('insert into app.shopper_busy_dates (shopper_id, busy_on) values ($1, $2)', [
    shopper.id,
    addDays(day, 1),
  ])
  await expect(moveOwnVisit(shopper, id, at(addDays(day, 1), '13:00'))).rejects.toMatchObject({
    code: 'evaluation.shopper-refused',
    details: { rules: 'busy' },
  })
})

test('visits of other shoppers are neither visible nor movable', async () => {
  const id = await windowed(await here.shopper())
  const stranger = await here.shopper()
  await expect(moveOwnVisit(stranger, id, at(day, '12:00'))).rejects.toMatchObject({ code: 'not-found' })
  expect((await readTasks(stranger, readTasksQuery(new URLSearchParams('view=todo')))).visits).toEqual([])
  expect(await readMyStandbys(stranger)).toEqual([])
  const client = await here.client()
  const admin = await here.admin()
  for (const actor of [client, admin]) {
    await expect(moveOwnVisit(actor, id, at(day, '12:00'))).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readReadiness(actor)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readTasks(actor, readTasksQuery(new URLSearchParams()))).rejects.toMatchObject({ code: 'not-allowed' })
  }
})

test('what is missing before the first visit is named until it is there', async () => {
  const shopper = await here.shopper({ approval: 'pending', agreed: false, city: null })
  expect(await readReadiness(shopper)).toEqual({
    approval: 'pending',
    reason: null,
    missing: ['agreement', 'city', 'place'],
    place: null,
  })
  await here.owner.query(
    `update app.mystery_shopper_profiles set latitude = 24.7, longitude = 46.7, languages = '{ar}', identity_last = '1234',
       iban_last = '0001', approval = 'approved' where profile_id = $1`,
    [shopper.id],
  )
  expect(await readReadiness(shopper)).toMatchObject({ approval: 'approved', missing: ['agreement'] })
})

test('without a wish in the address the board comes first, and the offers once there are any', async () => {
  const shopper = await here.shopper()
  expect((await readTasks(shopper, readTasksQuery(new URLSearchParams()))).view).toBe('board')
})
