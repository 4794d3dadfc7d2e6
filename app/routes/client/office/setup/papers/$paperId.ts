import { paperResponse } from '#/features/office/client-papers/paper-response.server.ts'
import { openOwnPaper } from '#/features/office/client-papers/papers.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$paperId'

/** An own paper. */
export const loader = pageData(async ({ context, params }: Route.LoaderArgs) =>
  paperResponse(await openOwnPaper(actorOf(context), params.paperId), infoOf(context).lang),
)
