import { redirect } from 'react-router'
import { isLang } from '#/domain/text.ts'
import { chosenLanguage, endedCookies } from '#/features/identity/accounts/session-cookies.server.ts'
import { signOut } from '#/features/identity/accounts/sign-in.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { formOf } from '#/platform/request-body.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/sign-out'

export const loader = () => redirect('/')

/** Ends the session on the server, removes the cookies and redirects to the sign-in page of the person's type. */
export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = infoOf(context)
  if (actor) await signOut(actor)
  const form = await formOf(request).catch(() => new FormData())
  const asked = form.get('lang')
  const lang = isLang(asked) ? asked : (chosenLanguage(request) ?? actor?.language ?? 'en')
  const headers = new Headers({ 'clear-site-data': '"cache"' })
  for (const cookie of endedCookies()) headers.append('set-cookie', cookie)
  return redirect(publicPath(lang, actor?.type === 'admin' ? '/admin-login' : '/login'), { headers })
}
