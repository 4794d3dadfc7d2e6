import { ClipboardList, FileText, Plus, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { worksAtBranch } from '#/domain/operations/branch-morning/due.ts'
import type { ClientApprovalStatus } from '#/domain/client-approval.ts'
import { formatMoney } from '#/domain/money.ts'
import { DashboardCertificates } from '#/features/certification/client-certificates/components/dashboard-card.tsx'
import { clientDashboard } from '#/features/office/dashboards/client.server.ts'
import { WithoutScope } from '#/features/office/dashboards/components/without-scope.tsx'
import { readNoScope } from '#/features/office/dashboards/no-scope.server.ts'
import { DueInvoices } from '#/features/office/dashboards/components/due-invoices.tsx'
import { PanelBody } from '#/features/office/dashboards/components/panel-body.tsx'
import { QualityPanels } from '#/features/office/dashboards/components/quality-panels.tsx'
import { QuickLinks } from '#/features/office/dashboards/components/quick-links.tsx'
import { BranchMorningPage } from '#/features/operations/branch-morning/components/branch-morning.tsx'
import { OverdueAtBranches } from '#/features/operations/branch-morning/components/overdue-today.tsx'
import { readBranchMorning } from '#/features/operations/branch-morning/read-branch-morning.server.ts'
import type { OwnTotals } from '#/features/ordering/requests/list.server.ts'
import { OwnTable } from '#/features/ordering/requests/components/own-table.tsx'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { clientDashboardMessages, dashboardMessages } from '#/messages/office/dashboards.ts'
import { ownRequestMessages } from '#/messages/evaluations.ts'
import { morningMessages } from '#/messages/reporting/morning.ts'
import { Concerns } from '#/features/reporting/morning/components/concerns.tsx'
import { CriticalBands } from '#/features/reporting/morning/components/critical-bands.tsx'
import { SetupCard } from '#/features/office/setup/components/setup-steps.tsx'
import { Fixes } from '#/features/reporting/morning/components/fixes.tsx'
import { PlanAllowance, ScoreAgainstTarget, ThisWeek } from '#/features/reporting/morning/components/morning-aside.tsx'
import { Overdue } from '#/features/reporting/morning/components/overdue.tsx'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dashboardMessages.dashboard) }]

const list = href('/client/secret-shopper')

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  if (!may(actor, 'dashboard.client')) return { noScope: await readNoScope(actor) }
  if (worksAtBranch(actor)) return { branchMorning: await readBranchMorning(actor) }
  return clientDashboard(actor, infoOf(context).lang)
})

type Data = Exclude<Route.ComponentProps['loaderData'], { noScope: unknown } | { branchMorning: unknown }>

export default function Page({ loaderData }: Route.ComponentProps) {
  const t = useT(dashboardMessages)
  if ('branchMorning' in loaderData)
    return loaderData.branchMorning && <BranchMorningPage morning={loaderData.branchMorning} />
  if (!('noScope' in loaderData)) return <Overview loaderData={loaderData} />
  return (
    <>
      <PageHeader title={t('dashboard')} />
      <WithoutScope noScope={loaderData.noScope} />
    </>
  )
}

/** The client's morning: what to do first, then the figures and the latest requests. */
function Overview({ loaderData }: { loaderData: Data }) {
  const { approval, morning, totals, setup, due, mayOrder, atBranches } = loaderData
  const t = useT(dashboardMessages)
  const own = useT(clientDashboardMessages)
  const order = mayOrder && (
    <LinkButton to={`${list}?new=1`} variant="primary" icon={Plus}>
      {own('newRequest')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('dashboard')} actions={order} />
      <Sentence data={loaderData} />
      <Standing approval={approval} />
      {setup?.ok && !setup.data.hidden && <SetupCard setup={setup.data} />}
      {morning?.ok && <CriticalBands critical={morning.data.critical} more={morning.data.moreCritical} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr] xl:gap-x-11">
        {(morning || due) && (
          <div className="flex min-w-0 flex-col gap-8">
            {atBranches && <PanelBody panel={atBranches}>{(found) => <OverdueAtBranches overdue={found} />}</PanelBody>}
            {morning && <Today panel={morning} />}
            {!morning && due && <PanelBody panel={due}>{(open) => <DueInvoices due={open} />}</PanelBody>}
          </div>
        )}
        <Aside data={loaderData} />
        {totals && (
          <div className="min-w-0">
            <PanelBody panel={totals}>{(figures) => <Figures totals={figures} />}</PanelBody>
          </div>
        )}
      </div>
      <Behind data={loaderData} order={order} />
    </>
  )
}

