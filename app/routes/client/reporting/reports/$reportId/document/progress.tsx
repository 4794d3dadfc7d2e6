import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { askedIn } from '#/features/reporting/report-documents/asked.ts'
import { DocumentProgress } from '#/features/reporting/report-documents/components/document-progress.tsx'
import { documentStanding } from '#/features/reporting/report-documents/get-document.server.ts'
import { getDocumentMessages } from '#/messages/reporting/report-documents.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/progress'

export const loader = pageData(({ context, params, url }: Route.LoaderArgs) => {
  const { lang, revision } = askedIn(url.searchParams, infoOf(context).lang)
  return documentStanding(actorOf(context), params.reportId, lang, revision)
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, getDocumentMessages.title) }]

/** Progress of a document that is still being rendered. */
export default function Page({ loaderData, params }: Route.ComponentProps) {
  return (
    <DocumentProgress standing={loaderData} report={href('/client/reports/:reportId', { reportId: params.reportId })} />
  )
}
