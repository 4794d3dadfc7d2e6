import { quoteFileResponse } from '#/features/kitchen/quotations/quote-file.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$quoteId'

/** The file that a supplier sent with its quotation. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  quoteFileResponse(actorOf(context), params.quoteId, infoOf(context).lang),
)
