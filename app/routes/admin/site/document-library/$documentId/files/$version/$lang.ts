import { openVersionFile } from '#/features/site/library/read.server.ts'
import { sendLibraryFile } from '#/features/site/library/send-file.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$lang'

/** A file of any version, for staff. */
export const loader = pageData(async ({ context, params }: Route.LoaderArgs) =>
  sendLibraryFile(await openVersionFile(actorOf(context), params), infoOf(context).lang),
)
