import { sql } from 'kysely'
import { readAsSystem } from '#/db/database.server.ts'
import { publishable } from '#/domain/anonymous.ts'
import { type Average, type PublishedAverages, type SpreadShare, withMargins } from '#/domain/anonymous-margin.ts'
import { isCity } from '#/domain/cities.ts'
import { type MysteryType, mysteryTypes } from '#/domain/evaluation.ts'
import { isCuisine } from '#/domain/cuisines.ts'
import { type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { TtlCache } from '#/platform/ttl-cache.server.ts'
import { standards } from './standards.ts'

export type SectionAverage = Average & { key: string }
/** Averages of visits up to the day before `until`, by type (why: types have different questions). */
export type TypeStatistics = {
  type: MysteryType
  byCity: PublishedAverages
  byCuisine: PublishedAverages
  /** Sections of our own questionnaire, in its order; companies may use others, whose sections are not comparable. */
  sections: SectionAverage[]
}
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

/** Averages of each group with their margins, as far as they may be shown. */
const published = (shares: readonly SpreadShare[]): PublishedAverages => withMargins(publishable(shares), shares)

async function compute(from: Day, until: Day): Promise<Statistics> {
  const { rows, sections } = await readAsSystem('anonymous averages over all clients', async (db) => {
    const visits = db
      .selectFrom('mystery_shopping_reports as r')
      .innerJoin('mystery_shopping_requests as q', (join) =>
        join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
      )
      .where('r.status', 'in', ['released', 'disputed', 'locked'])
      .where('r.excluded_from_statistics', '=', false)
      .where('r.branch_score', 'is not', null)
      .where('r.checked_in_at', '>=', startOfDay(from).toISOString())
      .where('r.checked_in_at', '<', startOfDay(until).toISOString())
    const byBranch = visits
      .innerJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'q.client_id').onRef('b.id', '=', 'q.branch_id'),
      )
      .select(['r.client_id', 'q.evaluation_type', 'b.city', 'b.cuisine'])
      .select([sql<number>`count(*)::int`.as('n'), sql<number>`sum(r.branch_score)::float8`.as('sum')])
      .select(sql<number>`sum(r.branch_score * r.branch_score)::float8`.as('squares'))
      .groupBy(['r.client_id', 'q.evaluation_type', 'b.city', 'b.cuisine'])
    const score = sql<number>`(s.part ->> 'score')::numeric`
    const key = sql<string>`s.part ->> 'key'`
    const codes = Object.values(standards).map(({ code }) => code)
    const bySection = visits
      .innerJoin('questionnaires as f', 'f.id', 'r.questionnaire_id')
      .where('f.client_id', 'is', null)
      .where('f.code', 'in', codes)
      .where(score, 'is not', null)
      .select(['r.client_id', 'q.evaluation_type', key.as('section')])
      .select([sql<number>`count(*)::int`.as('n'), sql<number>`sum(${score})::float8`.as('sum')])
      .select(sql<number>`sum(${score} * ${score})::float8`.as('squares'))
      .groupBy(['r.client_id', 'q.evaluation_type', key])
      .innerJoin(sql<{ part: unknown }>`jsonb_array_elements(r.score -> 'sections')`.as(sql<never>`s(part)`), (join) =>
        join.onTrue(),
      )
    return { rows: await byBranch.execute(), sections: await bySection.execute() }
  })
  type Row = (typeof rows)[number]
  const shares = (type: MysteryType, groupOf: (row: Row) => string | null): SpreadShare[] =>
    rows
      .filter((row) => row.evaluation_type === type)
      .map((row) => ({ client: row.client_id, group: groupOf(row), n: row.n, sum: row.sum, squares: row.squares }))
  const sectionAverages = (type: MysteryType): SectionAverage[] =>
    standards[type].sections.flatMap(({ key }) => {
      const { total } = published(
        sections
          .filter((row) => row.evaluation_type === type && row.section === key)
          .map((row) => ({ client: row.client_id, group: null, n: row.n, sum: row.sum, squares: row.squares })),
      )
      return total ? [{ key, ...total }] : []
    })
  const types = mysteryTypes.map((type) => ({
    type,
    byCity: published(shares(type, ({ city }) => (city && isCity(city) ? city : null))),
    byCuisine: published(shares(type, ({ cuisine }) => (cuisine && isCuisine(cuisine) ? cuisine : null))),
    sections: sectionAverages(type),
  }))
  return { from, until, types }
}
