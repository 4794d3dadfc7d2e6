import { afterEach, beforeAll, expect, it } from 'vitest'
import { addHours } from '#/domain/riyadh-time.ts'
import { locationRetentionDays } from '#/domain/terms.ts'
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
  at(24 * locationRetentionDays - 1)
  await forgetLocations()
  expect(await placeOf(reportId)).toEqual(before)

  restore()
  at(24 * locationRetentionDays + 1)
  await forgetLocations()
  expect(await placeOf(reportId)).toEqual({
    checked_in_at: before.checked_in_at,
    check_in_latitude: null,
    check_in_longitude: null,
    check_in_accuracy: null,
  })
})

it('erases a place that was an answer too, and no other answer', async () => {
  const shopper = await w.shopper()
  const reportId = await begunVisit(w, shopper)
  const { rows } = await w.owner.query('select client_id from app.mystery_shopping_reports where id = $1', [reportId])
  const answer = (key: string, value: object, days: number) =>
    w.owner.query(
      `insert into app.report_answers (report_id, client_id, shopper_id, question_key, value, save_id, answered_at, saved_at)
       values ($1, $2, $3, $4, $5, gen_random_uuid(), now() - make_interval(days => $6), now() - make_interval(days => $6))`,
      [reportId, rows[0].client_id, shopper.id, key, JSON.stringify(value), days],
    )
  const place = { latitude: 24.7, longitude: 46.7, accuracy: 12 }
  await answer('old-place', place, locationRetentionDays + 1)
  await answer('new-place', place, locationRetentionDays - 1)
  await answer('receipt', { total: 100, at: '2026-01-01T10:00' }, locationRetentionDays + 1)
  await forgetLocations()
  const { rows: kept } = await w.owner.query(
    'select question_key, value from app.report_answers where report_id = $1 order by question_key',
    [reportId],
  )
  expect(kept).toEqual([
    { question_key: 'new-place', value: place },
    { question_key: 'old-place', value: null },
    { question_key: 'receipt', value: { total: 100, at: '2026-01-01T10:00' } },
  ])
})
