import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { monthOf } from '#/domain/months.ts'
import type { ReportScore } from '#/domain/score.ts'
import { type Average, type Benchmark, benchmarkOf } from '#/features/insights/benchmark.server.ts'
import { now } from '#/platform/clock.ts'

export type SectionAverages = { own: Average | null; city: Average | null }
export type Averages = { overall: SectionAverages; sections: Record<string, SectionAverages> }

/** A mean of fewer visits says more about the visits than about the company. */
const fewestOwnVisits = 3
const months = 12

type About = {
  clientId: string
  city: string | null
  type: EvaluationType
  code: string
  score: ReportScore
  /** Whether the report at hand is itself in the tallies: it is not compared with itself. */
  counted: boolean
  final: number
}

/** What the sections are held against: the company's other visits of this kind in a year, and everybody's in the city. */
export async function readAverages(db: Tx, about: About): Promise<Averages> {
  const keys = about.score.sections.map(({ key }) => key)
  const [own, city] = await Promise.all([
    ownAverages(db, about),
    benchmarkOf(db, { city: about.city, type: about.type, sections: keys, code: about.code }),
  ])
  return {
    overall: { own: own.get('') ?? null, city: city.overall },
    sections: Object.fromEntries(
      keys.map((key) => [key, { own: own.get(key) ?? null, city: city.sections[key] ?? null }]),
    ),
  }
}

/** The same figures in the shape in which sentences are made of them. */
export const cityFacts = (averages: Averages): Benchmark['sections'] => ({
  '': averages.overall.city,
  ...Object.fromEntries(Object.entries(averages.sections).map(([key, { city }]) => [key, city])),
})

async function ownAverages(db: Tx, about: About): Promise<Map<string, Average>> {
  const from = monthOf(now(), 1 - months)
  const rows = await db
    .selectFrom('score_tallies')
    .select(['section', sql<number>`sum(n)::int`.as('n'), sql<number>`sum(sum)::float8`.as('sum')])
    .where('client_id', '=', about.clientId)
    .where('evaluation_type', '=', about.type)
    .where('month', '>=', from)
    .where((eb) => eb.or([eb('section', '=', ''), eb('code', '=', about.code)]))
    .groupBy('section')
    .execute()
  return new Map(
    rows.flatMap(({ section, n, sum }): [string, Average][] => {
      const mine = section === '' ? about.final : about.score.sections.find(({ key }) => key === section)?.score
      const itself = about.counted && mine !== null && mine !== undefined
      const others = itself ? n - 1 : n
      if (others < fewestOwnVisits) return []
      return [[section, { n: others, mean: (sum - (itself ? Math.round(mine * 100) : 0)) / others / 100 }]]
    }),
  )
}
