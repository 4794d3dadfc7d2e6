import { listOpenVisitPages } from '#/features/fieldwork/visits/list-visits.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/visit-pages'

/** Pages that a phone caches for offline use. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return Response.json({ account: actor.id, pages: await listOpenVisitPages(actor) })
}
