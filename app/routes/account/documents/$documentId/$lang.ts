import { openOwnFile } from '#/features/site/library/own.server.ts'
import { sendLibraryFile } from '#/features/site/library/send-file.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$lang'

/** A document for the reader, in one of its languages. */
export const loader = pageData(async ({ context, params }: Route.LoaderArgs) =>
  sendLibraryFile(await openOwnFile(actorOf(context), params.documentId, params.lang), infoOf(context).lang),
)
