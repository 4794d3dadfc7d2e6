import { langIn, sendDocument } from '#/features/report-documents/send-document.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/report-document'

/** The report as a PDF, in the language of the address. */
export const loader = pageData(({ context, params, url }: Route.LoaderArgs) =>
  sendDocument(actorOf(context), params.reportId, langIn(url.searchParams, infoOf(context).lang)),
)
