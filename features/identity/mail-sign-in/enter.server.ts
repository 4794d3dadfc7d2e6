import { AppError } from '#/domain/errors.ts'
import { enterWith, type SignedIn } from '#/features/identity/accounts/sign-in.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { openSessionFor } from '#/platform/auth.server.ts'
import { isOpen, isSame, redeemChallenge, redeemChallengeCode, secretOf } from '#/platform/challenges.server.ts'
import { logRefusal } from '#/platform/refusals.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import { codeMinutes } from './request.server.ts'

/** Request of a link's token; null when the token is wrong. */
function requestOf(token: string): string | null {
  const [request = '', secret = ''] = token.split('.')
  return isSame(secret, secretOf('mail', request)) ? request : null
}

/** Whether a link can still be used. Looking does not use it up (why: mail scanners open every link). */
export async function isLinkOpen(token: string): Promise<boolean> {
  const request = requestOf(token)
  return request !== null && isOpen('mail', request)
}

const enter = async (info: RequestInfo, profileId: string, refusal: Parameters<typeof enterWith>[3]) =>
  enterWith(info, await openSessionFor(profileId, { userAgent: info.userAgent, strong: false }), 'everybody', refusal)

/** Signs in with the link of a mail, once, within 15 minutes. A second factor is still asked for. */
export const signInWithLink = (info: RequestInfo, token: string): Promise<SignedIn> =>
  logRefusal({ door: 'sign-in', network: info.network }, async () => {
    await takeAttempt('mail link by network', info.network)
    const request = requestOf(token)
    const profileId = request && (await redeemChallenge('mail', request))?.userId
    if (!profileId) throw new AppError('account.sign-in-link-invalid')
    return enter(info, profileId, 'account.sign-in-link-invalid')
  })

/** Signs in with the code of a mail: ten minutes, five tries, in the browser that asked for it. It ends the link too. */
export const signInWithMailCode = (
  info: RequestInfo,
  { request, code }: { request: string; code: string },
): Promise<SignedIn> =>
  logRefusal({ door: 'sign-in', network: info.network }, async () => {
    await takeAttempt('mail code by network', info.network)
    const profileId = (await redeemChallengeCode('mail', request, code, { minutes: codeMinutes }))?.userId
    if (!profileId) throw new AppError('account.code-wrong', {}, { code: 'code-wrong' })
    return enter(info, profileId, 'account.code-wrong')
  })
