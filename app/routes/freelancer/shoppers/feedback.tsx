import { href } from 'react-router'
import { formatTenths } from '#/domain/score.ts'
import { TrendingUp } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { GradeLine } from '#/features/shoppers/feedback/components/grade-line.tsx'
import { PointCard } from '#/features/shoppers/feedback/components/point-card.tsx'
import { type Feedback, readFeedback } from '#/features/shoppers/feedback/read-feedback.server.ts'
import { feedbackMessages } from '#/messages/shoppers/feedback.ts'
import { reportReviewMessages } from '#/messages/reports.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Stars } from '#/ui/meter.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/feedback'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, feedbackMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readFeedback(actorOf(context)))

/** Editors' feedback: over time, by criterion, with examples and advice. */
export default function Page({ loaderData: feedback }: Route.ComponentProps) {
  const t = useT(feedbackMessages)
  const header = (
    <PageHeader
      title={t('title')}
      description={t('intro')}
      actions={<LinkButton to={href('/freelancer/reports')}>{t('toReports')}</LinkButton>}
    />
  )
  if (feedback.reports === 0)
    return (
      <>
        {header}
        <Card>
          <EmptyState icon={TrendingUp} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        </Card>
      </>
    )
  return (
    <>
      {header}
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <Card title={t('rating')}>
            <div className="flex flex-col gap-2">
              <Stars rating={feedback.mean} />
              <p className="num text-caption text-ink-2">{t('overReports', { count: feedback.reports })}</p>
            </div>
          </Card>
          {feedback.points.length > 0 && <Improve feedback={feedback} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-2 lg:gap-6">
          <Card title={t('overTime')}>
            <GradeLine line={feedback.line} />
          </Card>
          {feedback.points.length > 0 && (
            <Card title={t('points')}>
              <ul className="flex flex-col divide-y divide-line">
                {feedback.points.map((figures) => (
                  <PointCard key={figures.point} figures={figures} />
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

function Improve({ feedback: { improve } }: { feedback: Feedback }) {
  const t = useT(feedbackMessages)
  const review = useT(reportReviewMessages)
  if (!improve)
    return (
      <Card title={t('improve')}>
        <p className="text-ui">{t('improveNone')}</p>
      </Card>
    )
  const { point, mean, low, of } = improve
  return (
    <Card title={t('improve')}>
      <div className="flex flex-col gap-2 text-ui">
        <p>{t('improveText', { point: review(`grade_${point}`), mean: formatTenths(mean), low, count: of })}</p>
        <p className="text-ink-2">{t(`advice_${point}`)}</p>
      </div>
    </Card>
  )
}
