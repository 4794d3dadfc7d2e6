import { afterEach, beforeAll, expect, it } from 'vitest'
import { addHours } from '#/domain/riyadh-time.ts'
import { locationKeptDays } from '#/domain/terms.ts'
import { setClock } from '#/platform/clock.ts'
import { begunVisit } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { forgetLocations } from './forget-locations.server.ts'

let w: World
let restore = () => {}
beforeAll(async () => void (w = await world()))
afterEach(() => restore())

const placeOf = async (reportId: string) =>
  (
    await w.owner.query(
      `select check_in_latitude, check_in_longitude, check_in_accuracy, checked_in_at
       from app.mystery_shopping_reports where id = $1`,
      [reportId],
    )
  ).rows[0]

it('keeps the place of a check-in as long as the privacy notice says, then erases it and nothing else', async () => {
  const reportId = await begunVisit(w, await w.shopper())
  const before = await placeOf(reportId)
  expect(before.check_in_latitude).toBe(24.69)

  const at = (hours: number) => (restore = setClock(() => addHours(new Date(before.checked_in_at), hours)))
  at(24 * locationKeptDays - 1)
  await forgetLocations()
  expect(await placeOf(reportId)).toEqual(before)

  restore()
  at(24 * locationKeptDays + 1)
  await forgetLocations()
  expect(await placeOf(reportId)).toEqual({
    checked_in_at: before.checked_in_at,
    check_in_latitude: null,
    check_in_longitude: null,
    check_in_accuracy: null,
  })
})
