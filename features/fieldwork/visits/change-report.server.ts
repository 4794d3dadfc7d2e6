import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type ReportStatus, reportSteps } from '#/domain/report.ts'
import { now } from '#/platform/clock.ts'

export type ReportChanges = {
  status?: ReportStatus
  editor_id?: string
  review_due_at?: Date
  due_at?: Date
  overall_score?: number
  grades?: string
  grade_note?: string | null
  branch_score?: number
  calculated_score?: number
  score?: string
  excluded_from_statistics?: boolean
  released_at?: Date
  revision?: number
  has_critical?: boolean
  questionnaire_id?: string
}

type Seen = { id: string; status: ReportStatus; version: number }

/** Writes the changes only onto the version seen: of two concurrent editors the second gets `changed-meanwhile`. */
export async function changeReport(tx: Tx, report: Seen, changes: ReportChanges): Promise<void> {
  const result = await tx
    .updateTable('mystery_shopping_reports')
    .set({ ...changes, version: report.version + 1, updated_at: now() })
    .where('id', '=', report.id)
    .where('status', '=', report.status)
    .where('version', '=', report.version)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
}

/** Sets whether the report has a critical failure; no new version, because the caller has made one. */
export const setCritical = (tx: Tx, id: string, hasCritical: boolean) =>
  tx
    .updateTable('mystery_shopping_reports')
    .set({ has_critical: hasCritical })
    .where('id', '=', id)
    .where('has_critical', '!=', hasCritical)
    .execute()

/** Makes a released report final. */
export const lockReport = (tx: Tx, id: string, at: Date) =>
  tx
    .updateTable('mystery_shopping_reports')
    .set({ status: reportSteps.lock.to, locked_at: at, version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .where('status', '=', 'released')
    .execute()

/** Reworded summary of a revision, as JSON; null: none. */
export const setWording = (tx: Tx, reportId: string, revision: number, rephrased: string | null) =>
  tx
    .updateTable('mystery_shopping_reports')
    .set({ rephrased })
    .where('id', '=', reportId)
    .where('revision', '=', revision)
    .execute()

/** Evidence of the visit: reasons as JSON and the score. */
export const setEvidence = (tx: Tx, reportId: string, weighed: { evidence: string; evidence_score: number }) =>
  tx.updateTable('mystery_shopping_reports').set(weighed).where('id', '=', reportId).execute()

type Departure = { left_at: Date; left_device_at: Date; updated_at: Date }

/** Time of departure; the first value counts. */
export const setDeparture = (tx: Tx, reportId: string, shopperId: string, departure: Departure) =>
  tx
    .updateTable('mystery_shopping_reports')
    .set(departure)
    .where('id', '=', reportId)
    .where('shopper_id', '=', shopperId)
    .where('left_at', 'is', null)
    .execute()

export type ReportEvent = {
  reportId: string
  clientId: string
  shopperId: string
  step: string
  from: string | null
  to: string
  reason?: string | null
  questions?: readonly string[]
  at?: Date
}

/** Adds to the history of a report. `null`: the platform. */
export async function insertReportEvent(tx: Tx, actor: Actor | null, event: ReportEvent): Promise<string> {
  const { reportId, clientId, shopperId, step, from, to, reason = null, questions = [], at = now() } = event
  const { id } = await tx
    .insertInto('report_events')
    .values({
      report_id: reportId,
      client_id: clientId,
      shopper_id: shopperId,
      step,
      from_status: from,
      to_status: to,
      reason,
      questions: JSON.stringify(questions),
      actor_id: actor?.id ?? null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
