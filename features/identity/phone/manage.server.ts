import { randomUUID } from 'node:crypto'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { maskedPhone } from '#/domain/masked-phone.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordOwnStep } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { redeemChallengeCode } from '#/platform/challenges.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { readPhone, removeOwnPhone, storePhone, type VerifiedPhone } from '#/platform/phones.server.ts'
import { logRefusal } from '#/platform/refusals.server.ts'
import type { OwnPhoneForm } from './form.ts'
import { enqueueCode, phoneCodeMinutes } from './text-code.server.ts'

/** Own verified number. */
export async function readOwnPhone(actor: Actor): Promise<VerifiedPhone | null> {
  authorize(actor, 'profile.read')
  return readPhone(actor.id)
}

/** Logs the change and mails the owner. Only the last digits are kept. */
const tell = (actor: Actor, change: 'phone-verified' | 'phone-removed', number: string): Promise<void> =>
  asActor(actor, async (tx) => {
    const called = maskedPhone(number)
    await recordOwnStep(tx, actor, `accounts.${change}`, { number: called })
    await enqueue(tx, 'accounts.sign-in-changed', { profileId: actor.id, way: change, called, effect: randomUUID() })
  })

export type OwnPhoneChanged = { done: OwnPhoneForm['intent']; phone: string; request: string }

/** Texts a code to a number that the person wants to verify. The answer is the same for a number of another account. */
async function send(actor: Actor, number: string): Promise<string> {
  await takeAttempt('phone codes by account', actor.id)
  await takeAttempt('phone codes by number', number)
  const request = randomUUID()
  await asActor(actor, (tx) => enqueueCode(tx, { kind: 'own-phone', number, request, userId: actor.id }))
  return request
}

/** Confirms the number by its code: ten minutes, five tries. Its holder learns when another account has it. */
const confirm = (actor: Actor, { request, code }: { request: string; code: string }): Promise<string> =>
  logRefusal({ door: 'confirmation', actorId: actor.id }, async () => {
    await takeAttempt('phone tries by account', actor.id)
    const rules = { minutes: phoneCodeMinutes, userId: actor.id }
    const number = (await redeemChallengeCode('own-phone', request, code, rules))?.detail
    if (!number) throw new AppError('account.code-wrong', {}, { code: 'code-wrong' })
    if (!(await storePhone(actor.id, number))) throw new AppError('account.phone-taken')
    return number
  })

/**
 * Sends a code to a number, confirms it, or removes the verified number; each needs a recent proof. The last way to sign
 * in cannot be removed.
 */
export async function changeOwnPhone(actor: Actor, form: OwnPhoneForm): Promise<OwnPhoneChanged> {
  authorize(actor, 'profile.update')
  await confirmedRecently(actor)
  if (form.intent === 'send') return { done: 'send', phone: form.phone, request: await send(actor, form.phone) }
  const isRemoval = form.intent === 'remove'
  const phone = isRemoval ? await removeOwnPhone(actor.id) : await confirm(actor, form)
  await tell(actor, isRemoval ? 'phone-removed' : 'phone-verified', phone)
  return { done: form.intent, phone, request: '' }
}
