import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import { periodAverage, usualPeriod } from '#/domain/reporting/averages.ts'
import { firstMonth } from '#/features/reporting/insights/tallies.server.ts'
import type { ReportScore } from '#/domain/score.ts'
import type { Interval } from '#/domain/statistics.ts'
import { type Average, type Benchmark, benchmarkOf } from '#/features/reporting/insights/benchmark.server.ts'

export type SectionAverages = { own: Interval | null; city: Average | null }
export type Averages = { overall: SectionAverages; sections: Record<string, SectionAverages> }

/** A mean of fewer visits is too uncertain to represent the company. */
const fewestOwnVisits = 3

type About = {
  clientId: string
  city: string | null
  type: MysteryType
  code: string
  score: ReportScore
}

/**
 * Comparisons for the sections: the company's visits of this type in the default period, and all companies' in the city
 * if the plan has benchmarks.
 */
export async function readAverages(db: Tx, about: About, withCity: boolean): Promise<Averages> {
  const keys = about.score.sections.map(({ key }) => key)
  const nothing: Benchmark = { overall: null, sections: {} }
  const [own, city] = await Promise.all([
    ownAverages(db, about),
    withCity ? benchmarkOf(db, { city: about.city, type: about.type, sections: keys, code: about.code }) : nothing,
  ])
  return {
    overall: { own: own.get('') ?? null, city: city.overall },
    sections: Object.fromEntries(
      keys.map((key) => [key, { own: own.get(key) ?? null, city: city.sections[key] ?? null }]),
    ),
  }
}

/** Of an audit, which is compared with no visits. */
export const withoutAverages: Averages = { overall: { own: null, city: null }, sections: {} }

/** The same figures as input for sentences. */
export const cityFacts = (averages: Averages): Benchmark['sections'] => ({
  '': averages.overall.city,
  ...Object.fromEntries(Object.entries(averages.sections).map(([key, { city }]) => [key, city])),
})

/** The company's averages of the default period, this visit included: the same figures as on every other page. */
async function ownAverages(db: Tx, about: About): Promise<Map<string, Interval>> {
  const rows = await db
    .selectFrom('brand_tallies')
    .select(['section', sql<number>`sum(n)::float8`.as('n'), sql<number>`sum(sum)::float8`.as('sum')])
    .select(sql<number>`sum(squares)::float8`.as('squares'))
    .where('client_id', '=', about.clientId)
    .where('evaluation_type', '=', about.type)
    .where('month', '>=', firstMonth({ period: usualPeriod }))
    .where((eb) => eb.or([eb('section', '=', ''), eb('code', '=', about.code)]))
    .groupBy('section')
    .execute()
  return new Map(
    rows.flatMap(({ section, ...tally }): [string, Interval][] => {
      const interval = periodAverage([tally])
      return interval && interval.n >= fewestOwnVisits ? [[section, interval]] : []
    }),
  )
}
