import { askedIn } from '#/features/reporting/report-documents/asked.ts'
import { sendDocument } from '#/features/reporting/report-documents/send-document.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/document'

/** Report as PDF, in the language and revision of the address. */
export const loader = pageData(({ context, params, url }: Route.LoaderArgs) =>
  sendDocument(actorOf(context), params.reportId, askedIn(url.searchParams, infoOf(context).lang)),
)
