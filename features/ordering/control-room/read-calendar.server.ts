import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type CalendarSpan, daysShown } from '#/domain/calendar.ts'
import type { EvaluationStatus } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, endOfDay, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { asRoomRow, selectRows } from './browse-room.server.ts'
import { matches, prepare, type Wanted } from './filter.server.ts'
import type { RoomFilter, RoomRow } from './room-list.ts'

export type CalendarDay = {
  day: Day
  counts: { status: EvaluationStatus; count: number }[]
  total: number
  rows: RoomRow[]
}

/** Visits named per day; the rest is a link to that day's list. */
const named: Record<CalendarSpan, number> = { month: 3, week: 12 }

type Span = { from: Date; until: Date }
const dayOfVisit = sql<Day>`to_char(q.scheduled_date at time zone 'Asia/Riyadh', 'YYYY-MM-DD')`

const countDays = (actor: Actor, wanted: Wanted, { from, until }: Span) =>
  readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests as q')
      .select([dayOfVisit.as('day'), 'q.status', sql<number>`count(*)::int`.as('count')])
      .where(sql<boolean>`q.scheduled_date >= ${from} and q.scheduled_date < ${until}`)
      .where(matches(wanted))
      .groupBy([sql`1`, 'q.status'])
      .execute(),
  )

/** Ids of the first visits of each day, cancelled ones last. */
const firstOfDays = (actor: Actor, wanted: Wanted, { from, until }: Span, most: number) =>
  readAs(actor, (tx) => {
    const placed = tx
      .selectFrom('mystery_shopping_requests as q')
      .select([
        'q.id',
        sql<number>`row_number() over (partition by ${dayOfVisit} order by q.status = 'cancelled', q.scheduled_date, q.id)`.as(
          'place',
        ),
      ])
      .where(sql<boolean>`q.scheduled_date >= ${from} and q.scheduled_date < ${until}`)
      .where(matches(wanted))
    return selectRows(tx)
      .where('q.id', 'in', tx.selectFrom(placed.as('placed')).select('placed.id').where('placed.place', '<=', most))
      .orderBy('q.scheduled_date')
      .orderBy('q.id')
      .execute()
  })

/** Visits of a month's weeks, or of one week: counts by state per day, and the first ones by name. */
export async function readCalendar(
  actor: Actor,
  filter: RoomFilter,
  day: Day,
  span: CalendarSpan,
): Promise<CalendarDay[]> {
  authorize(actor, 'requests.browse')
  const days = daysShown(day, span)
  const within = { from: startOfDay(days[0]!), until: endOfDay(days.at(-1)!) }
  const wanted = await prepare(actor, filter)
  const [counts, rows] = await Promise.all([
    countDays(actor, wanted, within),
    firstOfDays(actor, wanted, within, named[span]),
  ])
  const countsOf = Map.groupBy(counts, (row) => row.day)
  const rowsOf = Map.groupBy(rows.map(asRoomRow), (row) => riyadhDay(new Date(row.visitAt)))
  return days.map((one) => {
    const own = (countsOf.get(one) ?? []).map(({ status, count }) => ({ status, count }))
    const total = own.reduce((sum, { count }) => sum + count, 0)
    return { day: one, counts: own, total, rows: rowsOf.get(one) ?? [] }
  })
}
