import { FileText } from 'lucide-react'
import { href, redirect } from 'react-router'
import { VisitCard } from '#/features/fieldwork/visits/components/visit-card.tsx'
import { listOpenReports } from '#/features/fieldwork/visits/list-visits.server.ts'
import { visitMessages } from '#/messages/visits.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/submit-report'

/** A single open report is opened directly. */
export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const reports = await listOpenReports(actorOf(context))
  const only = reports.length === 1 ? reports[0]?.report : undefined
  if (only) throw redirect(href('/freelancer/submit-report/:reportId', { reportId: only.id }))
  return { reports, now: now().getTime() }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, visitMessages.submitTitle) }]

export default function SubmitReportPage({ loaderData: { reports, now: at } }: Route.ComponentProps) {
  const t = useT(visitMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('submitTitle')} description={t('submitIntro')} />
      {reports.length === 0 ? (
        <div className="rounded-card border border-line bg-card">
          <EmptyState
            icon={FileText}
            title={t('noOpenTitle')}
            action={<LinkButton to={href('/freelancer/secret-shopper')}>{t('toVisits')}</LinkButton>}
          >
            {t('noOpenText')}
          </EmptyState>
        </div>
      ) : (
        <div className="grid gap-3 md:gap-4 xl:grid-cols-2">
          {reports.map((visit) => (
            <VisitCard key={visit.requestId} visit={visit} now={at} />
          ))}
        </div>
      )}
    </div>
  )
}
