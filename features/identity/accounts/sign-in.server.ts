import type { Actor } from '#/domain/actor.ts'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { endSession, findSession, openSession } from '#/platform/auth.server.ts'
import { findWaitingSession } from '#/platform/second-factor.server.ts'
import { forgetGuess, returnGuess, takeGuess } from '#/platform/guesses.server.ts'
import { log } from '#/platform/log.server.ts'
import { logRefusal } from '#/platform/refusals.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'

export type Door = 'everybody' | 'admins'
/** `asksForCode`: correct password; the session is unusable before the second factor. */
export type SignedIn = { actor: Actor; token: string; asksForCode: boolean }

/**
 * Opens a session with a new token. Refused alike for an unknown address, a wrong password and a non-admin at the admin
 * sign-in. Only wrong attempts count against a network. Refusals are logged.
 */
export const signIn = (info: RequestInfo, email: string, password: string, door: Door): Promise<SignedIn> =>
  logRefusal({ door: 'sign-in', network: info.network, email }, () => openDoor(info, email, password, door))

async function openDoor(info: RequestInfo, email: string, password: string, door: Door): Promise<SignedIn> {
  const guess = { kind: 'sign-in', email, network: info.network, device: info.device } as const
  await takeGuess(guess)
  const { token, profileId } = await openSession(email, password, info).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'account.busy') await returnGuess(guess)
    throw error
  })
  const signedIn = await enterWith(info, { token, profileId }, door, 'account.wrong-credentials')
  await forgetGuess(guess)
  return signedIn
}

/**
 * Uses a session that a proof has just opened. A non-admin at the admin sign-in gets `refusal`, like anyone with a wrong
 * proof. A person with a second factor waits for its code, unless the proof counted as both steps.
 */
export async function enterWith(
  info: RequestInfo,
  { token, profileId }: { token: string; profileId: string },
  door: Door,
  refusal: ErrorCode,
): Promise<SignedIn> {
  const session = await findSession(token)
  const actor = session?.actor ?? (await findWaitingSession(token))
  if (!actor) throw new AppError('account.blocked')
  if (door === 'admins' && actor.type !== 'admin') {
    await endSession(actor.sessionId)
    throw new AppError(refusal)
  }
  if (info.actor) await endSession(info.actor.sessionId)
  log.info(session ? 'signed in' : 'the first proof was right, the code is asked for', {
    actorId: profileId,
    action: door,
  })
  return { actor, token, asksForCode: session === null }
}

/** Ends the requesting session, effective from the next request. */
export async function signOut(actor: Actor): Promise<void> {
  await endSession(actor.sessionId)
}

/** Person with an open session in this browser. */
export const signedInAs = (actor: Actor | null) => actor && { name: actor.name, email: actor.email }
