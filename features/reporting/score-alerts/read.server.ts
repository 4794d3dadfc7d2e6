import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { ScoreAlertKind, ScoreAlertState } from '#/domain/reporting/score-alerts.ts'
import { daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import type { ToldText } from '#/domain/translation.ts'
import { type ClientAlert, readClientAlert } from '#/features/fieldwork/alerts/read-alerts.server.ts'
import {
  type CorrectiveActionLine,
  readCorrectiveActionsOfReport,
} from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { now } from '#/platform/clock.ts'
import type { ToldFinding } from './raise.server.ts'
import { actionCounts, namesOf, selectAlerts, stateOfRow, unfinishedCounts } from './state.server.ts'

export type AlertFinding = {
  key: string
  sentence: string
  /** The question's own wording; null: not shown. */
  question: string | null
  comment: string
  /** How the comment is shown to a reader of the other language. */
  told: ToldText | null
  at: string | null
  photos: { id: string; src: string }[]
  /** Proposed task; null: none is written. */
  task: string | null
}
export type AlertView = {
  id: string
  kind: ScoreAlertKind
  state: ScoreAlertState
  withdrawn: boolean
  branch: string
  location: string
  visitedAt: string
  raisedAt: string
  /** Whole days since it was raised; null once it is closed. */
  days: number | null
  score: number | null
  change: number | null
  bound: number | null
  findings: AlertFinding[]
  /** Of the editor who sent a critical failure. */
  editorNote: string | null
  /** Null: the report is not released yet. */
  reportId: string | null
  acknowledged: { by: string; at: string } | null
  closedAt: string | null
  note: string | null
  actions: CorrectiveActionLine[]
  /** Whether the actor answers for the branch. */
  mayAnswer: boolean
}

const selectAlert = (db: Tx, clientId: string, id: string) =>
  selectAlerts(db, clientId)
    .select(['a.id', 'a.kind', 'a.report_id', 'a.branch_id', 'a.score', 'a.change', 'a.bound', 'a.findings', 'a.note'])
    .select(['a.raised_at', 'a.withdrawn_at', 'a.acknowledged_by', 'a.acknowledged_at', 'a.closed_at'])
    .select([branchNow('b').as('branch'), actionCounts.as('actions'), unfinishedCounts.as('unfinished')])
    .select(sql<boolean>`priv.may_branch('reports.reply', a.branch_id)`.as('answers'))
    // messages about a critical failure name the editor's alert, which has the same report
    .where((where) =>
      where.or([
        where('a.id', '=', id),
        where('a.report_id', '=', (from) =>
          from.selectFrom('report_alerts').select('report_id').where('report_alerts.id', '=', id),
        ),
      ]),
    )
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof selectAlert>>>

/** The newest alert that an editor sent about a report. */
const selectSent = (db: Tx, clientId: string, reportId: string) =>
  db
    .selectFrom('report_alerts')
    .select('id')
    .where('client_id', '=', clientId)
    .where('report_id', '=', reportId)
    .where('state', '=', 'sent')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * One alert with its findings and what the company did, by its own id or that of the critical failure an editor sent.
 * Opening a sent one is noted, so that the levels above are not told.
 */
export async function readAlert(actor: Actor, alertId: string, lang: Lang): Promise<AlertView> {
  authorize(actor, 'reports.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const { row, sentId } = await readAs(actor, async (db) => {
    const found = await selectAlert(db, companyOf(actor), recordId(alertId))
    const sent = found && (await selectSent(db, companyOf(actor), found.report_id))
    return { row: found, sentId: sent?.id ?? null }
  })
  // why: critical failures sent before there were alerts of scores have none
  if (!row) return earlier(alertId, await readClientAlert(actor, alertId, lang))
  const sent = sentId ? await readClientAlert(actor, sentId, lang) : null
  const isReleased = row.score !== null
  const { actions, ...parts } = isReleased ? await ofReport(actor, row, lang) : ofSent(sent)
  const state = stateOfRow(row)
  const names = await namesOf([row.acknowledged_by])
  return {
    ...parts,
    actions,
    id: row.id,
    kind: row.kind,
    state,
    withdrawn: row.withdrawn_at !== null,
    branch: row.branch,
    raisedAt: row.raised_at,
    days: state === 'closed' ? null : daysBetween(riyadhDay(new Date(row.raised_at)), riyadhDay(now())),
    score: row.score,
    change: row.change,
    bound: row.bound,
    editorNote: sent?.note ?? null,
    reportId: isReleased ? row.report_id : null,
    acknowledged:
      row.acknowledged_at === null ? null : { by: names.get(row.acknowledged_by ?? '') ?? '', at: row.acknowledged_at },
    closedAt: row.closed_at,
    note: row.note,
    mayAnswer: row.answers && row.withdrawn_at === null,
  }
}

type Parts = Pick<AlertView, 'location' | 'visitedAt' | 'findings' | 'actions'>

/** Findings as the report shows them, the told ones first. */
async function ofReport(actor: Actor, row: Row, lang: Lang): Promise<Parts> {
  const [report, actions] = await Promise.all([
    readClientReport(actor, row.report_id, lang),
    may(actor, 'actions.read')
      ? readCorrectiveActionsOfReport(actor, { reportId: row.report_id, branchId: row.branch_id })
      : { own: [] },
  ])
  const questions = report.sections.flatMap((section) => section.questions)
  const findings = (row.findings as unknown as ToldFinding[]).map((told): AlertFinding => {
    const question = questions.find(({ key }) => key === told.key)
    return {
      key: told.key,
      sentence: told[lang],
      question: question?.text ?? null,
      comment: question?.comment ?? '',
      told: question?.told?.comment ?? null,
      at: question?.answeredAt ?? null,
      photos: question?.photos ?? [],
      task: question?.task ?? null,
    }
  })
  return { location: report.location, visitedAt: report.visitedAt, findings, actions: actions.own }
}

function ofSent(sent: ClientAlert | null): Parts {
  if (!sent) throw new AppError('not-found')
  const findings = sent.seen.map((seen): AlertFinding => ({ ...seen, photos: [], task: null }))
  return { location: sent.location, visitedAt: sent.visitedAt, findings, actions: [] }
}

const earlier = (id: string, sent: ClientAlert): AlertView => ({
  ...ofSent(sent),
  id,
  kind: 'critical',
  state: 'closed',
  withdrawn: false,
  branch: sent.branch,
  raisedAt: sent.sentAt,
  days: null,
  score: null,
  change: null,
  bound: null,
  editorNote: sent.note,
  reportId: sent.reportId,
  acknowledged: null,
  closedAt: null,
  note: null,
  mayAnswer: false,
})
