import { Building2, ClipboardList, Users } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatMoney } from '#/domain/money.ts'
import { adminDashboard, type AdminFigures, type MonthPair } from '#/features/office/dashboards/admin.server.ts'
import type { Cash } from '#/features/office/dashboards/cash.server.ts'
import { BacklogPanel } from '#/features/office/dashboards/components/backlog-panel.tsx'
import { FlowPanel } from '#/features/office/dashboards/components/flow-panel.tsx'
import { MonthLines } from '#/features/office/dashboards/components/month-lines.tsx'
import { PanelBody } from '#/features/office/dashboards/components/panel-body.tsx'
import type { Panel } from '#/features/office/dashboards/panel.server.ts'
import { QuickLinks } from '#/features/office/dashboards/components/quick-links.tsx'
import { OpenItemList } from '#/features/office/dashboards/components/open-items.tsx'
import { LatestTable } from '#/features/ordering/requests/components/latest-table.tsx'
import { adminDashboardMessages, dashboardMessages } from '#/messages/office/dashboards.ts'
import { controlRoomMessages } from '#/messages/evaluations.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dashboardMessages.dashboard) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return { name: actor.name, ...(await adminDashboard(actor)) }
})

/** Overview of the back office: figures, money, open work, visits by stage, who holds what, the trend, the latest requests. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { name, cards, work, months, latest, flow, backlog, cash } = loaderData
  const t = useT(dashboardMessages)
  const admin = useT(adminDashboardMessages)
  const room = useT(controlRoomMessages)
  return (
    <>
      <PageHeader title={t('dashboard')} description={t('welcome', { name })} />
      <PanelBody panel={cards}>{(figures) => <Cards figures={figures} />}</PanelBody>
      {cash && <PanelBody panel={cash}>{(money) => <CashCards cash={money} />}</PanelBody>}
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
        <Card title={admin('work')} className="lg:col-span-2">
          <PanelBody panel={work}>{(waiting) => <OpenItemList work={waiting} />}</PanelBody>
        </Card>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          {backlog && <PanelBody panel={backlog}>{(data) => <BacklogPanel backlog={data} />}</PanelBody>}
          <Links />
        </div>
      </div>
      {flow && (
        <Card title={admin('flow')}>
          <PanelBody panel={flow}>{(data) => <FlowPanel flow={data} />}</PanelBody>
        </Card>
      )}
      {months && <Trends months={months} />}
      {latest && (
        <Card
          title={t('latest')}
          actions={
            <LinkButton to={`${href('/admin/secret-shopper')}?queue=all`} variant="quiet">
              {t('viewAll')}
            </LinkButton>
          }
        >
          <PanelBody panel={latest}>
            {(rows) => (
              <LatestTable rows={rows} empty={<EmptyState title={room('noneYet')}>{room('noneYetHelp')}</EmptyState>} />
            )}
          </PanelBody>
        </Card>
      )}
    </>
  )
}

function Cards({ figures }: { figures: AdminFigures }) {
  const t = useT(adminDashboardMessages)
  const { clients, freelancers, requests, revenue } = figures
  return (
    <StatGrid>
      {clients !== null && <Stat label={t('clients')} value={clients} to={href('/admin/clients')} />}
      {freelancers !== null && <Stat label={t('freelancers')} value={freelancers} detail={t('withShoppers')} />}
      {requests && (
        <Stat
          label={t('requests')}
          value={requests.all}
          detail={t('requestParts', { pending: requests.pending, done: requests.done })}
          to={`${href('/admin/secret-shopper')}?queue=all`}
        />
      )}
      {revenue !== null && <Stat label={t('revenue')} value={<Money halalas={revenue} />} detail={t('revenueOf')} />}
    </StatGrid>
  )
}

function CashCards({ cash }: { cash: Cash }) {
  const t = useT(adminDashboardMessages)
  const lang = useLang()
  return (
    <StatGrid>
      <Stat
        label={t('owed')}
        value={<Money halalas={cash.owed} />}
        detail={t('owedLate', { amount: formatMoney(cash.overdue, lang) })}
        to={href('/admin/finance/receivables')}
      />
      <Stat label={t('toShoppers')} value={<Money halalas={cash.toShoppers} />} to={href('/admin/finance/payouts')} />
      <Stat
        label={t('margin')}
        value={<Money halalas={cash.result.now} />}
        detail={t('marginBefore', { amount: formatMoney(cash.result.before, lang) })}
        to={`${href('/admin/finance')}?from=${cash.month}`}
      />
    </StatGrid>
  )
}

function Trends({ months }: { months: Panel<MonthPair[]> }) {
  const t = useT(adminDashboardMessages)
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <Card title={t('trendVisits')}>
        <PanelBody panel={months}>
          {(data) => <MonthLines months={data} caption={t('trendVisits')} of={({ visits }) => visits} />}
        </PanelBody>
      </Card>
      <Card title={t('trend')} description={t('trendHelp')}>
        <PanelBody panel={months}>
          {(data) => <MonthLines months={data} caption={t('trend')} of={({ revenue }) => Math.round(revenue / 100)} />}
        </PanelBody>
      </Card>
    </div>
  )
}

function Links() {
  const t = useT(adminDashboardMessages)
  const { opens } = useRights()
  const links = [
    { to: href('/admin/secret-shopper'), label: t('linkRequests'), help: t('linkRequestsHelp'), icon: ClipboardList },
    { to: href('/admin/clients'), label: t('linkClients'), help: t('linkClientsHelp'), icon: Building2 },
    { to: href('/admin/freelancers'), label: t('linkShoppers'), help: t('linkShoppersHelp'), icon: Users },
  ]
  return <QuickLinks links={links.filter(({ to }) => opens(to))} />
}
