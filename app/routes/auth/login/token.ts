import { signInWithIdToken } from '#/features/identity/identities/enter.server.ts'
import { idTokenForm } from '#/features/identity/identities/form.ts'
import { secondStepCookie } from '#/features/identity/second-factor/pass.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { enteredCookies } from '../entered.server.ts'
import type { Route } from './+types/token'

const mostBytes = 64 * 1024

const answer = (status: number, body: object, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}

/** The body as JSON or as a form; null when it is neither. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text.length > mostBytes) return null
  if (!request.headers.get('content-type')?.includes('json')) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Signs in with an id token of the configured provider, for applications that got it themselves. Answers JSON; the session
 * is the cookie. With a second factor: 403, and the code goes to /login/code.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const info = infoOf(context)
  const parsed = idTokenForm.safeParse(await bodyOf(request))
  if (!parsed.success) return answer(400, { error: 'bad-request' })
  try {
    const signedIn = await signInWithIdToken(info, parsed.data.id_token, parsed.data.nonce)
    if (signedIn.asksForCode) return answer(403, { error: 'account.code-needed' }, [secondStepCookie(signedIn.token)])
    const { id, type, email, name, language } = signedIn.actor
    return answer(200, { user: { id, type, email, name, language } }, enteredCookies(info, request, signedIn))
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    if (typeof error.details['seconds'] === 'number') info.wait = error.details['seconds']
    return answer(error.status, { error: error.code, ...error.details })
  }
}
