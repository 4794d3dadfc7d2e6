import { sendAuditDocument } from '#/features/operations/audit-documents/audit-document.server.ts'
import { askedIn } from '#/features/reporting/report-documents/asked.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/pdf'

/** The result of an audit as PDF, in the language of the address. */
export const loader = pageData(({ context, params, url }: Route.LoaderArgs) =>
  sendAuditDocument(actorOf(context), params.auditId, askedIn(url.searchParams, infoOf(context).lang).lang),
)
