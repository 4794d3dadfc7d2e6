import { href, redirect, redirectDocument } from 'react-router'
import type { Actor } from '#/domain/actor.ts'
import type { Lang } from '#/domain/text.ts'
import { isLedToSetup } from '#/features/companies/companies/hide-setup.server.ts'
import { destinationFor } from '#/features/identity/accounts/destination.ts'
import { chosenLanguage, sessionCookies } from '#/features/identity/accounts/session-cookies.server.ts'
import type { SignedIn } from '#/features/identity/accounts/sign-in.server.ts'
import { identityStepCookie } from '#/features/identity/identities/enter.server.ts'
import { endedSecondStep, secondStepCookie } from '#/features/identity/second-factor/pass.server.ts'
import { deviceCookie } from '#/platform/device.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import type { RequestInfo } from '#/platform/request-context.ts'

const withCookies = (cookies: readonly string[]): Headers => {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

/** Loads a new document (why: the visitor page and its content policy end here). */
export const goTo = (path: string, cookies: readonly string[]): Response =>
  redirectDocument(path, { headers: withCookies(cookies) })

/** Leads to the identity provider, and marks the browser that went there. */
export const goToProvider = ({ id, url }: { id: string; url: string }): Response => goTo(url, [identityStepCookie(id)])

/** Arabic pages are a choice; on English ones an earlier choice counts, then the profile. */
export const portalLanguage = (page: Lang, request: Request, actor: Actor): Lang =>
  page === 'ar' ? 'ar' : (chosenLanguage(request) ?? actor.language)

/** Where a sign-in began, when the answered address does not tell. */
type Began = {
  lang?: Lang | undefined
  next?: string | null | undefined
  /** A phone code was the first step, so it is not accepted as the second. */
  by?: 'phone'
}

/** Cookies of a complete sign-in. */
export const enteredCookies = (info: RequestInfo, request: Request, { actor, token }: SignedIn, lang = info.lang) => [
  ...sessionCookies(token, actor, portalLanguage(lang, request, actor)),
  deviceCookie(info.device, actor.email),
  endedSecondStep(),
]

/** Answer to a right proof: the portal, or the page that asks for the code. */
export async function entered(
  info: RequestInfo,
  request: Request,
  signedIn: SignedIn,
  began: Began = {},
): Promise<Response> {
  const { lang = info.lang, next = new URL(request.url).searchParams.get('next') } = began
  if (signedIn.asksForCode) {
    const code = publicPath(lang, '/login/code') + (next ? `?next=${encodeURIComponent(next)}` : '')
    return redirect(code, { headers: { 'set-cookie': secondStepCookie(signedIn.token, began.by) } })
  }
  const { actor } = signedIn
  const path = !next && (await isLedToSetup(actor)) ? href('/client/setup') : destinationFor(actor.type, next)
  return goTo(path, enteredCookies(info, request, signedIn, lang))
}
