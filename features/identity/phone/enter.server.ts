import { randomUUID } from 'node:crypto'
import { asSystem } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { enterWith, type SignedIn } from '#/features/identity/accounts/sign-in.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { openSessionFor } from '#/platform/auth.server.ts'
import { redeemChallengeCode } from '#/platform/challenges.server.ts'
import { takeGuess } from '#/platform/guesses.server.ts'
import { notePhoneUse } from '#/platform/phones.server.ts'
import { logRefusal } from '#/platform/refusals.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import { enqueueCode, phoneCodeMinutes } from './text-code.server.ts'

/** Asks for a code to sign in. Identical steps for known and unknown numbers: the job distinguishes them. */
export async function requestPhoneSignIn(
  info: RequestInfo,
  number: string,
): Promise<{ phone: string; request: string }> {
  const { network, device } = info
  await logRefusal({ door: 'link request', network, email: number }, () =>
    takeGuess({ kind: 'phone', email: number, network, device }),
  )
  const request = randomUUID()
  await asSystem('a code to sign in with is asked for before sign-in', (tx) =>
    enqueueCode(tx, { kind: 'phone', number, request, userId: null }),
  )
  return { phone: number, request }
}

/** Signs in with the code: ten minutes, five tries, in the browser that asked for it. A second factor is still asked for. */
export const signInWithPhoneCode = (
  info: RequestInfo,
  { request, code }: { request: string; code: string },
): Promise<SignedIn> =>
  logRefusal({ door: 'sign-in', network: info.network }, async () => {
    await takeAttempt('mail code by network', info.network)
    const profileId = (await redeemChallengeCode('phone', request, code, { minutes: phoneCodeMinutes }))?.userId
    if (!profileId) throw new AppError('account.code-wrong', {}, { code: 'code-wrong' })
    await notePhoneUse(profileId)
    const opened = await openSessionFor(profileId, { userAgent: info.userAgent, strong: false })
    return enterWith(info, opened, 'everybody', 'account.code-wrong')
  })
