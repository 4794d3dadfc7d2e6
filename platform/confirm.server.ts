import type { Actor } from '#/domain/actor.ts'
import { isRecentProof } from '#/domain/confirmation.ts'
import { latinDigits } from '#/domain/digits.ts'
import { AppError } from '#/domain/errors.ts'
import type { Proof, ProofKind } from '#/domain/form-result.ts'
import type { PasskeyQuestion } from '#/domain/passkey.ts'
import { forgetAttempts, takeAttempt } from './attempts.server.ts'
import { authDatabase, isPasswordOf } from './auth.server.ts'
import { log } from './log.server.ts'
import { usedPasskey } from './passkey-answers.ts'
import { askForPasskey, hasPasskey, redeemPasskey } from './passkeys.server.ts'
import { logRefusal } from './refusals.server.ts'
import type { RequestInfo } from './request-context.ts'
import { readSecondFactor, redeemCode, redeemRecoveryCode } from './second-factor.server.ts'

/** Required proof: a code with a second factor, else the password. */
export const proofKindOf = async (actor: Actor): Promise<ProofKind> =>
  (await readSecondFactor(actor.id))?.isOn ? 'code' : 'password'

/** What the dialog or page asks: by password or code, and by passkey for a person who has one. */
export async function proofAsked(actor: Actor): Promise<{ by: ProofKind; passkey: PasskeyQuestion | null }> {
  const passkey = (await hasPasskey(actor.id)) ? await askForPasskey(actor.id) : null
  return { by: await proofKindOf(actor), passkey }
}

/** The same as details of a refusal. */
export async function confirmAgain(actor: Actor): Promise<AppError> {
  const { by, passkey } = await proofAsked(actor)
  const { id: challengeId, challenge, rpId } = passkey ?? {}
  return new AppError('account.confirm-again', {
    by,
    ...(challengeId && challenge && rpId && { challengeId, challenge, rpId }),
  })
}

/** Whether the last proof is recent. Why the wall clock: as in the database that wrote the time; simulated time in tests must not age a proof. */
export const hasProof = ({ provedAt }: Actor): boolean => isRecentProof(provedAt, new Date())

/**
 * Called by verbs of sensitive actions. Throws `account.confirm-again` when the last proof is older than ten minutes:
 * an ActionForm then shows the dialog and resubmits, an export redirects to the confirmation page.
 */
export async function confirmedRecently(actor: Actor): Promise<void> {
  if (hasProof(actor)) return
  throw await confirmAgain(actor)
}

const isRight = {
  password: (actor: Actor, typed: string) => isPasswordOf(actor.id, typed),
  code: (actor: Actor, typed: string) => {
    const code = latinDigits(typed).replaceAll(/\s/g, '')
    return /^\d{6}$/.test(code) ? redeemCode(actor.id, code) : redeemRecoveryCode(actor.id, code)
  },
} as const

async function isRightPasskey(actor: Actor, { passkey = '', challenge = '' }: Proof): Promise<boolean> {
  const used = usedPasskey.safeParse(passkey)
  return used.success && (await redeemPasskey(challenge, used.data, actor.id)) === actor.id
}

/** Checks a password, code or passkey, limited and logged as at sign-in; marks the session and this request as confirmed. */
export async function proveAgain(info: RequestInfo, proof: Proof): Promise<void> {
  const { actor } = info
  if (!actor) throw new AppError('sign-in-required')
  const kind = await proofKindOf(actor)
  const by = proof.passkey ? 'passkey' : kind
  const typed = proof[by]
  if (!typed) throw await confirmAgain(actor)
  await logRefusal({ door: 'confirmation', network: info.network, actorId: actor.id }, async () => {
    await takeAttempt('confirmation by session', actor.sessionId)
    if (by === 'passkey') {
      if (!(await isRightPasskey(actor, proof))) throw new AppError('account.passkey-refused')
      return
    }
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
