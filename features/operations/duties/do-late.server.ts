import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mayNoteLate } from '#/domain/operations/duties/task.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'

/**
 * Notes that a missed task was done after all. It stays missed; the note is shown beside it. Throws `not-found`,
 * `duty.closed` for a task of another state or with a note, and `changed-meanwhile`.
 */
export async function noteDoneLate(actor: Actor, seen: { id: string; revision: number }, note: string): Promise<void> {
  authorize(actor, 'duties.do')
  await takeAttempt('picture by account', actor.id)
  await asActor(actor, async (tx) => {
    const task = await tx
      .selectFrom('duty_tasks')
      .select(['id', 'state', 'title', 'revision', 'late_at'])
      .where('id', '=', recordId(seen.id))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!task) throw new AppError('not-found')
    if (!mayNoteLate({ state: task.state, lateAt: task.late_at })) throw new AppError('duty.closed')
    const { numUpdatedRows } = await tx
      .updateTable('duty_tasks')
      .set({ late_note: note, late_at: now(), late_by: actor.id, revision: task.revision + 1 })
      .where('id', '=', task.id)
      .where('client_id', '=', companyOf(actor))
      .where('revision', '=', seen.revision)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'duty-task.late',
      entity: 'duty-task',
      entityId: task.id,
      clientId: companyOf(actor),
      after: { title: task.title },
    })
  })
}
