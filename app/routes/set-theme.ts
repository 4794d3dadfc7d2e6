import { redirect } from 'react-router'
import { z } from 'zod'
import { safeRedirect } from '#/domain/safe-redirect.ts'
import { setPreference } from '#/features/identity/accounts/set-preference.server.ts'
import { plainFormOf } from '#/platform/request-body.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/set-theme'

const wish = z.strictObject({ theme: z.enum(['system', 'light', 'dark']), next: z.string().max(2000).optional() })

export const loader = () => redirect('/')

/** Stores the theme for the portals and redirects back. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await plainFormOf(request)
  const parsed = wish.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw new Response(null, { status: 400 })
  const { actor } = infoOf(context)
  if (actor) await setPreference(actor, { theme: parsed.data.theme })
  return redirect(safeRedirect(parsed.data.next, '/'))
}
