import { sql } from 'kysely'
import { href } from 'react-router'
import { readAsSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { expectedMinutes } from '#/domain/pay.ts'
import { addHours, addMinutes, startOfDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { timelineMessages } from '#/messages/fieldwork/timeline.ts'
import { formatMoney, type Halalas } from '#/domain/money.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import type { CalendarEvent } from './ical.ts'
import { flowPath } from '#/features/fieldwork/job-board/flow-address.ts'

const most = 500
const daysBack = 30
const losses = ['handBack', 'takeBack', 'noShow', 'cancel']

/**
 * Calendar feed of a shopper: visits, deadlines and ends of offers from the last 30 days on, and visits lost in that
 * time as cancelled. Where and when, never the client's notes.
 */
export const readFeedEvents = (shopperId: string, lang: Lang): Promise<CalendarEvent[]> =>
  readAsSystem('a calendar client reads visits by a private address, without an account', async (db) => {
    const since = addHours(now(), -24 * daysBack).toISOString()
    const parts = await Promise.all([
      visits(db, shopperId, since, lang),
      lostVisits(db, shopperId, since, lang),
      deadlines(db, shopperId, since, lang),
      offers(db, shopperId, lang),
      payouts(db, shopperId, since, lang),
    ])
    return parts.flat()
  })

const uid = (what: string, id: string): string => `${what}-${id}@${new URL(env().origin).hostname}`
const page = (path: string): string => `${env().origin}${path}`
const steps = sql<number>`(select count(*) from request_events v where v.request_id = q.id)`

async function visits(db: Tx, shopperId: string, since: string, lang: Lang): Promise<CalendarEvent[]> {
  const t = translator(lang, timelineMessages)
  const rows = await db
    .selectFrom('mystery_shopping_requests as q')
    .select([
      'q.id',
      'q.scheduled_date',
      branchInBoth('q').as('branch_name'),
      'q.branch_location',
      'q.evaluation_type',
      'q.updated_at',
    ])
    .select(steps.as('sequence'))
    .where('q.shopper_id', '=', shopperId)
    .where('q.status', 'in', ['assigned', 'in_progress', 'completed'])
    .where('q.scheduled_date', '>=', since)
    .orderBy('q.scheduled_date')
    .orderBy('q.id')
    .limit(most)
    .execute()
  return rows.map((row) => {
    const from = new Date(row.scheduled_date)
    return {
      uid: uid('visit', row.id),
      sequence: row.sequence,
      changedAt: new Date(row.updated_at),
      from,
      until: addMinutes(from, expectedMinutes[row.evaluation_type]),
      summary: t('sayVisit', { branch: row.branch_name[lang] }),
      location: row.branch_location,
      url: page(href('/freelancer/secret-shopper/:requestId', { requestId: row.id })),
      isCancelled: false,
    }
  })
}

/**
 * Visits lost to another shopper, whose new date this one must not see: the cancelled event is at the time of the loss,
 * and its uid removes the original.
 */
async function lostVisits(db: Tx, shopperId: string, since: string, lang: Lang): Promise<CalendarEvent[]> {
  const t = translator(lang, timelineMessages)
  const rows = await db
    .selectFrom('request_events as e')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'e.request_id')
    .distinctOn('q.id')
    .select([
      'q.id',
      branchInBoth('q').as('branch_name'),
      'q.branch_location',
      'q.scheduled_date',
      'e.created_at',
      steps.as('sequence'),
    ])
    .select(
      sql<boolean>`q.status in ('approved', 'cancelled') and not exists (select from request_events m
        where m.request_id = q.id and m.created_at > e.created_at and m.step not in ('cancel', 'withdraw'))`.as(
        'untouched',
      ),
    )
    .where('e.shopper_id', '=', shopperId)
    .where('e.step', 'in', losses)
    .where('e.created_at', '>=', since)
    .where(sql<boolean>`(q.shopper_id is distinct from ${shopperId} or q.status = 'cancelled')`)
    .orderBy('q.id')
    .orderBy('e.created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    uid: uid('visit', row.id),
    sequence: row.sequence,
    changedAt: new Date(row.created_at),
    from: new Date(row.untouched ? row.scheduled_date : row.created_at),
    until: null,
    summary: t('sayVisit', { branch: row.branch_name[lang] }),
    location: row.branch_location,
    url: page(href('/freelancer/secret-shopper')),
    isCancelled: true,
  }))
}

