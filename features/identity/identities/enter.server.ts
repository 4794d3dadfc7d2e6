import { z } from 'zod'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { langs } from '#/domain/text.ts'
import { type Door, enterWith, type SignedIn } from '#/features/identity/accounts/sign-in.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { openSessionFor } from '#/platform/auth.server.ts'
import { claimOnce, redeemChallenge } from '#/platform/challenges.server.ts'
import { readCookies, writeCookie } from '#/platform/cookies.ts'
import { env } from '#/platform/env.server.ts'
import { personOfIdentity } from '#/platform/identities.server.ts'
import { checkOpenIdToken, finishOpenId, type Identity, startOpenId } from '#/platform/openid.server.ts'
import { logRefusal } from '#/platform/refusals.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import { seal, unseal } from '#/platform/seal.server.ts'
import { linkIdentity } from './manage.server.ts'

const cookieName = 'identity-step'
const minutes = 10
const write = (value: string, maxAgeSeconds: number): string =>
  writeCookie(cookieName, value, { maxAgeSeconds, secure: env().secureCookies })

/** Sealed cookie of a step at the provider: only the browser that began it can end it. */
export const identityStepCookie = (id: string): string => write(seal(cookieName, id), minutes * 60)
export const endedIdentityStep = (): string => write('', 0)
const stepIn = (request: Request): string | null => {
  const sealed = readCookies(request.headers.get('cookie')).get(cookieName)
  return sealed ? unseal(cookieName, sealed) : null
}

const detail = z.object({
  link: z.boolean().optional(),
  door: z.enum(['everybody', 'admins']).optional(),
  next: z.string().nullish(),
  lang: z.enum(langs).optional(),
})
type Detail = z.output<typeof detail>

/** Opens the way to the provider to sign in. */
export const beginIdentitySignIn = (info: RequestInfo, door: Door, next: string | null) =>
  logRefusal({ door: 'sign-in', network: info.network }, async () => {
    await takeAttempt('identity by network', info.network)
    return startOpenId(JSON.stringify({ door, next, lang: info.lang } satisfies Detail), null)
  })

/** Enters with an identity. It is one step: a second factor is still asked for. */
async function enter(info: RequestInfo, identity: Identity, door: Door): Promise<SignedIn> {
  const profileId = await personOfIdentity(identity)
  if (!profileId) throw new AppError('account.identity-unknown')
  const opened = await openSessionFor(profileId, { userAgent: info.userAgent, strong: false })
  return enterWith(info, opened, door, 'account.identity-unknown')
}

/** Outcome of a step: linked, signed in, or refused; with the page it began on. */
export type Returned = Pick<Detail, 'lang' | 'next'> & { door: Door } & (
    | { kind: 'linked' }
    | { kind: 'signed-in'; signedIn: SignedIn }
    | { kind: 'refused'; code: ErrorCode; wasLink: boolean }
  )

/**
 * Ends a step at the provider: in the browser that began it, once, within ten minutes. The state is part of the address
 * and in the sealed cookie; nonce and PKCE verifier are derived from it.
 */
export async function returnFromProvider(info: RequestInfo, request: Request): Promise<Returned> {
  const { searchParams } = new URL(request.url)
  const state = searchParams.get('state') ?? ''
  const step = stepIn(request) === state ? await redeemChallenge('identity', state) : null
  const { link = false, door = 'everybody', next, lang } = detail.parse(JSON.parse(step?.detail ?? '{}'))
  const where = { door, next, ...(lang ? { lang } : {}) }
  try {
    return await logRefusal({ door: 'sign-in', network: info.network }, async () => {
      await takeAttempt('identity by network', info.network)
      const code = searchParams.get('code')
      if (!step) throw new AppError('account.identity-refused')
      if (!code) throw new AppError('account.identity-cancelled')
      if (link && info.actor?.id !== step.userId) throw new AppError('account.identity-refused')
      const identity = await finishOpenId(state, code)
      if (!link) return { ...where, kind: 'signed-in' as const, signedIn: await enter(info, identity, door) }
      await linkIdentity(info.actor!, identity)
      return { ...where, kind: 'linked' as const }
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...where, kind: 'refused', code: error.code, wasLink: link }
  }
}

/** Signs in with an id token that an application got from the provider: once, at most five minutes after its issue. */
export const signInWithIdToken = (info: RequestInfo, token: string, nonce?: string): Promise<SignedIn> =>
  logRefusal({ door: 'sign-in', network: info.network }, async () => {
    await takeAttempt('identity by network', info.network)
    const identity = await checkOpenIdToken(token, nonce)
    if (!(await claimOnce('identity', token, minutes))) throw new AppError('account.identity-refused')
    return enter(info, identity, 'everybody')
  })
