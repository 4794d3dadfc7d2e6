import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { type AlertBounds, type ScoreAlertState, scoreAlertStates } from '#/domain/reporting/score-alerts.ts'
import { daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import { isBelow } from '#/features/companies/hierarchy/parts.server.ts'
import { hasFeature } from '#/features/companies/plan-contents/feature.server.ts'
import { nullsLast, pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { readInsightSettings } from '#/features/reporting/insights/read-settings.server.ts'
import { now } from '#/platform/clock.ts'
import type { scoreAlertList, ScoreAlertQuery, ScoreAlertRow } from './list.ts'
import type { ToldFinding } from './raise.server.ts'
import { actionCounts, namesOf, selectAlerts, stateInSql, stateOfRow, unfinishedCounts } from './state.server.ts'

/** File of a photo of the first finding that has one; only of released reports, as the report itself. */
const photoOf = sql<string | null>`(select p.file_id from report_photos p
  where p.client_id = a.client_id and p.report_id = a.report_id and p.kind <> 'voice'
    and a.findings @> jsonb_build_array(jsonb_build_object('key', p.question_key))
  order by (a.findings -> 0 ->> 'key' = p.question_key) desc, p.created_at, p.id limit 1)`

const filtered = (db: Tx, clientId: string, { q, kind, part, branch }: ScoreAlertQuery) =>
  selectAlerts(db, clientId)
    .where('a.withdrawn_at', 'is', null)
    .$if(q !== '', (rows) => rows.where(wordsMatch(sql`concat_ws(' ', b.name, b.name_ar, a.findings::text)`, q)))
    .$if(kind !== null, (rows) => rows.where('a.kind', '=', kind!))
    .$if(part !== null, (rows) => rows.where(isBelow('a.branch_id', part!)))
    .$if(branch !== null, (rows) => rows.where('a.branch_id', '=', branch!))

const matching = (db: Tx, clientId: string, query: ScoreAlertQuery) =>
  filtered(db, clientId, query).$if(query.tab !== 'all', (rows) =>
    rows.where(stateInSql, '=', query.tab as ScoreAlertState),
  )

const withColumns = (db: Tx, clientId: string, query: ScoreAlertQuery) =>
  matching(db, clientId, query)
    .select(['a.id', 'a.kind', 'a.score', 'a.change', 'a.findings', 'a.raised_at', 'a.note'])
    .select(['a.acknowledged_by', 'a.acknowledged_at', 'a.closed_at', branchNow('b').as('branch'), photoOf.as('photo')])
    .select([actionCounts.as('actions'), unfinishedCounts.as('unfinished')])
type Raw = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number]

/** Alerts of a query, for page and file. */
export const scoreAlertRows: RowsOf<typeof scoreAlertList, ScoreAlertRow, Raw> = (db, query, actor) => ({
  select: withColumns(db, companyOf(actor), query),
  order: {
    raised: sql`a.raised_at`,
    branch: sql`app.fold(${branchNow('b')})`,
    score: nullsLast(sql`a.score`),
    change: nullsLast(sql`a.change`),
  },
  id: 'a.id',
  finish: async (rows) => {
    const names = await namesOf(rows.map(({ acknowledged_by }) => acknowledged_by))
    const today = riyadhDay(now())
    return rows.map((row): ScoreAlertRow => {
      const findings = row.findings as unknown as ToldFinding[]
      const state = stateOfRow(row)
      return {
        id: row.id,
        kind: row.kind,
        state,
        branch: row.branch,
        score: row.score,
        change: row.change,
        finding: findings[0]?.[actor.language] ?? null,
        more: Math.max(0, findings.length - 1),
        photo: row.photo && `/files/${row.photo}`,
        raisedAt: row.raised_at,
        days: state === 'closed' ? null : daysBetween(riyadhDay(new Date(row.raised_at)), today),
        acknowledgedBy: names.get(row.acknowledged_by ?? '') ?? null,
        note: row.note,
      }
    })
  },
})

export type ScoreAlerts = {
  rows: ScoreAlertRow[]
  total: number
  counts: Record<ScoreAlertState | 'all', number>
  branches: { id: string; name: string }[]
  bounds: AlertBounds
  /** Whether the plan has alerts on low and high scores. */
  ofScores: boolean
  mayDescribe: boolean
}

/** A page of the client's alerts, with the counts of the states under the same filters. */
export async function browseScoreAlerts(actor: Actor, query: ScoreAlertQuery): Promise<ScoreAlerts> {
  authorize(actor, 'reports.read')
  return readAs(actor, async (db) => {
    const clientId = companyOf(actor)
    const [rows, byState, branches, settings, ofScores] = await Promise.all([
      pageRows(db, actor, query, scoreAlertRows),
      filtered(db, clientId, query)
        .select([stateInSql.as('state'), sql<number>`count(*)::int`.as('n')])
        .groupBy('state')
        .execute(),
      selectAlerts(db, clientId)
        .select(['b.id', branchNow('b').as('name')])
        .distinct()
        .orderBy('name')
        .limit(500)
        .execute(),
      readInsightSettings(db, clientId),
      hasFeature(db, clientId, 'summary'),
    ])
    const counted = new Map(byState.map(({ state, n }) => [state, n]))
    const all = byState.reduce((sum, { n }) => sum + n, 0)
    const counts = Object.fromEntries([
      ...scoreAlertStates.map((state) => [state, counted.get(state) ?? 0]),
      ['all', all],
    ])
    return {
      rows,
      total: counts[query.tab] ?? all,
      counts: counts as ScoreAlerts['counts'],
      branches,
      bounds: settings.alerts,
      ofScores,
      mayDescribe: may(actor, 'insights.describe'),
    }
  })
}

/** Alerts without an answer of the company, as far as the actor sees them. */
export async function countNewAlerts(actor: Actor): Promise<number> {
  authorize(actor, 'reports.read')
  return readAs(actor, async (db) => {
    const { n } = await selectAlerts(db, companyOf(actor))
      .select(sql<number>`count(*)::int`.as('n'))
      .where('a.withdrawn_at', 'is', null)
      .where('a.acknowledged_at', 'is', null)
      .where(actionCounts, '=', 0)
      .executeTakeFirstOrThrow()
    return n
  })
}
