import { sql, type SqlBool } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow, shownBranch } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { usualPeriod } from '#/domain/reporting/averages.ts'
import { authorize } from '#/domain/permissions.ts'
import { startOfDay } from '#/domain/riyadh-time.ts'
import type { ScoreBand } from '#/domain/score.ts'
import { branchesBelow, isBelow } from '#/features/companies/hierarchy/parts.server.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { type TypeAverages, typeAverages } from '#/features/reporting/insights/company-averages.server.ts'
import { firstMonth } from '#/features/reporting/insights/tallies.server.ts'
import type { clientReportList, ClientReportRow, ClientReportsQuery } from './client-list.ts'
import { typedNumber } from './report-rows.server.ts'

export type ClientReports = {
  rows: ClientReportRow[]
  total: number
  /** The averages of the chosen type, period and branch: the same figures as on every other page. */
  averages: TypeAverages[]
  branches: { id: string; name: string; location: string }[]
}

const readable = sql<SqlBool>`r.status in ('released', 'disputed', 'locked')`
/** Half-open ranges of the bands: from each lower limit to the next one. */
const bandLimits: Record<ScoreBand, readonly [number, number]> = {
  excellent: [90, 101],
  good: [80, 90],
  acceptable: [70, 80],
  needs_work: [60, 70],
  fail: [0, 60],
}

const previousScore = sql<number | null>`(
  select p.branch_score from mystery_shopping_reports p
  join mystery_shopping_requests pq on pq.client_id = p.client_id and pq.id = p.request_id
  where pq.client_id = r.client_id and pq.branch_id = q.branch_id and pq.evaluation_type = q.evaluation_type
    and p.status in ('released', 'disputed', 'locked') and not p.excluded_from_statistics
    and p.checked_in_at < r.checked_in_at
  order by p.checked_in_at desc limit 1)`

const selectReadable = (db: Tx, clientId: string) =>
  db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
    )
    .where('r.client_id', '=', clientId)
    .where(readable)

const selectFiltered = (db: Tx, clientId: string, { q, part, as, branch, band, period, type }: ClientReportsQuery) =>
  selectReadable(db, clientId)
    .$if(part !== null, (rows) =>
      rows.where(as === 'then' ? sql<SqlBool>`r.org_path @> array[${part}::uuid]` : isBelow('q.branch_id', part!)),
    )
    .$if(branch !== null, (rows) => rows.where('q.branch_id', '=', branch))
    .$if(period !== null, (rows) =>
      rows.where('r.checked_in_at', '>=', startOfDay(firstMonth({ period: period! })).toISOString()),
    )
    .$if(type !== null, (rows) => rows.where('q.evaluation_type', '=', type!))
    .$if(band !== null, (rows) => {
      const [from, below] = bandLimits[band!]
      return rows.where('r.branch_score', '>=', from).where('r.branch_score', '<', below)
    })
    .$if(q !== '', (rows) =>
      rows.where(
        sql<SqlBool>`(${wordsMatch(sql`concat_ws(' ', q.branch_name, q.branch_name_ar, q.branch_location)`, q)}
          or r.receipt_number = ${typedNumber(q)})`,
      ),
    )

const select = (db: Tx, clientId: string, query: ClientReportsQuery) =>
  selectFiltered(db, clientId, query)
    .select(['r.id', 'r.receipt_number', 'r.checked_in_at', 'r.branch_score', 'r.excluded_from_statistics'])
    .select([
      shownBranch('q').as('branch_name'),
      'q.branch_location',
      'q.evaluation_type',
      previousScore.as('previous'),
    ])
type Raw = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const rowOf = (row: Raw): ClientReportRow => ({
  id: row.id,
  number: row.receipt_number,
  branch: row.branch_name,
  location: row.branch_location,
  type: row.evaluation_type,
  visitedAt: row.checked_in_at,
  score: row.branch_score ?? 0,
  change: changeOf(row.branch_score, row.previous),
  excluded: row.excluded_from_statistics,
})

/** The reports of a query: of the page and of the file. */
export const clientReportRows: RowsOf<typeof clientReportList, ClientReportRow, Raw> = (db, query, actor) => ({
  select: select(db, companyOf(actor), query),
  order: { date: sql`r.checked_in_at`, branch: shownBranch('q'), score: sql`r.branch_score` },
  id: 'r.id',
  finish: (rows) => rows.map(rowOf),
})

/** Released reports of a client: filtered, sorted and paged by the database, with their averages. */
export async function browseClientReports(actor: Actor, query: ClientReportsQuery): Promise<ClientReports> {
  authorize(actor, 'reports.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const isThen = query.as === 'then'
  const below = query.part === null || isThen ? [] : await branchesBelow(actor, query.part)
  return readAs(actor, async (db) => {
    const [rows, { total }, averages, branches] = await Promise.all([
      pageRows(db, actor, query, clientReportRows),
      selectFiltered(db, companyOf(actor), query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      typeAverages(db, companyOf(actor), {
        period: query.period ?? usualPeriod,
        branch: query.branch === null ? below : [query.branch],
        part: query.part,
        as: isThen ? 'then' : 'now',
      }),
      selectReadable(db, companyOf(actor))
        .innerJoin('branches as b', (join) =>
          join.onRef('b.client_id', '=', 'q.client_id').onRef('b.id', '=', 'q.branch_id'),
        )
        .select(['b.id', branchNow('b').as('name'), 'b.location'])
        .distinct()
        .orderBy(branchNow('b'))
        .execute(),
    ])
    return {
      rows,
      total,
      averages: averages.filter(({ type }) => query.type === null || type === query.type),
      branches,
    }
  })
}

/** Subtracts in whole hundredths: exact difference of two scores. */
export const changeOf = (score: number | null, previous: number | null): number | null =>
  score === null || previous === null ? null : (Math.round(score * 100) - Math.round(previous * 100)) / 100
