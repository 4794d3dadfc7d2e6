import { Building2, ClipboardList, FileText } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { adminDashboard, type AdminFigures } from '#/features/office/dashboards/admin.server.ts'
import { MonthBars } from '#/features/office/dashboards/components/month-bars.tsx'
import { PanelBody } from '#/features/office/dashboards/components/panel-body.tsx'
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
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dashboardMessages.dashboard) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return { name: actor.name, ...(await adminDashboard(actor)) }
})

/** Overview of the back office: figures, open work, the trend, the latest requests. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { name, cards, work, months, latest } = loaderData
  const t = useT(dashboardMessages)
  const admin = useT(adminDashboardMessages)
  const room = useT(controlRoomMessages)
  return (
    <>
      <PageHeader title={t('dashboard')} description={t('welcome', { name })} />
      <PanelBody panel={cards}>{(figures) => <Cards figures={figures} />}</PanelBody>
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-2 lg:gap-6">
          <Card title={admin('work')}>
            <PanelBody panel={work}>{(waiting) => <OpenItemList work={waiting} />}</PanelBody>
          </Card>
          {months && (
            <Card title={admin('trend')} description={admin('trendHelp')}>
              <PanelBody panel={months}>{(data) => <MonthBars months={data} />}</PanelBody>
            </Card>
          )}
        </div>
        <Links />
      </div>
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

function Links() {
  const t = useT(adminDashboardMessages)
  const { opens } = useRights()
  const links = [
    { to: href('/admin/secret-shopper'), label: t('linkRequests'), help: t('linkRequestsHelp'), icon: ClipboardList },
    { to: href('/admin/client-approval'), label: t('linkClients'), help: t('linkClientsHelp'), icon: Building2 },
    { to: href('/admin/reports'), label: t('linkReports'), help: t('linkReportsHelp'), icon: FileText },
  ]
  return <QuickLinks links={links.filter(({ to }) => opens(to))} />
}
