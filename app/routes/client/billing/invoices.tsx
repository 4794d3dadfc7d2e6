import { ReceiptText } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { hasTaxDetails } from '#/features/billing/client-invoices/has-tax-details.server.ts'
import { ClientInvoiceTabs } from '#/features/billing/client-invoices/components/invoice-tabs.tsx'
import { OwnInvoiceTable } from '#/features/billing/client-invoices/components/invoice-table.tsx'
import { ownInvoiceQuery } from '#/features/billing/client-invoices/list-query.ts'
import { invoiceShows, ownInvoicePageSize } from '#/features/billing/client-invoices/lists.ts'
import { type OwnInvoices, readOwnInvoices } from '#/features/billing/client-invoices/read-list.server.ts'
import { PlanUse } from '#/features/billing/plans/components/plan-use.tsx'
import { readPlan } from '#/features/billing/plans/read-plan.server.ts'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/invoices'

const path = href('/client/invoices')

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, clientInvoiceMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [list, knowsDetails, plan] = await Promise.all([
    readOwnInvoices(actor, ownInvoiceQuery(url.searchParams)),
    hasTaxDetails(actor),
    readPlan(actor),
  ])
  const rest = new URLSearchParams(url.searchParams)
  rest.delete('page')
  return { list, knowsDetails, plan, search: rest.size > 0 ? `&${rest}` : '' }
})

/** A client's tax documents, amounts owed and payment. */
export default function Page({ loaderData: { list, knowsDetails, plan, search } }: Route.ComponentProps) {
  const t = useT(clientInvoiceMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      <ClientInvoiceTabs />
      {!knowsDetails && (
        <Notice
          kind="info"
          title={t('detailsMissing')}
          actions={<LinkButton to={`${path}/details`}>{t('detailsEnter')}</LinkButton>}
        >
          {t('detailsMissingHint')}
        </Notice>
      )}
      {(list.all > 0 || list.credit > 0) && <Figures list={list} />}
      {list.credit > 0 && <p className="text-ui text-ink-2">{t('creditHint')}</p>}
      <PlanUse view={plan} />
      {list.all > 1 && <Filters years={list.years} />}
      <Card flush>
        <OwnInvoiceTable rows={list.rows} empty={list.all > 0 ? <NoResults /> : <NoInvoices />} />
      </Card>
      <Pagination total={list.total} pageSize={ownInvoicePageSize} />
      {list.total > 0 && (
        <div className="flex flex-wrap gap-3 max-md:[&>a]:w-full">
          <AnchorButton href={`${path}/export?format=csv${search}`} download>
            {t('exportCsv')}
          </AnchorButton>
          <AnchorButton href={`${path}/export?format=xlsx${search}`} download>
            {t('exportXlsx')}
          </AnchorButton>
        </div>
      )}
    </div>
  )
}

function Figures({ list }: { list: OwnInvoices }) {
  const t = useT(clientInvoiceMessages)
  const { openCount, overdueCount } = list
  return (
    <StatGrid>
      <Stat
        label={t('totalOwed')}
        value={<Money halalas={list.owed} />}
        detail={openCount === 0 ? t('totalOwedNone') : t('totalOwedDetail', { count: openCount })}
        to={`${path}?show=open`}
      />
      <Stat
        label={t('totalOverdue')}
        value={<Money halalas={list.overdue} />}
        detail={overdueCount === 0 ? t('totalOverdueNone') : t('totalOverdueDetail', { count: overdueCount })}
        to={`${path}?show=overdue`}
      />
      {list.credit > 0 && (
        <Stat label={t('credit')} value={<Money halalas={list.credit} />} detail={t('creditDetail')} />
      )}
    </StatGrid>
  )
}

function Filters({ years }: { years: readonly number[] }) {
  const t = useT(clientInvoiceMessages)
  const filters = [
    {
      name: 'show',
      label: t('show'),
      options: invoiceShows.map((value) => ({ value, label: t(`show_${value}`) })),
    },
    { name: 'year', label: t('year'), options: years.map((year) => ({ value: String(year), label: String(year) })) },
  ]
  return <FilterBar filters={filters} search={{ label: t('search'), placeholder: t('searchHint') }} />
}

function NoInvoices() {
  const t = useT(clientInvoiceMessages)
  return (
    <EmptyState icon={ReceiptText} title={t('empty')}>
      {t('emptyHint')}
    </EmptyState>
  )
}
