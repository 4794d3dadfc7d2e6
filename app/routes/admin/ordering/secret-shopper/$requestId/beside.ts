import { readBesideVisit } from '#/features/ordering/control-room/read-beside.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** A visit beside the control room's list. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readBesideVisit(actorOf(context), params.requestId),
)
