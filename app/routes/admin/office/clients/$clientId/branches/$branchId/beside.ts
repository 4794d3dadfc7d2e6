import { readBesideBranch } from '#/features/office/client-branches/read-beside.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** A branch beside the list of a client's branches. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) => readBesideBranch(actorOf(context), params))
