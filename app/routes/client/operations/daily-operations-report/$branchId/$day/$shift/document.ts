import { sendDayDocument } from '#/features/operations/daily-documents/day-document.server.ts'
import { askedIn } from '#/features/reporting/report-documents/asked.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/document'

/** A daily report as PDF, in the language and revision of the address. */
export const loader = pageData(({ context, params, url }: Route.LoaderArgs) =>
  sendDayDocument(actorOf(context), params, askedIn(url.searchParams, infoOf(context).lang)),
)
