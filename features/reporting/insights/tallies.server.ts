import { type Selectable, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import type { DB } from '#/db/tables.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import { monthOf } from '#/domain/months.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { MonthOfBranch } from '#/domain/reporting/branch-lines.ts'
import { type AveragePeriod, periodAverage, type ScoreTally } from '#/domain/reporting/averages.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { now } from '#/platform/clock.ts'
import { type InsightQuery, partThen } from './query.ts'

/** A questionnaire used for a client's visits in the period. */
export type Sheet = { type: MysteryType; code: string; n: number }
export type Asked = { period: AveragePeriod; branch: readonly string[]; part?: string | null; as?: 'now' | 'then' }

export const firstMonth = ({ period }: Pick<Asked, 'period'>): Day => monthOf(now(), 1 - Number(period))

const sums = [
  sql<number>`sum(n)::float8`.as('n'),
  sql<number>`sum(sum)::float8`.as('sum'),
  sql<number>`sum(squares)::float8`.as('squares'),
] as const
const totals = [...sums, sql<number>`sum(lost)::float8`.as('lost')] as const

/**
 * Tallies of all branches that the reader sees: those of the company, added up already, or for a member of a part those
 * of the own branches. The database decides, once a statement.
 */
const ofAllBranches = sql<Selectable<DB['brand_tallies']>>`(
  select client_id, evaluation_type, code, month, section, n, sum, squares, lost from brand_tallies
  union all
  select client_id, evaluation_type, code, month, section, n, sum, squares, lost from score_tallies
  where not (select priv.reads_company('insights.read')))`

/** Tallies of the reports that were below a group when they were released. */
const ofThen = (part: string, query: Asked) =>
  sql<Selectable<DB['score_tallies']>>`(select * from priv.tallies_then(${part}::uuid, ${firstMonth(query)}::date))`

function sourceOf(query: Asked) {
  const then = partThen(query)
  if (then !== null) return ofThen(then, query).as('brand_tallies')
  return query.branch.length > 0 ? 'score_tallies' : ofAllBranches.as('brand_tallies')
}

/** One row per month and section: of all branches, of the chosen ones, or of a group as it was. */
const base = (db: Tx, clientId: string, query: Asked) =>
  db
    // all of them have the company's columns
    .selectFrom(sourceOf(query) as 'brand_tallies')
    .where('client_id', '=', clientId)
    .where('month', '>=', firstMonth(query))
    .$if(query.branch.length > 0, (rows) => rows.where(sql.ref<string>('branch_id'), 'in', [...query.branch]))

/** Questionnaires of the period, most used first. */
export const selectSheets = (db: Tx, clientId: string, query: InsightQuery): Promise<Sheet[]> =>
  base(db, clientId, { ...query, branch: [], part: null })
    .select(['evaluation_type as type', 'code', sql<number>`sum(n)::float8`.as('n')])
    .where('section', '=', '')
    .groupBy(['evaluation_type', 'code'])
    .having(sql<number>`sum(n)`, '>', 0)
    .orderBy('n', 'desc')
    .orderBy('code')
    .execute()

/** The questionnaire in the address, or the most used one of its type: scores of different ones are not mixed. */
export const chosenSheet = (sheets: readonly Sheet[], { type, code }: InsightQuery): Sheet | null =>
  sheets.find((sheet) => sheet.code === code && (!type || sheet.type === type)) ??
  sheets.find((sheet) => sheet.type === type) ??
  (type ? null : (sheets[0] ?? null))

/** Each type of visit in the period, whole reports only: basis of the period's average on every page. */
export const selectByType = (db: Tx, clientId: string, query: Asked): Promise<(ScoreTally & { type: MysteryType })[]> =>
  base(db, clientId, query)
    .select(['evaluation_type as type', ...sums])
    .where('section', '=', '')
    .groupBy('evaluation_type')
    .having(sql<number>`sum(n)`, '>', 0)
    .orderBy('n', 'desc')
    .execute()

/** Whole reports are compared within a type; by questionnaire only where the address names one. */
export const wholeOf = (query: InsightQuery, { type, code }: Sheet): Whole => ({
  type,
  code: query.code === code ? code : null,
})
type Whole = { type: MysteryType; code: string | null }

const ofSheet = (db: Tx, clientId: string, query: InsightQuery, sheet: Sheet) =>
  base(db, clientId, query).where('evaluation_type', '=', sheet.type).where('code', '=', sheet.code)

export function selectByBranch(db: Tx, clientId: string, query: InsightQuery, sheet: Sheet) {
  const then = partThen(query)
  return db
    .selectFrom((then === null ? 'score_tallies' : ofThen(then, query).as('score_tallies')) as 'score_tallies')
    .select(['branch_id', 'section', ...sums])
    .where('client_id', '=', clientId)
    .where('month', '>=', firstMonth(query))
    .where('evaluation_type', '=', sheet.type)
    .where((row) =>
      row.or([row('code', '=', sheet.code), ...(wholeOf(query, sheet).code === null ? [row('section', '=', '')] : [])]),
    )
    .$if(query.branch.length > 0, (rows) => rows.where('branch_id', 'in', query.branch))
    .groupBy(['branch_id', 'section'])
    .having(sql<number>`sum(n)`, '>', 0)
    .execute()
}

export const selectByMonth = (db: Tx, clientId: string, query: Asked, { type, code }: Whole) =>
  base(db, clientId, query)
    .select([sql<string>`month::text`.as('month'), ...sums])
    .where('evaluation_type', '=', type)
    .$if(code !== null, (rows) => rows.where('code', '=', code))
    .where('section', '=', '')
    .groupBy('month')
    .having(sql<number>`sum(n)`, '>', 0)
    .orderBy('month')
    .execute()

/** Sums of each branch, questionnaire and month of a type. */
export function selectByBranchMonth(
  db: Tx,
  clientId: string,
  query: Asked,
  { type, code }: Whole,
): Promise<MonthOfBranch[]> {
  const then = partThen(query)
  return db
    .selectFrom((then === null ? 'score_tallies' : ofThen(then, query).as('score_tallies')) as 'score_tallies')
    .select(['branch_id as branchId', 'code', sql<string>`month::text`.as('month'), ...sums])
    .where('client_id', '=', clientId)
    .where('month', '>=', firstMonth(query))
    .where('evaluation_type', '=', type)
    .where('section', '=', '')
    .$if(code !== null, (rows) => rows.where('code', '=', code))
    .$if(query.branch.length > 0, (rows) => rows.where('branch_id', 'in', [...query.branch]))
    .groupBy(['branch_id', 'code', 'month'])
    .having(sql<number>`sum(n)`, '>', 0)
    .execute()
}

export type MonthAverage = { month: string; mean: number; n: number }
export const monthAverage = ({ month, ...tally }: ScoreTally & { month: string }): MonthAverage => ({
  month,
  n: tally.n,
  mean: periodAverage([tally])!.mean,
})

export const selectBySection = (db: Tx, clientId: string, query: InsightQuery, sheet: Sheet) =>
  ofSheet(db, clientId, query, sheet)
    .select(['section', ...totals])
    .groupBy('section')
    .having(sql<number>`sum(n)`, '>', 0)
    .execute()

export const selectBranches = (db: Tx, clientId: string) =>
  db
    .selectFrom('branches')
    .select(['id', branchNow().as('name'), 'location'])
    .where('client_id', '=', clientId)
    .orderBy(branchNow())
    .orderBy('location')
    .execute()

/** Newest version of a questionnaire, for its texts: sections keep their keys across versions. */
export async function selectDefinition(db: Tx, code: string): Promise<QuestionnaireDefinition> {
  const row = await db
    .selectFrom('questionnaires')
    .select('id')
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return questionnaireById(db, row.id)
}
