import { FileChartColumn } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { SeenFailures } from '#/features/fieldwork/alerts/components/seen-failures.tsx'
import { readClientAlert } from '#/features/fieldwork/alerts/read-alerts.server.ts'
import { clientAlertMessages } from '#/messages/reporting/review.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/$alertId'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readClientAlert(actorOf(context), params.alertId, infoOf(context).lang),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { en, ar } = clientAlertMessages.title
  const branch = loaderData?.branch ?? ''
  return [{ title: pageTitle(matches, { en: en.replace('{branch}', branch), ar: ar.replace('{branch}', branch) }) }]
}

export default function Page({ loaderData: alert }: Route.ComponentProps) {
  const t = useT(clientAlertMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/reports'), label: t('reports') }, { label: alert.branch }]}
        title={t('title', { branch: alert.branch })}
        description={<bdi>{alert.location}</bdi>}
      />
      <Notice kind="danger">{t('intro')}</Notice>
      <Card title={t('seen')}>
        <div className="flex flex-col gap-4">
          <SeenFailures seen={alert.seen} branch={alert.branch} />
          <DescriptionList
            items={[
              { term: t('visit'), value: <Time at={alert.visitedAt} mode="datetime" /> },
              { term: t('sent'), value: <Time at={alert.sentAt} mode="datetime" /> },
              { term: t('note'), value: alert.note },
            ]}
          />
        </div>
      </Card>
      {alert.reportId ? (
        <div>
          <LinkButton
            variant="primary"
            icon={FileChartColumn}
            to={href('/client/reports/:reportId', { reportId: alert.reportId })}
          >
            {t('openReport')}
          </LinkButton>
        </div>
      ) : (
        <p className="text-ui text-ink-2">{t('reportFollows')}</p>
      )}
    </div>
  )
}
