import { paperFileResponse } from '#/features/operations/papers/paper-file.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/file'

/** The scan or photo of a paper. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  paperFileResponse(actorOf(context), params.documentId, infoOf(context).lang),
)
