import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { startOfDay } from '#/domain/riyadh-time.ts'
import type { ReportScore } from '#/domain/score.ts'
import type { InsightQuery } from './query.ts'
import { firstMonth, type Sheet } from './tallies.server.ts'

export type CountedVisit = {
  id: string
  number: number
  branchId: string
  branch: string
  visitedAt: string
  final: number
  score: ReportScore
}

/** The newest counted visits that the filters leave, with every part of their scores. */
export async function selectVisits(
  db: Tx,
  clientId: string,
  query: Pick<InsightQuery, 'period' | 'branch'>,
  sheet: Sheet,
  most: number,
): Promise<CountedVisit[]> {
  const rows = await db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
    )
    .innerJoin('questionnaires as f', 'f.id', 'r.questionnaire_id')
    .select([
      'r.id',
      'r.receipt_number',
      'q.branch_id',
      'q.branch_name',
      'r.checked_in_at',
      'r.branch_score',
      'r.score',
    ])
    .where('r.client_id', '=', clientId)
    .where('r.status', 'in', ['released', 'disputed', 'locked'])
    .where('r.excluded_from_statistics', '=', false)
    .where('q.evaluation_type', '=', sheet.type)
    .where('f.code', '=', sheet.code)
    .where('r.checked_in_at', '>=', startOfDay(firstMonth(query)).toISOString())
    .where(sql<boolean>`r.score ? 'questions'`)
    .$if(query.branch.length > 0, (found) => found.where('q.branch_id', 'in', query.branch))
    .orderBy('r.released_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.receipt_number,
    branchId: row.branch_id,
    branch: row.branch_name,
    visitedAt: row.checked_in_at,
    final: row.branch_score!,
    score: row.score as unknown as ReportScore,
  }))
}
