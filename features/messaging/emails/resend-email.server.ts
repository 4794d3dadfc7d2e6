import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { canSendTo } from './can-send.server.ts'
import type { ResendForm } from './form.ts'

/**
 * Enqueues a mail again that failed or was stored without a mail server. Concurrent calls send it once. Its hidden
 * links stay hidden.
 */
export async function resendEmail(actor: Actor, { id }: ResendForm): Promise<void> {
  authorize(actor, 'emails.resend')
  await asActor(actor, async (tx) => {
    const mail = await tx.selectFrom('emails').select(['state', 'to_address']).where('id', '=', id).executeTakeFirst()
    if (!mail) throw new AppError('not-found')
    const { numUpdatedRows } = await tx
      .updateTable('emails')
      .set({ state: 'queued', problem: null, attempts: 0 })
      .where('id', '=', id)
      .where('body', '<>', '')
      .where('state', 'in', canSendTo(mail.to_address) ? ['failed', 'kept'] : ['failed'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'emails.resend',
      entity: 'email',
      entityId: id,
      before: { state: mail.state },
      after: { state: 'queued' },
    })
    await enqueue(tx, 'emails.send', { emailId: id })
  })
}
