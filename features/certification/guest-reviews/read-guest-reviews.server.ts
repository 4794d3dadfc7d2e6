import { readAs, visitor } from '#/db/database.server.ts'
import { now } from '#/platform/clock.ts'
import { leastForMean, publicPageSize, starCounts, type StarTally } from './lists.ts'

export type PublicReview = {
  id: string
  stars: number
  text: string
  authorName: string | null
  at: string
  reply: { text: string; at: string } | null
}
export type GuestReviewList = {
  rows: PublicReview[]
  total: number
  page: number
  pageSize: number
  counts: StarTally
  /** Null with too few reviews for a mean. */
  mean: number | null
  /** Time of reading, from which ages are computed. */
  asOf: string
}

const mostPages = 10_000

/** Counts of stars with their mean, if there are enough. */
export function summaryOf(tally: readonly { stars: number; count: number }[]) {
  const countOf = (stars: number) => tally.find((one) => one.stars === stars)?.count ?? 0
  const counts = Object.fromEntries(starCounts.map((stars) => [stars, countOf(stars)])) as StarTally
  const total = starCounts.reduce((sum, stars) => sum + counts[stars], 0)
  const sum = starCounts.reduce((all, stars) => all + stars * counts[stars], 0)
  return { counts, total, mean: total >= leastForMean ? sum / total : null }
}

const readTally = (branchId: string) =>
  readAs(visitor, (db) =>
    db
      .selectFrom('guest_reviews')
      .select((of) => ['stars', of.fn.countAll<number>().as('count')])
      .where('branch_id', '=', branchId)
      .groupBy('stars')
      .execute(),
  )

/** Published reviews of a branch, newest first, for visitors. */
export async function readGuestReviews(branchId: string, asked: number): Promise<GuestReviewList> {
  const wanted = Math.min(Math.max(1, Math.trunc(asked) || 1), mostPages)
  // why: mostly the first page is read, which needs no count
  const [tally, found] = await Promise.all([readTally(branchId), selectPage(branchId, wanted)])
  const summary = summaryOf(tally)
  const page = Math.min(wanted, Math.max(1, Math.ceil(summary.total / publicPageSize)))
  const rows = page === wanted ? found : await selectPage(branchId, page)
  return { rows, page, pageSize: publicPageSize, asOf: now().toISOString(), ...summary }
}

const selectPage = (branchId: string, page: number): Promise<PublicReview[]> =>
  readAs(visitor, async (db) => {
    const rows = await db
      .selectFrom('guest_reviews')
      .select(['id', 'stars', 'text', 'author_name', 'created_at', 'reply', 'replied_at'])
      .where('branch_id', '=', branchId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(publicPageSize)
      .offset((page - 1) * publicPageSize)
      .execute()
    return rows.map(({ author_name, created_at, reply, replied_at, ...row }) => ({
      ...row,
      authorName: author_name,
      at: created_at,
      reply: reply !== null && replied_at !== null ? { text: reply, at: replied_at } : null,
    }))
  })
