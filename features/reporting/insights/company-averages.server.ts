import { sql, type SqlBool } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type AveragePeriod, type CurrentAverage, currentAverage, periodAverage } from '#/domain/reporting/averages.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import type { Interval } from '#/domain/statistics.ts'
import { partThen } from './query.ts'
import { type Asked, selectByType } from './tallies.server.ts'

/** Averages of one evaluation type with their filters. */
export type PeriodAverage = { type: MysteryType; period: AveragePeriod; interval: Interval }
export type TypeAverages = PeriodAverage & { current: CurrentAverage | null }

/** Average of the period for each type with visits in it, most visited first. */
export async function periodAverages(db: Tx, clientId: string, asked: Asked): Promise<PeriodAverage[]> {
  const tallies = await selectByType(db, clientId, asked)
  return tallies.flatMap((tally) => {
    const interval = periodAverage([tally])
    return interval ? [{ type: tally.type, period: asked.period, interval }] : []
  })
}

/** Branches of a current average, or a group whose reports of then are counted. */
type Current = { branch: readonly string[]; ofThen: string | null }

/** Last counted score of each branch, by one index lookup per branch, independent of the length of the history. */
const selectLastScores = (db: Tx, clientId: string, type: MysteryType, { branch, ofThen }: Current) =>
  db
    .selectFrom('branches as b')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('counted_visits as v')
          .select('v.score')
          .whereRef('v.client_id', '=', 'b.client_id')
          .whereRef('v.branch_id', '=', 'b.id')
          .where('v.evaluation_type', '=', type)
          .$if(ofThen !== null, (rows) => rows.where(wasBelow('v.report_id', ofThen!)))
          .orderBy('v.visited_at', 'desc')
          .orderBy('v.report_id')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select('last.score')
    .where('b.client_id', '=', clientId)
    .$if(branch.length > 0, (rows) => rows.where('b.id', 'in', [...branch]))
    .execute()

/** Whether a report was below a group when it was released. */
const wasBelow = (report: string, part: string) =>
  sql<SqlBool>`exists (select from mystery_shopping_reports r where r.id = ${sql.ref(report)} and r.org_path @> array[${part}::uuid])`

/** Current average of one type: of the whole company, or of the chosen branches. */
export const currentAverageOf = async (
  db: Tx,
  clientId: string,
  type: MysteryType,
  branch: readonly string[] = [],
  ofThen: string | null = null,
): Promise<CurrentAverage | null> =>
  currentAverage((await selectLastScores(db, clientId, type, { branch, ofThen })).map(({ score }) => score))

/** Both averages of each type with visits in the period. */
export async function typeAverages(db: Tx, clientId: string, asked: Asked): Promise<TypeAverages[]> {
  const found = await periodAverages(db, clientId, asked)
  return Promise.all(
    found.map(async (average) => ({
      ...average,
      current: await currentAverageOf(db, clientId, average.type, asked.branch, partThen(asked)),
    })),
  )
}
