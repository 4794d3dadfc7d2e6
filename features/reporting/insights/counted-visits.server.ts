import { sql, type SqlBool } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import { startOfDay } from '#/domain/riyadh-time.ts'
import type { ReportScore } from '#/domain/score.ts'
import { type InsightQuery, partThen } from './query.ts'
import { firstMonth, type Sheet } from './tallies.server.ts'

export type ListedVisit = {
  id: string
  number: number
  branchId: string
  branch: string
  visitedAt: string
  final: number
}
export type CountedVisit = ListedVisit & { score: ReportScore }

type Asked = Pick<InsightQuery, 'period' | 'branch' | 'part' | 'as'> & { ids?: readonly string[] }

/**
 * Newest counted visits under the filters. One index scan per version of the questionnaire: a scan of all released
 * reports would also read visits to other branches and of other questionnaires.
 */
const newestVisits = (db: Tx, clientId: string, asked: Asked, sheet: Sheet, most: number) =>
  db
    .selectFrom('questionnaires as f')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('mystery_shopping_reports as r')
          .innerJoin('mystery_shopping_requests as q', (join) =>
            join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
          )
          .select(['r.id', 'r.receipt_number', 'q.branch_id', shownBranch('q').as('branch_name'), 'r.checked_in_at'])
          .select(['r.released_at', 'r.branch_score', 'r.score'])
          .whereRef('r.questionnaire_id', '=', 'f.id')
          .where('r.client_id', '=', clientId)
          .where('r.status', 'in', ['released', 'disputed', 'locked'])
          .where((where) => where.not('r.excluded_from_statistics'))
          .where('q.evaluation_type', '=', sheet.type)
          .where('r.checked_in_at', '>=', startOfDay(firstMonth(asked)).toISOString())
          .$if(asked.branch.length > 0, (found) => found.where('q.branch_id', 'in', asked.branch))
          .$if(partThen(asked) !== null, (found) =>
            found.where(sql<SqlBool>`r.org_path @> array[${partThen(asked)}::uuid]`),
          )
          .$if(asked.ids !== undefined, (found) => found.where('r.id', 'in', [...(asked.ids ?? [])]))
          .orderBy('r.released_at', 'desc')
          .limit(most)
          .as('v'),
      (join) => join.onTrue(),
    )
    .select(['v.id', 'v.receipt_number', 'v.branch_id', 'v.branch_name', 'v.checked_in_at', 'v.branch_score'])
    .where('f.code', '=', sheet.code)
    .where('v.branch_score', 'is not', null)
    .orderBy('v.released_at', 'desc')
    .limit(most)

type Row = Awaited<ReturnType<ReturnType<typeof newestVisits>['execute']>>[number]
const listed = (row: Row): ListedVisit => ({
  id: row.id,
  number: row.receipt_number,
  branchId: row.branch_id,
  branch: row.branch_name,
  visitedAt: row.checked_in_at,
  final: row.branch_score!,
})

/** Newest counted visits under the filters, to choose from. */
export const listVisits = async (db: Tx, clientId: string, asked: Asked, sheet: Sheet, most: number) =>
  (await newestVisits(db, clientId, asked, sheet, most).execute()).map(listed)

/** Newest counted visits under the filters, with all parts of their scores. */
export async function selectVisits(
  db: Tx,
  clientId: string,
  asked: Asked,
  sheet: Sheet,
  most: number,
): Promise<CountedVisit[]> {
  const rows = await newestVisits(db, clientId, asked, sheet, most).select('v.score').execute()
  return rows.flatMap((row) => {
    const score = row.score as unknown as ReportScore | null
    return score && Array.isArray(score.questions) ? [{ ...listed(row), score }] : []
  })
}
