import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordOwnStep } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { dropWishedAddress, type EmailState, emailStateOf, noteWishedAddress } from '#/platform/email-links.server.ts'
import type { EmailForm } from './form.ts'

/** Own address, whether it is verified, and a change that waits or can be taken back. */
export function readEmail(actor: Actor): Promise<EmailState> {
  authorize(actor, 'profile.read')
  return emailStateOf(actor.id)
}

/**
 * Sends a link to a new address, after a recent proof. Identical steps and answer for a free address and one with an
 * account: the job distinguishes them. Until the link is followed, the present address signs in.
 */
async function askForAddress(actor: Actor, address: string): Promise<void> {
  if (address === actor.email.toLowerCase()) throw new AppError('account.email-same', {}, { email: 'email-same' })
  await confirmedRecently(actor)
  await takeAttempt('new email by account', actor.id)
  await takeAttempt('new email by address', address)
  const linkId = await noteWishedAddress(actor.id, address)
  await asActor(actor, async (tx) => {
    await recordOwnStep(tx, actor, 'accounts.ask-email')
    await enqueue(tx, 'accounts.mail-new-email', { linkId })
  })
}

async function sendVerification(actor: Actor): Promise<void> {
  await takeAttempt('verification mail by account', actor.id)
  await asActor(actor, (tx) => enqueue(tx, 'accounts.mail-verification', { profileId: actor.id }))
}

export type EmailDone = { done: EmailForm['intent'] }

/** Changes the own address by a link to the new one, sends a link again, drops a change, or verifies the present one. */
export async function changeEmail(actor: Actor, form: EmailForm): Promise<EmailDone> {
  authorize(actor, 'profile.update')
  const { intent } = form
  if (intent === 'change') await askForAddress(actor, form.email)
  else if (intent === 'verify') await sendVerification(actor)
  else {
    const { pending } = await emailStateOf(actor.id)
    if (!pending) throw new AppError('changed-meanwhile')
    if (intent === 'again') await askForAddress(actor, pending.address)
    else await dropWishedAddress(actor.id)
  }
  return { done: intent }
}
