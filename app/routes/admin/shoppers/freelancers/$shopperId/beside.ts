import { readBesideShopper } from '#/features/shoppers/roster/read-beside.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** A shopper beside the roster. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readBesideShopper(actorOf(context), params.shopperId),
)
