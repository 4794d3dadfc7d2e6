import { readBesideClient } from '#/features/office/clients/read-beside.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** A client beside the list of clients. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readBesideClient(actorOf(context), params.clientId),
)
