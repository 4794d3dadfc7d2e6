import { paperResponse } from '#/features/office/client-papers/paper-response.server.ts'
import { openPaper } from '#/features/office/client-papers/papers.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$paperId'

/** A client's paper for staff; recorded. */
export const loader = pageData(async ({ context, params }: Route.LoaderArgs) =>
  paperResponse(await openPaper(actorOf(context), params.clientId, params.paperId), infoOf(context).lang),
)
