import { Download, Plus, ReceiptText, X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { monthName, riyadhDay } from '#/domain/riyadh-time.ts'
import { taxDocumentKinds } from '#/domain/tax-document.ts'
import { browseInvoices, clientName, monthsUntil } from '#/features/billing/invoice-desk/browse-invoices.server.ts'
import { InvoiceTable } from '#/features/billing/invoice-desk/components/invoice-table.tsx'
import { invoiceQuery, isNarrowed } from '#/features/billing/invoice-desk/list-query.ts'
import {
  authorityStates,
  invoicePageSize,
  invoicePurposes,
  type InvoiceTab,
  invoiceTabs,
  monthsToChoose,
} from '#/features/billing/invoice-desk/lists.ts'
import { InvoicesTabs } from '#/features/billing/invoice-desk/tabs.tsx'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/invoices'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, invoiceMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = invoiceQuery(url.searchParams)
  const [list, client] = await Promise.all([browseInvoices(actor, query), clientName(actor, query.client)])
  return { query, list, client, months: monthsUntil(riyadhDay(now()), monthsToChoose) }
})

/** Every tax document with what is still owed on it. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, list, client } = loaderData
  const t = useT(invoiceMessages)
  const [search] = useSearchParams()
  const file = (format: string) => `/admin/invoices/export?${new URLSearchParams([...search, ['format', format]])}`
  const empty = isNarrowed(query) ? <NoResults keep={['state', 'sort']} /> : <Nothing tab={query.tab} />
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <AnchorButton href={file('csv')} download icon={Download}>
              {t('exportCsv')}
            </AnchorButton>
            <AnchorButton href={file('xlsx')} download icon={Download}>
              {t('exportXlsx')}
            </AnchorButton>
            <LinkButton to="/admin/invoices/new" variant="primary" icon={Plus}>
              {t('newInvoice')}
            </LinkButton>
          </>
        }
      />
      <InvoicesTabs />
      <States {...loaderData} />
      <Filters months={loaderData.months} />
      {client && <OneClient name={client} />}
      <StatGrid>
        <Stat label={t('documents')} value={list.sums.count} />
        <Stat label={t('owed')} value={<Money halalas={list.sums.owed} />} />
        <Stat label={t('overdue')} value={<Money halalas={list.sums.overdue} />} />
      </StatGrid>
      <Card flush>
        <InvoiceTable rows={list.rows} empty={empty} />
      </Card>
      <Pagination total={list.sums.count} pageSize={invoicePageSize} />
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function States({ query, list }: Loaded) {
  const t = useT(invoiceMessages)
  const [search] = useSearchParams()
  const to = (tab: InvoiceTab) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (tab === 'all') next.delete('state')
    else next.set('state', tab)
    return `/admin/invoices?${next}`
  }
  const items = invoiceTabs.map((tab) => ({
    to: to(tab),
    label: t(`list_${tab}`),
    count: list.counts[tab],
    current: query.tab === tab,
  }))
  return <NavTabs label={t('states')} items={items} />
}

function Filters({ months }: { months: readonly string[] }) {
  const t = useT(invoiceMessages)
  const lang = useLang()
  const filters = [
    {
      name: 'kind',
      label: t('kind'),
      options: taxDocumentKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
    },
    {
      name: 'purpose',
      label: t('purpose'),
      options: invoicePurposes.map((value) => ({ value, label: t(`purpose_${value}`) })),
    },
    { name: 'month', label: t('month'), options: months.map((value) => ({ value, label: monthName(value, lang) })) },
    {
      name: 'authority',
      label: t('authority'),
      options: authorityStates.map((value) => ({ value, label: t(`authority_${value}`) })),
    },
  ]
  return (
    <FilterBar
      filters={filters}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      keep={['state', 'sort', 'client']}
    />
  )
}

function OneClient({ name }: { name: string }) {
  const t = useT(invoiceMessages)
  const [search] = useSearchParams()
  const rest = new URLSearchParams(search)
  rest.delete('client')
  rest.delete('page')
  return (
    <p className="flex flex-wrap items-center gap-3 text-ui">
      {t('onlyClient', { name })}
      <LinkButton to={`/admin/invoices?${rest}`} variant="quiet" icon={X}>
        {t('everyClient')}
      </LinkButton>
    </p>
  )
}

function Nothing({ tab }: { tab: InvoiceTab }) {
  const t = useT(invoiceMessages)
  return (
    <EmptyState
      icon={ReceiptText}
      title={t(`empty_${tab}`)}
      action={tab === 'all' && <LinkButton to="/admin/invoices/to-bill">{t('seeToBill')}</LinkButton>}
    >
      {tab === 'all' && t('emptyHint')}
    </EmptyState>
  )
}
