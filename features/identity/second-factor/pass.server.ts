import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { readCookies, writeCookie } from '#/platform/cookies.ts'
import { deviceCookieName } from '#/platform/device.server.ts'
import { env } from '#/platform/env.server.ts'
import { forgetGuess, type Guess, takeGuess } from '#/platform/guesses.server.ts'
import { log } from '#/platform/log.server.ts'
import { logRefusal } from '#/platform/refusals.server.ts'
import { seal, unseal } from '#/platform/seal.server.ts'
import { confirmSession, findWaitingSession, redeemCode, redeemRecoveryCode } from '#/platform/second-factor.server.ts'

const cookieName = 'second-step'
const minutes = 10

const write = (value: string, maxAgeSeconds: number): string =>
  writeCookie(cookieName, value, { maxAgeSeconds, secure: env().secureCookies })

/** Sealed cookie of a sign-in that waits for its code. Grants nothing. */
export const secondStepCookie = (token: string): string => write(seal(cookieName, token), minutes * 60)
export const endedSecondStep = (): string => write('', 0)

const tokenOf = (request: Request): string | null => {
  const sealed = readCookies(request.headers.get('cookie')).get(cookieName)
  return sealed ? unseal(cookieName, sealed) : null
}

type Waiting = { actor: Actor; token: string }

/** The sign-in waiting for a code in this browser; null when none or expired. */
export async function waitingSignIn(request: Request): Promise<Waiting | null> {
  const token = tokenOf(request)
  const actor = token === null ? null : await findWaitingSession(token)
  return token !== null && actor ? { actor, token } : null
}

/** Second step of a sign-in: five attempts, each code once. Makes the session usable. */
export async function passSecondFactor(request: Request, code: string, network: string): Promise<Waiting> {
  const waiting = await waitingSignIn(request)
  return logRefusal({ door: 'second factor', network, ...(waiting ? { actorId: waiting.actor.id } : {}) }, async () => {
    if (!waiting) throw new AppError('account.code-too-late')
    const device = readCookies(request.headers.get('cookie')).get(deviceCookieName)
    await takeCode(waiting.actor, code, { kind: 'code', email: waiting.actor.email, network, device })
    return waiting
  })
}

async function takeCode(actor: Actor, code: string, guess: Guess): Promise<void> {
  await takeGuess(guess)
  const isRight = /^\d{6}$/.test(code) ? await redeemCode(actor.id, code) : await redeemRecoveryCode(actor.id, code)
  if (!isRight) throw new AppError('account.code-wrong', {}, { code: 'code-wrong' })
  await confirmSession(actor.sessionId)
  await forgetGuess(guess)
  log.info('signed in with the second factor', { actorId: actor.id })
}
