import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { ResendForm } from './form.ts'

/** Puts a mail that failed back into the queue. Twice at once sends it once. */
export async function resendEmail(actor: Actor, { id }: ResendForm): Promise<void> {
  authorize(actor, 'emails.resend')
  await asActor(actor, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('emails')
      .set({ state: 'queued', problem: null, attempts: 0 })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) {
      const known = await tx.selectFrom('emails').select('id').where('id', '=', id).executeTakeFirst()
      throw new AppError(known ? 'changed-meanwhile' : 'not-found')
    }
    await recordActivity(tx, actor, {
      action: 'emails.resend',
      entity: 'email',
      entityId: id,
      before: { state: 'failed' },
      after: { state: 'queued' },
    })
    await enqueue(tx, 'emails.send', { emailId: id })
  })
}
