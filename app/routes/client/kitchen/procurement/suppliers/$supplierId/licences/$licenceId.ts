import { licenceFileResponse } from '#/features/kitchen/suppliers/licence.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$licenceId'

/** The scan or photo of a licence. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  licenceFileResponse(actorOf(context), params, infoOf(context).lang),
)
