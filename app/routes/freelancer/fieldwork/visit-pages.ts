import { listOpenVisitPages } from '#/features/fieldwork/visits/list-visits.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/visit-pages'

/** Which pages a phone should have with it before its shopper loses the network. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return Response.json({ account: actor.id, pages: await listOpenVisitPages(actor) })
}
