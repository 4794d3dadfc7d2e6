import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { byWaiting, daysUnvisited, isUnvisited } from '#/domain/reporting/unvisited.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

export type UnvisitedBranch = {
  id: string
  name: string
  location: string
  /** Whole days since the last counted visit of any type; null: never visited. */
  days: number | null
  lastOn: Day | null
  score: number | null
  reportId: string | null
}
export type Unvisited = {
  rows: UnvisitedBranch[]
  /** All of them, also those not listed. */
  total: number
  /** Open branches that the reader sees. */
  branches: number
}

const mostListed = 50

/** Open branches that wait too long for a visit, those that were never visited first; of the given ones, or of all. */
export async function readUnvisited(
  actor: Actor,
  isIn: (branchId: string) => boolean = () => true,
): Promise<Unvisited> {
  authorize(actor, 'insights.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const branches = await readAs(actor, (db) =>
    db
      .selectFrom('branches as b')
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('counted_visits as v')
            .select([sql<Day>`v.day::text`.as('day'), 'v.score', 'v.report_id'])
            .whereRef('v.client_id', '=', 'b.client_id')
            .whereRef('v.branch_id', '=', 'b.id')
            .orderBy('v.day', 'desc')
            .orderBy('v.visited_at', 'desc')
            .limit(1)
            .as('last'),
        (join) => join.onTrue(),
      )
      .select(['b.id', branchNow('b').as('name'), 'b.location', 'last.day', 'last.score', 'last.report_id'])
      .where('b.client_id', '=', companyOf(actor))
      .where('b.closed_at', 'is', null)
      .execute(),
  )
  const today = riyadhDay(now())
  const shown = branches.filter(({ id }) => isIn(id))
  const rows = shown
    .filter(({ day }) => isUnvisited(day, today))
    .map(({ day, report_id: reportId, ...branch }) => ({
      ...branch,
      days: daysUnvisited(day, today),
      lastOn: day,
      reportId,
    }))
    .toSorted(byWaiting)
  return { rows: rows.slice(0, mostListed), total: rows.length, branches: shown.length }
}
