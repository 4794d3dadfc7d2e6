import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { forgetAttempts, takeAttempt } from './attempts.server.ts'
import { isPasswordOf, profileIdOf } from './auth.server.ts'
import { log } from './log.server.ts'
import { fingerprint } from './seal.server.ts'

/** Places where a proof is requested. */
export type Door =
  | 'sign-in'
  | 'second factor'
  | 'confirmation'
  | 'reset request'
  | 'link request'
  | 'new password'
  | 'email link'
type From = { door: Door; network?: string; actorId?: string; email?: string }

/** Account of an address; for an unknown one a keyed fingerprint, stable over attempts. */
async function whoIs({ actorId, email }: From): Promise<{ actorId?: string; who?: string }> {
  if (actorId) return { actorId }
  if (!email) return {}
  const address = email.trim().toLowerCase()
  // why: logging a refusal must not fail
  const known = await profileIdOf(address).catch(() => null)
  return known ? { actorId: known } : { who: fingerprint('address at sign-in', address).slice(0, 16) }
}

/** Logs refused or delayed proofs: who, where from and why, never the input. */
export async function logRefusal<T>(from: From, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) {
      const { door: action, network } = from
      log.warn('refused', { action, reason: error.code, ...(network ? { network } : {}), ...(await whoIs(from)) })
    }
    throw error
  }
}

/** Verifies the password within an open session, rate-limited as at sign-in. */
export const provePassword = (actor: Actor, password: string): Promise<void> =>
  logRefusal({ door: 'confirmation', actorId: actor.id }, async () => {
    await takeAttempt('confirmation by session', actor.sessionId)
    if (!(await isPasswordOf(actor.id, password)))
      throw new AppError('account.password-wrong', {}, { password: 'password-wrong' })
    await forgetAttempts('confirmation by session', actor.sessionId)
  })