/** What waits for the reader today, in one line. */
function Sentence({ data: { morning, due } }: { data: Data }) {
  const t = useT(morningMessages)
  const own = useT(clientDashboardMessages)
  const parts: string[] = []
  if (morning?.ok) {
    const { critical, moreCritical, overdueCount } = morning.data
    const open = critical.length + moreCritical.length
    if (open > 0) parts.push(t('criticalCount', { count: open }))
    if (overdueCount > 0) parts.push(t('overdueCount', { count: overdueCount }))
  }
  if (due?.ok && due.data.overdueCount > 0) parts.push(own('overdueInvoices', { count: due.data.overdueCount }))
  if (parts.length === 0 && morning?.ok && morning.data.visitedBranches > 0) parts.push(t('allQuiet'))
  if (parts.length === 0 && !morning && due?.ok)
    parts.push(own(due.data.openCount > 0 ? 'dueInvoices' : 'noneDue', { count: due.data.openCount }))
  return parts.length > 0 && <p className="text-h2 font-semibold">{parts.join(' · ')}</p>
}

function Today({ panel }: { panel: NonNullable<Data['morning']> }) {
  return (
    <PanelBody panel={panel}>
      {(morning) => (
        <>
          <Fixes morning={morning} />
          <Concerns morning={morning} />
          <Overdue morning={morning} />
        </>
      )}
    </PanelBody>
  )
}

function Aside({ data: { scores, morning, coming, month, due } }: { data: Data }) {
  const target = morning?.ok ? morning.data.target : null
  return (
    <div className="flex min-w-0 flex-col gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {scores && (
        <PanelBody panel={scores}>
          {({ averages }) => <ScoreAgainstTarget averages={averages} target={target} />}
        </PanelBody>
      )}
      {coming && <PanelBody panel={coming}>{(visits) => <ThisWeek visits={visits} />}</PanelBody>}
      {month && <PanelBody panel={month}>{(current) => <PlanAllowance month={current} />}</PanelBody>}
      {morning && due && (
        <PanelBody panel={due}>{(open) => open.openCount > 0 && <DueInvoices due={open} />}</PanelBody>
      )}
    </div>
  )
}

/** Quick links, certificates, trend and latest requests. */
function Behind({ data: { certificates, scores, latest, totals }, order }: { data: Data; order: ReactNode }) {
  const t = useT(dashboardMessages)
  const own = useT(clientDashboardMessages)
  // why: before the first order the one next step is the order, below
  const isNew = totals?.ok === true && totals.data.requests === 0
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <Links />
        {certificates && (
          <PanelBody panel={certificates}>{(counts) => <DashboardCertificates counts={counts} />}</PanelBody>
        )}
      </div>
      {scores && !isNew && <PanelBody panel={scores}>{(quality) => <QualityPanels quality={quality} />}</PanelBody>}
      {latest && (
        <Card
          title={t('latest')}
          actions={
            <LinkButton to={list} variant="quiet">
              {t('viewAll')}
            </LinkButton>
          }
        >
          <PanelBody panel={latest}>
            {(rows) => <OwnTable rows={rows} empty={<EmptyState title={own('latestEmpty')} action={order} />} />}
          </PanelBody>
        </Card>
      )}
    </>
  )
}

function Standing({ approval }: { approval: ClientApprovalStatus }) {
  const t = useT(clientDashboardMessages)
  if (approval === 'approved') return null
  if (approval === 'pending')
    return (
      <Notice
        kind="info"
        title={t('waiting')}
        actions={<LinkButton to={href('/client/setup/papers')}>{t('toPapers')}</LinkButton>}
      >
        {t('waitingHelp')}
      </Notice>
    )
  return (
    <Notice kind="warning" title={t('stopped')}>
      {t('stoppedHelp')}
    </Notice>
  )
}

function Figures({ totals }: { totals: OwnTotals }) {
  const t = useT(clientDashboardMessages)
  const own = useT(ownRequestMessages)
  const lang = useLang()
  const detail =
    totals.cancelledCost > 0
      ? own('withCancelled', { amount: formatMoney(totals.cancelledCost, lang) })
      : own('beforeVat')
  return (
    <StatGrid>
      <Stat label={t('totalRequests')} value={totals.requests} to={list} />
      <Stat label={t('pending')} value={totals.pending} to={`${list}?status=pending`} />
      <Stat label={t('completed')} value={totals.completed} to={`${list}?status=completed`} />
      {totals.cost !== null && <Stat label={t('totalSpent')} value={<Money halalas={totals.cost} />} detail={detail} />}
    </StatGrid>
  )
}

function Links() {
  const t = useT(clientDashboardMessages)
  const own = useT(clientInvoiceMessages)
  const { opens } = useRights()
  const links = [
    { to: list, label: t('linkRequests'), help: t('linkRequestsHelp'), icon: ClipboardList },
    { to: href('/client/reports'), label: t('linkReports'), help: t('linkReportsHelp'), icon: FileText },
    { to: href('/client/invoices'), label: own('linkInvoices'), help: own('linkInvoicesHelp'), icon: ReceiptText },
  ]
  return <QuickLinks links={links.filter(({ to }) => opens(to))} title={t('services')} />
}
