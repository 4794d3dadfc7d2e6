import { readBesideCount } from '#/features/kitchen/stock/read-beside.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** A stock count beside the list of counts. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readBesideCount(actorOf(context), params.countId),
)
