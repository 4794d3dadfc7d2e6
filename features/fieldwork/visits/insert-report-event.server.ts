import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { now } from '#/platform/clock.ts'

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

/** Adds to the history of a report. `null` is the platform. */
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
