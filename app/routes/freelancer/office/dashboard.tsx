import { href } from 'react-router'
import { formatTenths } from '#/domain/score.ts'
import { ClipboardList, FilePen, IdCard, Wallet } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { LevelCard } from '#/features/shoppers/levels/components/level-card.tsx'
import { NextVisitCard } from '#/features/fieldwork/job-board/components/next-visit-card.tsx'
import { OpenOffersCard } from '#/features/fieldwork/job-board/components/open-offers-card.tsx'
import { ApprovalNotice } from '#/features/fieldwork/job-board/components/readiness-notice.tsx'
import { flowPath } from '#/features/fieldwork/job-board/flow-address.ts'
import { readReadiness } from '#/features/fieldwork/job-board/readiness.server.ts'
import { PanelBody } from '#/features/office/dashboards/components/panel-body.tsx'
import { QuickLinks } from '#/features/office/dashboards/components/quick-links.tsx'
import { TaskTable } from '#/features/office/dashboards/components/task-table.tsx'
import { panel } from '#/features/office/dashboards/panel.server.ts'
import { freelancerDashboard, type Rating, type TaskFigures } from '#/features/office/dashboards/freelancer.server.ts'
import { readLevelStanding } from '#/features/shoppers/levels/standing.server.ts'
import { ProfileProgress } from '#/features/shoppers/shopper-profile/components/profile-steps.tsx'
import { readProfileOverview } from '#/features/shoppers/shopper-profile/read-profile.server.ts'
import { readMyOffers } from '#/features/ordering/offers/read-offers.server.ts'
import { InstallHint } from '#/features/fieldwork/visits/components/install-hint.tsx'
import { VisitUnderWayCard } from '#/features/fieldwork/visits/components/visit-under-way-card.tsx'
import { listCurrentVisits } from '#/features/fieldwork/visits/list-visits.server.ts'
import type { VisitLine } from '#/features/fieldwork/visits/visit-line.ts'
import { readVisitUnderWay } from '#/features/fieldwork/visits/visit-under-way.server.ts'
import { dashboardMessages, freelancerDashboardMessages } from '#/messages/office/dashboards.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Stars } from '#/ui/meter.tsx'
import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dashboardMessages.dashboard) }]

const tasks = flowPath('todo')

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [figures, underWay, offers, current, readiness, profile, standing] = await Promise.all([
    freelancerDashboard(actor),
    panel(readVisitUnderWay(actor)),
    panel(readMyOffers(actor)),
    panel(listCurrentVisits(actor)),
    panel(readReadiness(actor)),
    panel(readProfileOverview(actor)),
    panel(readLevelStanding(actor)),
  ])
  return { name: actor.name, ...figures, underWay, offers, current, readiness, profile, standing, now: now().getTime() }
})

/** Overview of a shopper: tasks, earnings, rating, latest tasks. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { name, totals, rating, recent, underWay, offers, current, readiness, profile, standing, now: at } = loaderData
  const t = useT(dashboardMessages)
  const own = useT(freelancerDashboardMessages)
  return (
    <>
      <PageHeader title={t('dashboard')} description={t('welcome', { name })} />
      <PanelBody panel={readiness}>{(ready) => <ApprovalNotice readiness={ready} />}</PanelBody>
      <PanelBody panel={offers}>{(open) => <OpenOffersCard offers={open} />}</PanelBody>
      <PanelBody panel={underWay}>{(visit) => visit && <VisitUnderWayCard visit={visit} now={at} />}</PanelBody>
      <PanelBody panel={current}>{(visits) => <Next visits={visits} />}</PanelBody>
      <PanelBody panel={totals}>{(figures) => <Figures figures={figures} />}</PanelBody>
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
        <div className="lg:col-span-2">
          <Card
            title={own('recentTasks')}
            actions={
              <LinkButton to={tasks} variant="quiet">
                {t('viewAll')}
              </LinkButton>
            }
          >
            <PanelBody panel={recent}>{(rows) => <TaskTable rows={rows} />}</PanelBody>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <Links fresh={totals.ok ? totals.data.new : 0} />
          <Card title={own('yourRating')}>
            <PanelBody panel={rating}>{(grade) => <RatingPanel rating={grade} />}</PanelBody>
          </Card>
          <PanelBody panel={standing}>{(level) => <LevelCard standing={level} />}</PanelBody>
          <PanelBody panel={profile}>{({ steps }) => <ProfileProgress steps={steps} />}</PanelBody>
        </div>
      </div>
      <InstallHint />
    </>
  )
}

function Next({ visits }: { visits: readonly VisitLine[] }) {
  const next = visits.find(({ group }) => group === 'new')
  return next ? <NextVisitCard visit={next} /> : null
}

function Figures({ figures }: { figures: TaskFigures }) {
  const t = useT(freelancerDashboardMessages)
  return (
    <StatGrid>
      <Stat
        label={t('totalTasks')}
        value={figures.total}
        detail={t('inProgress', { count: figures.inProgress })}
        to={tasks}
      />
      <Stat label={t('newTasks')} value={figures.new} />
      <Stat label={t('completed')} value={figures.completed} />
      <Stat label={t('earnings')} value={<Money halalas={figures.earnings} />} />
    </StatGrid>
  )
}

function Links({ fresh }: { fresh: number }) {
  const t = useT(freelancerDashboardMessages)
  const badge = fresh > 0 ? <Badge tone="yellow-deep">{t('newCount', { count: fresh })}</Badge> : undefined
  const links = [
    { to: tasks, label: t('evaluationTasks'), icon: ClipboardList, badge },
    { to: href('/freelancer/submit-report'), label: t('submitReport'), icon: FilePen },
    { to: href('/freelancer/profile'), label: t('profile'), icon: IdCard },
    { to: href('/freelancer/payouts'), label: t('payouts'), icon: Wallet },
  ]
  return <QuickLinks links={links} />
}

/** Mean grade with one decimal, out of five; 0.0 without grades. */
function RatingPanel({ rating }: { rating: Rating }) {
  const t = useT(freelancerDashboardMessages)
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline gap-2">
        <span className="num text-h1 font-semibold">{formatTenths(rating.mean)}</span>
        <span className="text-ui text-ink-2">{t('ratingOutOf')}</span>
      </p>
      {rating.reports > 0 && <Stars rating={rating.mean} />}
      <p className="text-caption text-ink-2">{t('ratingOf', { count: rating.reports })}</p>
    </div>
  )
}
