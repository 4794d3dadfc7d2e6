import { folderFileResponse } from '#/features/operations/papers/folder.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$documentId'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

/** The file of a paper in the inspector's folder, below its address so that the phone can keep it. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  folderFileResponse(actorOf(context), params, infoOf(context).lang),
)
