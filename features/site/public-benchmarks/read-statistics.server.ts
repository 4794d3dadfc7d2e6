import { sql } from 'kysely'
import { readAsSystem } from '#/db/database.server.ts'
import { type ClientShare, type Published, publishable } from '#/domain/anonymous.ts'
import { isCity } from '#/domain/cities.ts'
import { type EvaluationType, evaluationTypes } from '#/domain/evaluation.ts'
import { isCuisine } from '#/domain/cuisines.ts'
import { type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { TtlCache } from '#/platform/ttl-cache.server.ts'

/** Averages of visits up to the day before `until`, by type (why: types have different questions). */
export type TypeStatistics = { type: EvaluationType; byCity: Published; byCuisine: Published }
export type Statistics = { from: Day; until: Day; types: TypeStatistics[] }

const months = 12
const kept = new TtlCache<Statistics>(60 * 60 * 1000)

/** First day of the month so many months away. */
const monthStart = (day: Day, away: number): Day => {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + away, 1)).toISOString().slice(0, 10)
}

/**
 * Anonymous averages of the last twelve complete months. Whole months, so that no two publications differ by a single
 * visit. Computed once an hour; concurrent callers share one computation.
 */
export function readStatistics(): Promise<Statistics> {
  const until = monthStart(riyadhDay(now()), 0)
  return kept.answer(until, () => compute(monthStart(until, -months), until))
}

/** Drops the cache, for tests and demos. */
export const forgetStatistics = (): void => kept.forget()

async function compute(from: Day, until: Day): Promise<Statistics> {
  const rows = await readAsSystem('anonymous averages over all clients', (db) =>
    db
      .selectFrom('mystery_shopping_reports as r')
      .innerJoin('mystery_shopping_requests as q', (join) =>
        join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
      )
      .innerJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'q.client_id').onRef('b.id', '=', 'q.branch_id'),
      )
      .select(['r.client_id', 'q.evaluation_type', 'b.city', 'b.cuisine'])
      .select([sql<number>`count(*)::int`.as('n'), sql<number>`sum(r.branch_score)::float8`.as('sum')])
      .where('r.status', 'in', ['released', 'disputed', 'locked'])
      .where('r.excluded_from_statistics', '=', false)
      .where('r.branch_score', 'is not', null)
      .where('r.checked_in_at', '>=', startOfDay(from).toISOString())
      .where('r.checked_in_at', '<', startOfDay(until).toISOString())
      .groupBy(['r.client_id', 'q.evaluation_type', 'b.city', 'b.cuisine'])
      .execute(),
  )
  type Row = (typeof rows)[number]
  const shares = (type: EvaluationType, groupOf: (row: Row) => string | null): ClientShare[] =>
    rows
      .filter((row) => row.evaluation_type === type)
      .map((row) => ({ client: row.client_id, group: groupOf(row), n: row.n, sum: row.sum }))
  const types = evaluationTypes.map((type) => ({
    type,
    byCity: publishable(shares(type, ({ city }) => (city && isCity(city) ? city : null))),
    byCuisine: publishable(shares(type, ({ cuisine }) => (cuisine && isCuisine(cuisine) ? cuisine : null))),
  }))
  return { from, until, types }
}
