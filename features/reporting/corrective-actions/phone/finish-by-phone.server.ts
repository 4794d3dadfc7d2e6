import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { type CorrectiveActionStatus, isUnfinished } from '#/domain/corrective-action.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { SentFile } from '#/features/reporting/attachments/sent-files.server.ts'
import { finishCorrectiveAction } from '../finish-action.server.ts'
import type { PhoneFinish } from './form.ts'

/** `closed`: another person finished or cancelled the action first; nothing was changed. */
export type PhoneOutcome = { kind: 'done' } | { kind: 'closed'; status: CorrectiveActionStatus }

/**
 * Finishes an action that a phone kept without a connection. The same key finishes it once, also when the response was
 * lost. Changes by others that leave it unfinished, such as another due day, do not matter. Throws the refusals of
 * `finishCorrectiveAction`.
 */
export async function finishByPhone(
  actor: Actor,
  { actionId, key, ...texts }: PhoneFinish,
  files: readonly SentFile[],
): Promise<PhoneOutcome> {
  authorize(actor, 'actions.write')
  const seen = await stateOf(actor, actionId, key)
  if (seen.isSent) return { kind: 'done' }
  if (!isUnfinished(seen.status)) return { kind: 'closed', status: seen.status }
  try {
    await finishCorrectiveAction(actor, { actionId, version: seen.version, ...texts, key }, files)
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'changed-meanwhile') throw error
    const now = await stateOf(actor, actionId, key)
    if (now.isSent) return { kind: 'done' }
    if (!isUnfinished(now.status)) return { kind: 'closed', status: now.status }
    throw error
  }
}

async function stateOf(actor: Actor, actionId: string, key: string) {
  return readAs(actor, async (db) => {
    const action = await db
      .selectFrom('report_actions')
      .select(['status', 'version'])
      .where('id', '=', recordId(actionId))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!action) throw new AppError('not-found')
    const sent = await db
      .selectFrom('report_action_events')
      .select('id')
      .where('id', '=', recordId(key))
      .where('action_id', '=', recordId(actionId))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst()
    return { ...action, isSent: sent !== undefined }
  })
}
