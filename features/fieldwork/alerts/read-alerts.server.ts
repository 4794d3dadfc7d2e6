import { sql } from 'kysely'
import { asSystem, readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { isReadableByClient } from '#/domain/report.ts'
import type { Lang } from '#/domain/text.ts'
import { alertReadersOf } from '#/features/messaging/tell/audience.server.ts'
import { now } from '#/platform/clock.ts'
import type { AlertState } from './alerts-of-report.server.ts'
import { failuresSeen, type SeenFailure } from './seen.server.ts'

export type WaitingAlert = { reportId: string; branch: string; client: string; dueAt: string; late: boolean }

const mostShown = 10

/** Critical failures that wait for an editor, most urgent first, and their total. */
export async function readWaitingAlerts(actor: Actor): Promise<{ total: number; first: WaitingAlert[] }> {
  authorize(actor, 'review.browse')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('report_alerts as a')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'a.report_id')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .select(['a.report_id', 'a.due_at', shownBranch('q').as('branch_name'), shownClient('q').as('client_name')])
      .select((eb) => eb.fn.countAll<number>().over().as('total'))
      .where('a.state', '=', 'waiting')
      .orderBy('a.due_at')
      .limit(mostShown)
      .execute(),
  )
  const first = rows.map(({ report_id, due_at, branch_name, client_name }) => ({
    reportId: report_id,
    branch: branch_name,
    client: client_name,
    dueAt: due_at,
    late: Date.parse(due_at) <= now().getTime(),
  }))
  return { total: rows[0]?.total ?? 0, first }
}

export type ReviewAlert = {
  id: string
  branch: string
  state: AlertState
  questions: string[]
  seen: SeenFailure[]
  dueAt: string
  late: boolean
  note: string | null
  decidedBy: string | null
  decidedAt: string | null
  /** Those who hear of it. */
  people: { name: string; language: Lang }[]
}

/** Critical failures of one report for its editor, with their recipients; waiting ones first. */
export async function readAlerts(actor: Actor, reportId: string, lang: Lang): Promise<ReviewAlert[]> {
  authorize(actor, 'review.browse')
  return readAs(actor, async (db) => {
    const alerts = await db
      .selectFrom('report_alerts as a')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'a.report_id')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .leftJoin('profiles as e', 'e.id', 'a.decided_by')
      .select(['a.id', 'a.state', 'a.questions', 'a.due_at', 'a.note', 'a.decided_at', 'a.client_id'])
      .select([
        'r.id as report_id',
        'r.questionnaire_id',
        'r.branch_id',
        'e.full_name',
        shownBranch('q').as('branch_name'),
      ])
      .where('a.report_id', '=', recordId(reportId))
      .orderBy((eb) => eb('a.state', '=', 'waiting'), 'desc')
      .orderBy('a.number', 'desc')
      .execute()
    const [first] = alerts
    if (!first) return []
    const report = { id: first.report_id, questionnaire_id: first.questionnaire_id }
    const seen = await failuresSeen(
      db,
      report,
      alerts.flatMap((alert) => alert.questions as string[]),
      lang,
    )
    const people = await alertReadersOf(db, first.client_id, first.branch_id)
    return alerts.map((alert): ReviewAlert => {
      const questions = alert.questions as string[]
      return {
        id: alert.id,
        branch: alert.branch_name,
        state: alert.state,
        questions,
        seen: seen.filter(({ key }) => questions.includes(key)),
        dueAt: alert.due_at,
        late: alert.state === 'waiting' && Date.parse(alert.due_at) <= now().getTime(),
        note: alert.note,
        decidedBy: alert.full_name,
        decidedAt: alert.decided_at,
        people: people.map(({ name, language }) => ({ name, language })),
      }
    })
  })
}

export type ClientAlert = {
  branch: string
  location: string
  visitedAt: string
  sentAt: string
  note: string | null
  seen: SeenFailure[]
  /** The whole report, once released to the client. */
  reportId: string | null
}

/** Notes that a person who answers for the branch has opened the alert: the levels above are not told any more. */
const noteOpened = (tx: Tx, alertId: string) =>
  tx
    .updateTable('report_alerts')
    .set({ opened_at: now(), escalates_at: null })
    .where('id', '=', alertId)
    .where('opened_at', 'is', null)
    .execute()

/** A confirmed critical failure for its client, before the report; without the shopper's identity. */
export async function readClientAlert(actor: Actor, alertId: string, lang: Lang): Promise<ClientAlert> {
  authorize(actor, 'reports.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const alert = await readAs(actor, (db) =>
    db
      .selectFrom('report_alerts')
      .select(['report_id', 'questions', 'note', 'decided_at', 'created_at'])
      .select(sql<boolean>`priv.may_branch('reports.reply', priv.branch_of_report(report_id))`.as('answers'))
      .where('id', '=', recordId(alertId))
      .where('client_id', '=', companyOf(actor))
      .where('state', '=', 'sent')
      .executeTakeFirst(),
  )
  if (!alert) throw new AppError('not-found')
  return asSystem('the alert shows one part of an unreleased report, which the client may not read', async (tx) => {
    if (alert.answers) await noteOpened(tx, recordId(alertId))
    const report = await tx
      .selectFrom('mystery_shopping_reports as r')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .select([
        'r.id',
        'r.questionnaire_id',
        'r.status',
        'r.checked_in_at',
        shownBranch('q').as('branch_name'),
        'q.branch_location',
      ])
      .where('r.id', '=', alert.report_id)
      .where('r.client_id', '=', companyOf(actor))
      .executeTakeFirstOrThrow()
    return {
      branch: report.branch_name,
      location: report.branch_location,
      visitedAt: report.checked_in_at,
      sentAt: alert.decided_at ?? alert.created_at,
      note: alert.note,
      seen: await failuresSeen(tx, report, alert.questions as string[], lang),
      reportId: isReadableByClient(report.status) ? report.id : null,
    }
  })
}
