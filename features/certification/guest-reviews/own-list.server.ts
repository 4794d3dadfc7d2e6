import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { monthOf } from '#/domain/months.ts'
import { type Day, startOfDay } from '#/domain/riyadh-time.ts'
import { type PeriodAverage, periodAverages } from '#/features/reporting/insights/company-averages.server.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { now } from '#/platform/clock.ts'
import type { StarTally } from './lists.ts'
import type { OwnReview, ownReviewList, OwnReviewsQuery } from './own-list.ts'
import { summaryOf } from './read-guest-reviews.server.ts'
import { replyOpenUntil } from './reply.server.ts'

/** Guests' stars and the scores of the visits, of the same branches and the same period: side by side, and no more than that. */
export type SideBySide = {
  since: Day
  stars: { mean: number | null; total: number; counts: StarTally }
  /** Period average by type of visit, as on the pages of reports. */
  visits: PeriodAverage[]
}
export type OwnReviews = {
  rows: OwnReview[]
  total: number
  side: SideBySide
  branches: { id: string; name: string }[]
  asOf: string
}

const published = (db: Tx, actor: Actor, { branch, period }: OwnReviewsQuery) =>
  db
    .selectFrom('guest_reviews as g')
    .where('g.client_id', '=', companyOf(actor))
    .where('g.state', '=', 'published')
    .where('g.created_at', '>=', startOfDay(sinceOf(period)).toISOString())
    .$if(branch !== null, (rows) => rows.where('g.branch_id', '=', branch!))

const sinceOf = (period: OwnReviewsQuery['period']): Day => monthOf(now(), 1 - Number(period))

const listed = (db: Tx, actor: Actor, query: OwnReviewsQuery) =>
  published(db, actor, query)
    .$if(query.stars !== null, (rows) => rows.where('g.stars', '=', Number(query.stars)))
    .$if(query.reply === 'open', (rows) => rows.where('g.reply', 'is', null))
    .$if(query.reply === 'given', (rows) => rows.where('g.reply', 'is not', null))

async function sideBySide(db: Tx, actor: Actor, query: OwnReviewsQuery): Promise<SideBySide> {
  const since = sinceOf(query.period)
  const [tally, visits] = await Promise.all([
    published(db, actor, query)
      .select((of) => ['g.stars', of.fn.countAll<number>().as('count')])
      .groupBy('g.stars')
      .execute(),
    periodAverages(db, companyOf(actor), { period: query.period, branch: query.branch === null ? [] : [query.branch] }),
  ])
  return { since, stars: summaryOf(tally), visits }
}

/** The reviews of a query: of the page and of the file. */
export const ownReviewRows: RowsOf<typeof ownReviewList, OwnReview, StoredReview> = (db, query, actor) => ({
  select: listed(db, actor, query)
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'g.client_id').onRef('b.id', '=', 'g.branch_id'),
    )
    .select([
      'g.id',
      'g.stars',
      'g.text',
      'g.author_name as authorName',
      'g.created_at as at',
      branchNow('b').as('branch'),
    ])
    .select(['g.reply', 'g.replied_at', 'g.reported_at', 'g.reported_note', 'g.report_closed_at']),
  order: { day: sql.ref('g.created_at') },
  id: 'g.id',
  finish: (rows) => rows.map(reviewOf),
})

type StoredReview = Omit<OwnReview, 'reply' | 'reported'> &
  Record<'reply' | 'replied_at' | 'reported_at' | 'reported_note' | 'report_closed_at', string | null>

function reviewOf({
  reply,
  replied_at,
  reported_at,
  reported_note,
  report_closed_at,
  ...row
}: StoredReview): OwnReview {
  return {
    ...row,
    reply:
      reply !== null && replied_at !== null
        ? { text: reply, at: replied_at, isOpen: replyOpenUntil(replied_at) > now() }
        : null,
    reported:
      reported_at !== null && reported_note !== null
        ? { at: reported_at, note: reported_note, isOpen: report_closed_at === null }
        : null,
  }
}

const branchesWithCertificates = (db: Tx, actor: Actor) =>
  db
    .selectFrom('branches as b')
    .select(['b.id', branchNow('b').as('name')])
    .where('b.client_id', '=', companyOf(actor))
    .where((where) =>
      where.exists(
        where
          .selectFrom('certificates as c')
          .select('c.id')
          .whereRef('c.client_id', '=', 'b.client_id')
          .whereRef('c.branch_id', '=', 'b.id'),
      ),
    )
    .orderBy(branchNow('b'))
    .limit(500)
    .execute()

/** Published reviews of the restaurant's branches, beside its visit scores of the same period. */
export async function browseOwnReviews(actor: Actor, query: OwnReviewsQuery): Promise<OwnReviews> {
  authorize(actor, 'guest-reviews.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  return readAs(actor, async (db) => {
    const [rows, { total }, side, branches] = await Promise.all([
      pageRows(db, actor, query, ownReviewRows),
      listed(db, actor, query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      sideBySide(db, actor, query),
      branchesWithCertificates(db, actor),
    ])
    return { rows, total, side, branches, asOf: now().toISOString() }
  })
}
