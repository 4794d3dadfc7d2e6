import { randomUUID } from 'node:crypto'
import { asSystem } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { passSecondStep, waitingSignIn } from '#/features/identity/second-factor/pass.server.ts'
import { redeemChallengeCode } from '#/platform/challenges.server.ts'
import { takeGuess } from '#/platform/guesses.server.ts'
import { notePhoneUse, readPhone } from '#/platform/phones.server.ts'
import { logRefusal } from '#/platform/refusals.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import { offersPhoneCodes } from '#/platform/sms.server.ts'
import { enqueueCode, phoneCodeMinutes } from './text-code.server.ts'

type Waiting = NonNullable<Awaited<ReturnType<typeof waitingSignIn>>>

/**
 * Number that a code of the second step goes to. None for administrators, because messages can be redirected, and none
 * when a phone code was the first step.
 */
async function numberFor({ actor, byPhone }: Waiting): Promise<string | null> {
  if (byPhone || actor.type === 'admin' || !offersPhoneCodes()) return null
  return (await readPhone(actor.id))?.number ?? null
}

/** Whether a waiting sign-in may have its code texted. */
export async function mayText(request: Request): Promise<boolean> {
  const waiting = await waitingSignIn(request)
  return waiting !== null && (await numberFor(waiting)) !== null
}

/** Texts a code for the second step to the verified number. */
export async function textSecondStep(info: RequestInfo, request: Request): Promise<{ request: string }> {
  const waiting = await waitingSignIn(request)
  if (!waiting) throw new AppError('account.code-too-late')
  const number = await numberFor(waiting)
  if (!number) throw new AppError('not-allowed')
  const { network, device } = info
  await logRefusal({ door: 'second factor', network, actorId: waiting.actor.id }, () =>
    takeGuess({ kind: 'phone', email: number, network, device }),
  )
  const id = randomUUID()
  await asSystem('a code of the second step is asked for before sign-in', (tx) =>
    enqueueCode(tx, { kind: 'phone', number, request: id, userId: waiting.actor.id }),
  )
  return { request: id }
}

/** Second step by the texted code. */
export const passByText = (
  info: RequestInfo,
  request: Request,
  given: { request: string; code: string },
): ReturnType<typeof passSecondStep> =>
  passSecondStep(request, info.network, async (waiting) => {
    if (!(await numberFor(waiting))) return false
    const rules = { minutes: phoneCodeMinutes, userId: waiting.actor.id }
    if (!(await redeemChallengeCode('phone', given.request, given.code, rules))) return false
    await notePhoneUse(waiting.actor.id)
    return true
  })
