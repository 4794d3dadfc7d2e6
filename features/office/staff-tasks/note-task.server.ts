import { asActor } from '#/db/database.server.ts'
import { type Actor, isFieldType } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'

/** Adds a note to a task. Idempotent by id. */
export async function noteTask(actor: Actor, taskId: string, note: { id: string; text: string }): Promise<void> {
  authorize(actor, 'work.move')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const task = await tx
      .selectFrom('work_tasks')
      .select('id')
      .where('id', '=', recordId(taskId))
      .$if(isFieldType(actor.type), (own) => own.where('owner_id', '=', actor.id))
      .executeTakeFirst()
    if (!task) throw new AppError('not-found')
    await tx
      .insertInto('work_task_notes')
      .values({ id: note.id, task_id: task.id, author_id: actor.id, text: note.text })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
}
