import { randomUUID } from 'node:crypto'
import { secretQrSquares } from '#/platform/qr.ts'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordOwnStep } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { forgetAttempts, takeAttempt } from '#/platform/attempts.server.ts'
import { confirmedRecently, hasProof } from '#/platform/confirm.server.ts'
import { logRefusal } from '#/platform/refusals.server.ts'
import {
  cancelSecondFactor,
  confirmSecondFactor,
  confirmSession,
  enrolmentAddress,
  readSecondFactor,
  removeSecondFactor,
  startSecondFactor,
  redeemCode,
  redeemRecoveryCode,
} from '#/platform/second-factor.server.ts'
import type { SecondFactorForm } from './form.ts'

export type SecondFactorState =
  | { state: 'off' }
  /** `squares`: QR code as rows of dark (1) and light (0) modules. `secret`: the same for typing. */
  | { state: 'started'; squares: string[]; secret: string }
  | { state: 'on'; since: string; codesLeft: number }

/** State of a person's second factor. The secret is shown only until confirmed, and only after a recent proof: later set-up starts again. */
export async function secondFactorOf(actor: Actor, company: string): Promise<SecondFactorState> {
  authorize(actor, 'profile.read')
  const factor = await readSecondFactor(actor.id)
  if (!factor) return { state: 'off' }
  if (factor.isOn) return { state: 'on', since: factor.since!, codesLeft: factor.codesLeft }
  if (!hasProof(actor)) return { state: 'off' }
  const squares = secretQrSquares(enrolmentAddress(factor.secret, actor.email, company), 2)
  return { state: 'started', squares, secret: factor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ') }
}

/** Counts an attempt before any comparison, so that an open session cannot try codes. */
const guarded = (actor: Actor, isRight: () => Promise<boolean>): Promise<void> =>
  logRefusal({ door: 'second factor', actorId: actor.id }, async () => {
    await takeAttempt('confirmation by session', actor.sessionId)
    if (!(await isRight())) throw new AppError('account.code-wrong', {}, { code: 'code-wrong' })
    await forgetAttempts('confirmation by session', actor.sessionId)
  })

const eitherCode = (actor: Actor, code: string): Promise<boolean> =>
  /^\d{6}$/.test(code) ? redeemCode(actor.id, code) : redeemRecoveryCode(actor.id, code)

type Change = 'second-factor-on' | 'second-factor-off' | 'recovery-codes'

/** Logs the change and mails the owner (why: a thief with an open session must not do it unnoticed). */
const tell = (actor: Actor, change: Change): Promise<void> =>
  asActor(actor, async (tx) => {
    await recordOwnStep(tx, actor, `accounts.${change}`)
    await enqueue(tx, 'accounts.second-factor-changed', { profileId: actor.id, change, effect: randomUUID() })
  })

/** Result for the page: recovery codes are shown once. */
export type SecondFactorChanged = { done: SecondFactorForm['intent']; codes: string[] }

/** Sets the second factor up, leaves the set-up, confirms it, renews recovery codes or switches it off; each step but leaving needs a proof. */
export async function changeSecondFactor(actor: Actor, form: SecondFactorForm): Promise<SecondFactorChanged> {
  authorize(actor, 'profile.update')
  const { intent } = form
  if (intent === 'start') {
    await confirmedRecently(actor)
    if (!(await startSecondFactor(actor.id))) throw new AppError('changed-meanwhile')
    return { done: intent, codes: [] }
  }
  if (intent === 'cancel') {
    if (!(await cancelSecondFactor(actor.id))) throw new AppError('changed-meanwhile')
    return { done: intent, codes: [] }
  }
  const factor = await readSecondFactor(actor.id)
  if (!factor || factor.isOn !== (intent !== 'confirm')) throw new AppError('changed-meanwhile')
  const code = form.code
  if (intent === 'confirm') {
    await guarded(actor, () => redeemCode(actor.id, code))
    await confirmSession(actor.sessionId)
    const codes = await confirmSecondFactor(actor.id)
    await tell(actor, 'second-factor-on')
    return { done: intent, codes }
  }
  await guarded(actor, () => eitherCode(actor, code))
  if (intent === 'renew') {
    const codes = await confirmSecondFactor(actor.id)
    await tell(actor, 'recovery-codes')
    return { done: intent, codes }
  }
  await removeSecondFactor(actor.id)
  await tell(actor, 'second-factor-off')
  return { done: intent, codes: [] }
}
