import { sendMonthDocument } from '#/features/operations/daily-documents/month-document.server.ts'
import { askedIn } from '#/features/reporting/report-documents/asked.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/document'

/** A month of daily reports as PDF, in the language of the address; by default the month under way. */
export const loader = pageData(({ context, url }: Route.LoaderArgs) => {
  const asked = url.searchParams.get('month') ?? ''
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.test(asked) ? asked : null
  return sendMonthDocument(actorOf(context), month, askedIn(url.searchParams, infoOf(context).lang).lang)
})
