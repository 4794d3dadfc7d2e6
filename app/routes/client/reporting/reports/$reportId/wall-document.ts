import { askedIn } from '#/features/reporting/report-documents/asked.ts'
import { sendWallSheet } from '#/features/reporting/report-documents/wall-sheet.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/wall-document'

/** Sheet for the wall of the branch as PDF, in the language of the address. */
export const loader = pageData(({ context, params, url }: Route.LoaderArgs) =>
  sendWallSheet(actorOf(context), params.reportId, askedIn(url.searchParams, infoOf(context).lang).lang),
)
