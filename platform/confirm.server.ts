import type { Actor } from '#/domain/actor.ts'
import { isRecentProof } from '#/domain/confirmation.ts'
import { latinDigits } from '#/domain/digits.ts'
import { AppError } from '#/domain/errors.ts'
import type { ProofKind } from '#/domain/form-result.ts'
import { forgetAttempts, takeAttempt } from './attempts.server.ts'
import { authDatabase, isPasswordOf } from './auth.server.ts'
import { log } from './log.server.ts'
import { logRefusal } from './refusals.server.ts'
import type { RequestInfo } from './request-context.ts'
import { readSecondFactor, redeemCode, redeemRecoveryCode } from './second-factor.server.ts'

/** Required proof: a code with a second factor, else the password. */
export const proofKindOf = async (actor: Actor): Promise<ProofKind> =>
  (await readSecondFactor(actor.id))?.isOn ? 'code' : 'password'

/**
 * Called by verbs of sensitive actions. Throws `account.confirm-again` when the last proof is older than ten minutes:
 * an ActionForm then shows the dialog and resubmits, an export redirects to the confirmation page.
 */
export async function confirmedRecently(actor: Actor): Promise<void> {
  // why: the wall clock, as in the database that wrote the time; simulated time in tests must not age a proof
  if (isRecentProof(actor.provedAt, new Date())) return
  throw new AppError('account.confirm-again', { by: await proofKindOf(actor) })
}

const isRight = {
  password: (actor: Actor, typed: string) => isPasswordOf(actor.id, typed),
  code: (actor: Actor, typed: string) => {
    const code = latinDigits(typed).replaceAll(/\s/g, '')
    return /^\d{6}$/.test(code) ? redeemCode(actor.id, code) : redeemRecoveryCode(actor.id, code)
  },
} as const

/** Checks a password or code, limited and logged as at sign-in; marks the session and this request as confirmed. */
export async function proveAgain(info: RequestInfo, proof: Partial<Record<ProofKind, string>>): Promise<void> {
  const { actor } = info
  if (!actor) throw new AppError('sign-in-required')
  const by = await proofKindOf(actor)
  const typed = proof[by]
  if (!typed) throw new AppError('account.confirm-again', { by })
  await logRefusal({ door: 'confirmation', network: info.network, actorId: actor.id }, async () => {
    await takeAttempt('confirmation by session', actor.sessionId)
    if (!(await isRight[by](actor, typed))) throw new AppError(`account.${by}-wrong`, { by }, { [by]: `${by}-wrong` })
  })
  await forgetAttempts('confirmation by session', actor.sessionId)
  const { rows } = await authDatabase().query<{ proved: Date | string }>(
    'update auth.session set "provedAt" = now() where id = $1 returning "provedAt" as proved',
    [actor.sessionId],
  )
  const row = rows[0]
  if (!row) throw new AppError('sign-in-required')
  log.info('confirmed again', { actorId: actor.id, reason: by })
  info.actor = { ...actor, provedAt: new Date(row.proved) }
}
