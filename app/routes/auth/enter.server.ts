import { redirect, redirectDocument } from 'react-router'
import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import type { Lang } from '#/domain/text.ts'
import { destinationFor } from '#/features/identity/accounts/destination.ts'
import { type Registration, signInForm } from '#/features/identity/accounts/form.ts'
import { wrapUnexpected } from '#/features/identity/accounts/wrap-unexpected.server.ts'
import { register } from '#/features/identity/accounts/register.server.ts'
import {
  chosenLanguage,
  displaySession,
  languageChoice,
  sessionCookies,
} from '#/features/identity/accounts/session-cookies.server.ts'
import { type Door, type SignedIn, signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { beginPasskeySignIn, signInWithPasskey } from '#/features/identity/passkeys/enter.server.ts'
import { passkeySignInForms } from '#/features/identity/passkeys/form.ts'
import { codeForm } from '#/features/identity/second-factor/form.ts'
import { endedSecondStep, passSecondFactor, secondStepCookie } from '#/features/identity/second-factor/pass.server.ts'
import { deviceCookie } from '#/platform/device.server.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import type { RequestInfo } from '#/platform/request-context.ts'

/** Loads a new document (why: the visitor page and its content policy end here). */
const goTo = (path: string, cookies: readonly string[]): Response => {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirectDocument(path, { headers })
}

/** Arabic pages are a choice; on English ones an earlier choice counts, then the profile. */
const portalLanguage = (page: Lang, request: Request, actor: Actor): Lang =>
  page === 'ar' ? 'ar' : (chosenLanguage(request) ?? actor.language)

const signInForms = z.discriminatedUnion('intent', [...signInForm.options, ...passkeySignInForms])

/** Answer to a right proof: the portal, or the page that asks for the code. */
function entered(info: RequestInfo, request: Request, { actor, token, asksForCode }: SignedIn): Response {
  const next = new URL(request.url).searchParams.get('next')
  if (asksForCode) {
    const code = publicPath(info.lang, '/login/code') + (next ? `?next=${encodeURIComponent(next)}` : '')
    return redirect(code, { headers: { 'set-cookie': secondStepCookie(token) } })
  }
  const cookies = sessionCookies(token, actor, portalLanguage(info.lang, request, actor))
  const device = deviceCookie(info.device, actor.email)
  return goTo(destinationFor(actor.type, next), [...cookies, device, endedSecondStep()])
}

/** Action of both sign-in pages: signs in, or continues an open session. */
export const signInAction = (door: Door) =>
  publicFormAction(signInForms, async (info, input, { request }) => {
    const { pathname, searchParams } = new URL(request.url)
    const next = searchParams.get('next')
    if (input.intent === 'passkey-begin') return { ask: await beginPasskeySignIn(info) }
    if (input.intent === 'continue') {
      const { actor } = info
      if (!actor) return redirect(pathname.replace(/\.data$/, ''))
      const language = languageChoice(portalLanguage(info.lang, request, actor))
      return goTo(destinationFor(actor.type, next), [displaySession(actor), language])
    }
    return entered(
      info,
      request,
      await wrapUnexpected('account.login-failed', () =>
        input.intent === 'passkey'
          ? signInWithPasskey(info, input, door)
          : signIn(info, input.email, input.password, door),
      ),
    )
  })

const secondStepForms = z.discriminatedUnion('intent', [
  codeForm.extend({ intent: z.literal('code') }),
  ...passkeySignInForms,
])

/** Action of the page after the password: the code, or a passkey, which counts as both steps. */
export const secondStepAction = publicFormAction(secondStepForms, async (info, input, { request }) => {
  if (input.intent === 'passkey-begin') return { ask: await beginPasskeySignIn(info) }
  if (input.intent === 'passkey') return entered(info, request, await signInWithPasskey(info, input, 'everybody'))
  const { actor, token } = await passSecondFactor(request, input.code, info.network)
  return entered(info, request, { actor, token, asksForCode: false })
})

export const registrationAction = (schema: z.ZodType<Registration>) =>
  publicFormAction(schema, (info, registration) =>
    wrapUnexpected('account.registration-failed', () => register(info, registration)),
  )
