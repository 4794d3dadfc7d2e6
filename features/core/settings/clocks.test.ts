import { expect, test } from 'vitest'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { disputeClocks, disputeWindowEnd } from '#/features/reporting/disputes/window.server.ts'
import { asSystem } from '#/db/database.server.ts'
import { now } from '#/platform/clock.ts'
import { submittedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { saveSetting } from './save-setting.server.ts'

const w = await world()
const admin = await w.admin()
const hourMs = 3_600_000

const clocksOf = async (id: string) => {
  const { rows } = await w.owner.query<{ checked_in_at: Date; due_at: Date; submitted_at: Date; review_due_at: Date }>(
    'select checked_in_at, due_at, submitted_at, review_due_at from app.mystery_shopping_reports where id = $1',
    [id],
  )
  const row = rows[0]!
  return [
    (row.due_at.getTime() - row.checked_in_at.getTime()) / hourMs,
    (row.review_due_at.getTime() - row.submitted_at.getTime()) / hourMs,
  ]
}

test('new visits and reports get the clocks that were set; those under way keep theirs', async () => {
  const first = await submittedReport(w)
  await saveSetting(admin, 'reports.due-hours', 12)
  await saveSetting(admin, 'reports.editor-hours', 6)
  const second = await submittedReport(w)
  expect(await clocksOf(first)).toEqual([24, 24])
  expect(await clocksOf(second)).toEqual([12, 6])
})

test('the window for objections is the one of the day of the release, whatever is set for later days', async () => {
  const today = riyadhDay(now())
  const [released, later] = [now(), addHours(now(), 3 * 24)]
  await saveSetting(admin, 'reports.dispute-days', 2, addDays(today, 1))
  const endOf = (at: Date) => asSystem('a test reads a deadline', (tx) => disputeWindowEnd(tx, at))
  expect(await endOf(released)).toEqual(addHours(released, 7 * 24))
  expect(await endOf(later)).toEqual(addHours(later, 2 * 24))
  expect((await disputeClocks(released, released)).windowEnds).toEqual(addHours(released, 7 * 24))
})
