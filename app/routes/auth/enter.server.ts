import { redirect } from 'react-router'
import { z } from 'zod'
import { destinationFor } from '#/features/identity/accounts/destination.ts'
import { type Registration, signInForm } from '#/features/identity/accounts/form.ts'
import { wrapUnexpected } from '#/features/identity/accounts/wrap-unexpected.server.ts'
import { register } from '#/features/identity/accounts/register.server.ts'
import { displaySession, languageChoice } from '#/features/identity/accounts/session-cookies.server.ts'
import { type Door, signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { beginIdentitySignIn } from '#/features/identity/identities/enter.server.ts'
import { identitySignInForm } from '#/features/identity/identities/form.ts'
import { signInWithLink, signInWithMailCode } from '#/features/identity/mail-sign-in/enter.server.ts'
import { mailLinkForm, mailSignInForm } from '#/features/identity/mail-sign-in/form.ts'
import { requestMailSignIn } from '#/features/identity/mail-sign-in/request.server.ts'
import { beginPasskeySignIn, signInWithPasskey } from '#/features/identity/passkeys/enter.server.ts'
import { passkeySignInForms } from '#/features/identity/passkeys/form.ts'
import { requestPhoneSignIn, signInWithPhoneCode } from '#/features/identity/phone/enter.server.ts'
import { phoneSignInForm, textCodeForm } from '#/features/identity/phone/form.ts'
import { passByText, textSecondStep } from '#/features/identity/phone/second-step.server.ts'
import { codeForm } from '#/features/identity/second-factor/form.ts'
import { passSecondFactor } from '#/features/identity/second-factor/pass.server.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { entered, goTo, goToProvider, portalLanguage } from './entered.server.ts'

const signInForms = z.discriminatedUnion('intent', [...signInForm.options, ...passkeySignInForms, identitySignInForm])

/** Action of both sign-in pages: signs in, or continues an open session. */
export const signInAction = (door: Door) =>
  publicFormAction(signInForms, async (info, input, { request }) => {
    const { pathname, searchParams } = new URL(request.url)
    const next = searchParams.get('next')
    if (input.intent === 'passkey-begin') return { ask: await beginPasskeySignIn(info) }
    if (input.intent === 'identity') return goToProvider(await beginIdentitySignIn(info, door, next))
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
  codeForm.extend({ intent: z.literal('text-code'), request: z.uuid() }),
  textCodeForm,
  ...passkeySignInForms,
])

/** Action of the page after the password: the code, or a passkey, which counts as both steps. */
export const secondStepAction = publicFormAction(secondStepForms, async (info, input, { request }) => {
  if (input.intent === 'passkey-begin') return { ask: await beginPasskeySignIn(info), request: null }
  if (input.intent === 'passkey') return entered(info, request, await signInWithPasskey(info, input, 'everybody'))
  if (input.intent === 'text') return { ask: null, ...(await textSecondStep(info, request)) }
  const { actor, token } =
    input.intent === 'text-code'
      ? await passByText(info, request, input)
      : await passSecondFactor(request, input.code, info.network)
  return entered(info, request, { actor, token, asksForCode: false })
})

/** Action of the page that asks for a mail and takes its code. */
export const mailSignInAction = publicFormAction(mailSignInForm, async (info, input, { request }) => {
  if (input.intent === 'send') return requestMailSignIn(info, input.email)
  return entered(info, request, await wrapUnexpected('account.login-failed', () => signInWithMailCode(info, input)))
})

/** Action of the page that texts a code and takes it. */
export const phoneSignInAction = publicFormAction(phoneSignInForm, async (info, input, { request }) => {
  if (input.intent === 'send') return requestPhoneSignIn(info, input.phone)
  const signedIn = await wrapUnexpected('account.login-failed', () => signInWithPhoneCode(info, input))
  return entered(info, request, signedIn, { by: 'phone' })
})

/** Action of the page that a mail's link opens. */
export const mailLinkAction = publicFormAction(mailLinkForm, async (info, { token }, { request }) =>
  entered(info, request, await wrapUnexpected('account.login-failed', () => signInWithLink(info, token))),
)

export const registrationAction = (schema: z.ZodType<Registration>) =>
  publicFormAction(schema, (info, registration) =>
    wrapUnexpected('account.registration-failed', () => register(info, registration)),
  )