async function deadlines(db: Tx, shopperId: string, since: string, lang: Lang): Promise<CalendarEvent[]> {
  const t = translator(lang, timelineMessages)
  const rows = await db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .select([
      'r.id',
      'r.due_at',
      'r.status',
      'r.version',
      'r.updated_at',
      branchInBoth('q').as('branch_name'),
      'q.branch_location',
    ])
    .where('r.shopper_id', '=', shopperId)
    .where('q.shopper_id', '=', shopperId)
    .where('r.status', 'in', ['draft', 'revision_requested'])
    .where('r.due_at', '>=', since)
    .orderBy('r.due_at')
    .orderBy('r.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    uid: uid('due', row.id),
    sequence: row.version,
    changedAt: new Date(row.updated_at),
    from: new Date(row.due_at),
    until: null,
    summary: t(row.status === 'draft' ? 'sayReport' : 'sayRevision', { branch: row.branch_name[lang] }),
    location: null,
    url: page(href('/freelancer/reports/:reportId', { reportId: row.id })),
    isCancelled: false,
  }))
}

async function offers(db: Tx, shopperId: string, lang: Lang): Promise<CalendarEvent[]> {
  const t = translator(lang, timelineMessages)
  const rows = await db
    .selectFrom('visit_offers as o')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join.onRef('q.client_id', '=', 'o.client_id').onRef('q.id', '=', 'o.request_id'),
    )
    .select(['o.id', 'o.expires_at', 'o.offered_at', branchInBoth('q').as('branch_name'), 'q.branch_location'])
    .where('o.shopper_id', '=', shopperId)
    .where('o.status', '=', 'offered')
    .where('o.expires_at', '>', now().toISOString())
    .orderBy('o.expires_at')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    uid: uid('offer', row.id),
    sequence: 0,
    changedAt: new Date(row.offered_at),
    from: new Date(row.expires_at),
    until: null,
    summary: t('sayOffer', { branch: row.branch_name[lang] }),
    location: row.branch_location,
    url: page(flowPath('offered')),
    isCancelled: false,
  }))
}

/** A payout is on its due day and moves to the day of payment; held or failed ones have no day and are removed. */
async function payouts(db: Tx, shopperId: string, since: string, lang: Lang): Promise<CalendarEvent[]> {
  const t = translator(lang, timelineMessages)
  const rows = await db
    .selectFrom('payouts as p')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'p.request_id')
    .select([
      'p.id',
      'p.state',
      'p.payable_on',
      'p.paid_at',
      'p.version',
      'p.created_at',
      branchInBoth('q').as('branch_name'),
    ])
    .select(sql<Halalas>`p.net`.as('net'))
    .where('p.shopper_id', '=', shopperId)
    .where('p.state', 'in', ['accrued', 'payable', 'batched', 'paid'])
    .where(sql<boolean>`coalesce(p.paid_at, p.payable_on) >= ${since}::timestamptz`)
    .orderBy('p.payable_on')
    .orderBy('p.id')
    .limit(most)
    .execute()
  return rows.map((row) => {
    const isPaid = row.state === 'paid' && row.paid_at !== null
    const words = { amount: formatMoney(row.net, lang), branch: row.branch_name[lang] }
    return {
      uid: uid('payout', row.id),
      sequence: row.version,
      changedAt: new Date(row.paid_at ?? row.created_at),
      from: isPaid ? new Date(row.paid_at!) : startOfDay(row.payable_on),
      isAllDay: true as const,
      until: null,
      summary: t(isPaid ? 'sayPaid' : 'sayPayable', words),
      location: null,
      url: page(href('/freelancer/payouts/:payoutId', { payoutId: row.id })),
      isCancelled: false,
    }
  })
}
