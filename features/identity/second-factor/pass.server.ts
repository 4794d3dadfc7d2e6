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

/** Sealed cookie of a sign-in that waits for its code, with its first step if that was a phone code. Grants nothing. */
export const secondStepCookie = (token: string, by?: 'phone'): string =>
  write(seal(cookieName, by ? `${token} ${by}` : token), minutes * 60)
export const endedSecondStep = (): string => write('', 0)

function stepOf(request: Request): { token: string; byPhone: boolean } | null {
  const sealed = readCookies(request.headers.get('cookie')).get(cookieName)
  const [token, by] = (sealed && unseal(cookieName, sealed))?.split(' ') ?? []
  return token ? { token, byPhone: by === 'phone' } : null
}

/** `byPhone`: the first step was a phone code. */
type Waiting = { actor: Actor; token: string; byPhone: boolean }

/** The sign-in waiting for a code in this browser; null when none or expired. */
export async function waitingSignIn(request: Request): Promise<Waiting | null> {
  const step = stepOf(request)
  const actor = step && (await findWaitingSession(step.token))
  return step && actor ? { actor, ...step } : null
}

/** Compares a code for a waiting person. */
type IsRight = (waiting: Waiting) => Promise<boolean>

/** Second step of a sign-in by app or recovery code: five attempts, each code once. Makes the session usable. */
export const passSecondFactor = (request: Request, code: string, network: string): Promise<Waiting> =>
  passSecondStep(request, network, ({ actor }) =>
    /^\d{6}$/.test(code) ? redeemCode(actor.id, code) : redeemRecoveryCode(actor.id, code),
  )

/** Second step by any code: limited, logged, and then the session is usable. */
export async function passSecondStep(request: Request, network: string, isRight: IsRight): Promise<Waiting> {
  const waiting = await waitingSignIn(request)
  return logRefusal({ door: 'second factor', network, ...(waiting ? { actorId: waiting.actor.id } : {}) }, async () => {
    if (!waiting) throw new AppError('account.code-too-late')
    const device = readCookies(request.headers.get('cookie')).get(deviceCookieName)
    await takeCode(waiting, isRight, { kind: 'code', email: waiting.actor.email, network, device })
    return waiting
  })
}

async function takeCode(waiting: Waiting, isRight: IsRight, guess: Guess): Promise<void> {
  await takeGuess(guess)
  const { actor } = waiting
  if (!(await isRight(waiting))) throw new AppError('account.code-wrong', {}, { code: 'code-wrong' })
  await confirmSession(actor.sessionId)
  await forgetGuess(guess)
  log.info('signed in with the second factor', { actorId: actor.id })
}
