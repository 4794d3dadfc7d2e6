import { findClients } from '#/features/ordering/requests/find-clients.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/clients'

/** Clients by name, for the combo box. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => ({
  clients: await findClients(actorOf(context), (url.searchParams.get('q') ?? '').slice(0, 100)),
}))
