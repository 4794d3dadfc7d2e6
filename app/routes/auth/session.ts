import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/session'

/**
 * The signed-in person as JSON, or 401. Reading it also prolongs the session, as every request does: the sliding session
 * takes the place of refresh tokens.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { actor } = infoOf(context)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' }
  if (!actor) return new Response(JSON.stringify({ error: 'sign-in-required' }), { status: 401, headers })
  const { id, type, email, name, language } = actor
  return new Response(JSON.stringify({ user: { id, type, email, name, language } }), { headers })
}
