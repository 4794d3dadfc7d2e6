import type { Tx } from '#/db/database.server.ts'
import { now } from '#/platform/clock.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'

export type AlertState = 'waiting' | 'sent' | 'dismissed'
export type StoredAlert = { id: string; number: number; state: AlertState; questions: string[]; dueAt: string }

/** All alerts of a report, oldest first. */
export async function selectAlerts(tx: Tx, reportId: string): Promise<StoredAlert[]> {
  const rows = await tx
    .selectFrom('report_alerts')
    .select(['id', 'number', 'state', 'questions', 'due_at'])
    .where('report_id', '=', reportId)
    .orderBy('number')
    .execute()
  return rows.map(({ id, number, state, questions, due_at }) => ({
    id,
    number,
    state,
    questions: questions as string[],
    dueAt: due_at,
  }))
}

export const waitingOf = (alerts: readonly StoredAlert[]): StoredAlert | undefined =>
  alerts.find(({ state }) => state === 'waiting')

/** Adds failures to the waiting alert, or to a new one whose clock starts now. The caller has locked the report. */
export async function appendAlert(
  tx: Tx,
  report: { id: string; clientId: string },
  alerts: readonly StoredAlert[],
  added: readonly string[],
): Promise<StoredAlert> {
  const waiting = waitingOf(alerts)
  if (waiting) return keepQuestions(tx, waiting, [...waiting.questions, ...added])
  const number = Math.max(0, ...alerts.map((alert) => alert.number)) + 1
  const dueAt = addHours(now(), await readSetting(tx, 'reports.alert-hours'))
  const { id } = await tx
    .insertInto('report_alerts')
    .values({
      report_id: report.id,
      client_id: report.clientId,
      number,
      questions: JSON.stringify(added),
      due_at: dueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, number, state: 'waiting', questions: [...added], dueAt: dueAt.toISOString() }
}

export async function keepQuestions(tx: Tx, waiting: StoredAlert, questions: string[]): Promise<StoredAlert> {
  await tx
    .updateTable('report_alerts')
    .set({ questions: JSON.stringify(questions) })
    .where('id', '=', waiting.id)
    .where('state', '=', 'waiting')
    .execute()
  return { ...waiting, questions }
}
