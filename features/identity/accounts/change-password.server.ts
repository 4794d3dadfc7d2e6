import { randomUUID } from 'node:crypto'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { passwordProblem } from '#/domain/password.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordOwnStep } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { changePassword, isPasswordOf } from '#/platform/auth.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'

/** Sets a new password for the acting person, after a recent proof. Ends their other sessions and mails them. */
export async function changeOwnPassword(actor: Actor, password: string): Promise<void> {
  authorize(actor, 'profile.update')
  if (passwordProblem(password, actor.type) === 'too-short') throw new AppError('account.admin-password-short')
  await confirmedRecently(actor)
  if (await isPasswordOf(actor.id, password))
    throw new AppError('account.password-same', {}, { password: 'password-same' })
  await changePassword(actor.id, password, actor.sessionId)
  await asActor(actor, async (tx) => {
    await recordOwnStep(tx, actor, 'accounts.set-password')
    await enqueue(tx, 'accounts.password-changed', { profileId: actor.id, effect: randomUUID() })
  })
}
