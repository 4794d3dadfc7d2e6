import { sql } from 'kysely'
import { href } from 'react-router'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { weekdayOf } from '#/domain/calendar.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, type Day, daysBetween, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { DayOf, Entry } from './entry.ts'
import { type Found, selectPayouts, type Span } from './select-payouts.server.ts'
import { flowPath } from '#/features/fieldwork/job-board/flow-address.ts'

const most = 500

/** Every day of a span with the shopper's visits, deadlines, ends of offers, and whether it is a day off. */
export async function readDays(actor: Actor, from: Day, until: Day): Promise<DayOf[]> {
  authorize(actor, 'shoppers.calendar')
  return readAs(actor, async (db) => {
    const [entries, off, profile] = await Promise.all([
      readEntries(db, actor.id, { from: startOfDay(from), until: startOfDay(until) }),
      db
        .selectFrom('shopper_busy_dates')
        .select('busy_on')
        .where('shopper_id', '=', actor.id)
        .where('busy_on', '>=', from)
        .where('busy_on', '<', until)
        .execute(),
      db
        .selectFrom('mystery_shopper_profiles')
        .select('weekdays_off')
        .where('profile_id', '=', actor.id)
        .executeTakeFirst(),
    ])
    const busy = new Set(off.map(({ busy_on }) => busy_on))
    const weekly = profile?.weekdays_off ?? []
    return Array.from({ length: daysBetween(from, until) }, (_, index) => {
      const day = addDays(from, index)
      return {
        day,
        isOff: busy.has(day) || weekly.includes(weekdayOf(day)),
        entries: entries.filter((entry) => entry.day === day),
      }
    })
  })
}

/** Upcoming entries from today on, soonest first; without days off. */
export async function readAhead(actor: Actor): Promise<DayOf[]> {
  authorize(actor, 'shoppers.calendar')
  const today = riyadhDay(now())
  const entries = await readAs(actor, (db) =>
    readEntries(db, actor.id, { from: startOfDay(today), until: startOfDay(addDays(today, 366)) }),
  )
  const days = [...new Set(entries.map(({ day }) => day))]
  return days.map((day) => ({ day, isOff: false, entries: entries.filter((entry) => entry.day === day) }))
}

const linkOf = ({ id, kind }: Found): string => {
  if (kind === 'visit' || kind === 'visited') return href('/freelancer/secret-shopper/:requestId', { requestId: id })
  if (kind === 'payable' || kind === 'paid') return href('/freelancer/payouts/:payoutId', { payoutId: id })
  return kind === 'offer' ? flowPath('offered') : href('/freelancer/reports/:reportId', { reportId: id })
}

async function readEntries(db: Tx, shopperId: string, span: Span): Promise<Entry[]> {
  const found = await Promise.all([
    selectVisits(db, shopperId, span),
    selectDeadlines(db, shopperId, span),
    selectOffers(db, shopperId, span),
    selectPayouts(db, shopperId, span),
  ])
  return found
    .flat()
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.id.localeCompare(b.id))
    .map((one) => ({ amount: null, ...one, day: riyadhDay(new Date(one.at)), link: linkOf(one) }))
}

async function selectVisits(db: Tx, shopperId: string, { from, until }: Span): Promise<Found[]> {
  const rows = await db
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'scheduled_date as at', shownBranch().as('branch'), 'branch_location as location', 'status'])
    .where('shopper_id', '=', shopperId)
    .where('status', 'in', ['assigned', 'in_progress', 'completed'])
    .where('scheduled_date', '>=', from.toISOString())
    .where('scheduled_date', '<', until.toISOString())
    .orderBy('scheduled_date')
    .limit(most)
    .execute()
  return rows.map(({ status, ...row }) => ({ ...row, kind: status === 'assigned' ? 'visit' : 'visited' }))
}

async function selectDeadlines(db: Tx, shopperId: string, { from, until }: Span): Promise<Found[]> {
  const rows = await db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .select(['r.id', 'r.due_at as at', 'r.status', shownBranch('q').as('branch'), 'q.branch_location as location'])
    .where('r.shopper_id', '=', shopperId)
    .where('q.shopper_id', '=', shopperId)
    .where('r.status', 'in', ['draft', 'revision_requested'])
    .where('r.due_at', '>=', from.toISOString())
    .where('r.due_at', '<', until.toISOString())
    .orderBy('r.due_at')
    .limit(most)
    .execute()
  return rows.map(({ status, ...row }) => ({ ...row, kind: status === 'draft' ? 'report' : 'revision' }))
}

async function selectOffers(db: Tx, shopperId: string, { from, until }: Span): Promise<Found[]> {
  const rows = await db
    .selectFrom('visit_offers as o')
    .innerJoin(
      sql<{ offer_id: string; branch_name: string; branch_location: string }>`priv.offered_visits()`.as('v'),
      (join) => join.onRef('v.offer_id', '=', 'o.id'),
    )
    .select(['o.id', 'o.expires_at as at', 'v.branch_name as branch', 'v.branch_location as location'])
    .where('o.shopper_id', '=', shopperId)
    .where('o.status', '=', 'offered')
    .where('o.expires_at', '>', now().toISOString())
    .where('o.expires_at', '>=', from.toISOString())
    .where('o.expires_at', '<', until.toISOString())
    .execute()
  return rows.map((row) => ({ ...row, kind: 'offer' }))
}
