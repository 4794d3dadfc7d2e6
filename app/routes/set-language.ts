import { redirect } from 'react-router'
import { z } from 'zod'
import { langs } from '#/domain/text.ts'
import { safeRedirect } from '#/domain/safe-redirect.ts'
import { languageChoice } from '#/features/identity/accounts/session-cookies.server.ts'
import { setPreference } from '#/features/identity/accounts/set-preference.server.ts'
import { isPortalPath, languageOf, twinPath } from '#/platform/i18n.ts'
import { plainFormOf } from '#/platform/request-body.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/set-language'

const wish = z.strictObject({ lang: z.enum(langs), next: z.string().max(2000).optional() })

export const loader = () => redirect('/')

/** Stores the language and redirects back: a public page to its twin in that language. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await plainFormOf(request)
  const parsed = wish.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw new Response(null, { status: 400 })
  const { lang, next } = parsed.data
  const { actor } = infoOf(context)
  if (actor) await setPreference(actor, { language: lang })
  const back = new URL(safeRedirect(next, '/'), 'https://here.invalid')
  const isRight = isPortalPath(back.pathname) || languageOf(back.pathname, undefined, undefined) === lang
  const path = (isRight ? back.pathname : twinPath(back.pathname)) + back.search + back.hash
  return redirect(path, { headers: { 'set-cookie': languageChoice(lang) } })
}
