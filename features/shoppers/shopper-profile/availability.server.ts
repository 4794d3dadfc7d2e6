import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { monthStart } from '#/domain/months.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, type Day, daysBetween, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { markBusy } from '#/features/ordering/assignment/declare.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { writeProfile } from './write-profile.server.ts'

/** Days ahead, and maximum length of a period. */
const daysAhead = 366
const longestPeriod = 92

/** Sets the weekdays without visits. All seven are refused. */
export async function saveWeekdaysOff(actor: Actor, weekdays: readonly number[]): Promise<void> {
  authorize(actor, 'shoppers.declare')
  const off = [...new Set(weekdays)].toSorted((a, b) => a - b)
  if (off.length > 6) throw new AppError('bad-request', {}, { weekdays: 'weekdays-all' })
  await asActor(actor, async (tx) => {
    const before = await tx
      .selectFrom('mystery_shopper_profiles')
      .select('weekdays_off')
      .where('profile_id', '=', actor.id)
      .executeTakeFirst()
    if (!before) throw new AppError('not-found')
    await writeProfile(tx, actor, { weekdays_off: off })
    await recordActivity(tx, actor, {
      action: 'shoppers.weekdays',
      entity: 'profile',
      entityId: actor.id,
      before: { weekdays: before.weekdays_off },
      after: { weekdays: off },
    })
  })
}

/** Marks every day of a period, such as a holiday. */
export async function declareBusyPeriod(actor: Actor, from: Day, until: Day): Promise<void> {
  authorize(actor, 'shoppers.declare')
  await takeAttempt('order by account', actor.id)
  const today = riyadhDay(now())
  if (from < today || from > addDays(today, daysAhead))
    throw new AppError('shopper.day-out-of-range', {}, { from: 'day-ahead' })
  const days = daysBetween(from, until)
  if (days < 0 || until > addDays(today, daysAhead))
    throw new AppError('shopper.day-out-of-range', {}, { until: 'period-order' })
  if (days >= longestPeriod) throw new AppError('shopper.day-out-of-range', {}, { until: 'period-long' })
  await asActor(actor, async (tx) => {
    await markBusy(
      tx,
      actor.id,
      Array.from({ length: days + 1 }, (_, index) => addDays(from, index)),
    )
    const after = { from, until }
    await recordActivity(tx, actor, { action: 'shoppers.busy', entity: 'profile', entityId: actor.id, after })
  })
}

export type Availability = {
  month: Day
  weekdaysOff: number[]
  /** Days off within the month's weeks. */
  off: Day[]
  /** Days with an assigned visit. */
  visits: Day[]
  today: Day
  lastDay: Day
  /** Number of future days off. */
  ahead: number
}

/** Declared availability of a month. */
export async function readAvailability(actor: Actor, wanted: string | null): Promise<Availability> {
  authorize(actor, 'shoppers.declare')
  const today = riyadhDay(now())
  const lastDay = addDays(today, daysAhead)
  const asked = /^\d{4}-(0[1-9]|1[0-2])$/.test(wanted ?? '') ? `${wanted}-01` : monthStart(today, 0)
  const earliest = monthStart(today, 0)
  const latest = monthStart(lastDay, 0)
  const month = asked < earliest ? earliest : asked > latest ? latest : asked
  const [from, until] = [addDays(month, -7), addDays(monthStart(month, 1), 7)]
  const [row, off, visits, { ahead }] = await Promise.all([
    readAs(actor, (db) =>
      db
        .selectFrom('mystery_shopper_profiles')
        .select('weekdays_off')
        .where('profile_id', '=', actor.id)
        .executeTakeFirst(),
    ),
    readAs(actor, (db) =>
      db
        .selectFrom('shopper_busy_dates')
        .select('busy_on')
        .where('shopper_id', '=', actor.id)
        .where('busy_on', '>=', from)
        .where('busy_on', '<', until)
        .orderBy('busy_on')
        .execute(),
    ),
    readAs(actor, (db) =>
      db
        .selectFrom('mystery_shopping_requests')
        .select('scheduled_date')
        .where('shopper_id', '=', actor.id)
        .where('status', 'in', ['assigned', 'in_progress'])
        .where('scheduled_date', '>=', startOfDay(from).toISOString())
        .where('scheduled_date', '<', startOfDay(until).toISOString())
        .execute(),
    ),
    readAs(actor, (db) =>
      db
        .selectFrom('shopper_busy_dates')
        .select((of) => of.fn.countAll<number>().as('ahead'))
        .where('shopper_id', '=', actor.id)
        .where('busy_on', '>=', today)
        .executeTakeFirstOrThrow(),
    ),
  ])
  return {
    month,
    weekdaysOff: row?.weekdays_off ?? [],
    off: off.map(({ busy_on }) => busy_on),
    visits: visits.map(({ scheduled_date }) => riyadhDay(new Date(scheduled_date))),
    today,
    lastDay,
    ahead,
  }
}
