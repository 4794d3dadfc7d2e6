import { Building2, CircleAlert, CircleCheck } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { browseClientDetails, type ClientDetailsRow } from '#/features/billing/invoice-desk/browse-clients.server.ts'
import { pageOf, wordsOf } from '#/features/billing/invoice-desk/list-query.ts'
import { invoicePageSize } from '#/features/billing/invoice-desk/lists.ts'
import { InvoicesTabs } from '#/features/billing/invoice-desk/tabs.tsx'
import { billingSettingsMessages } from '#/messages/billing/invoice-page.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/clients'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, billingSettingsMessages.clientsTitle) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const details = url.searchParams.get('details')
  const show = details === 'missing' || details === 'known' ? details : null
  const query = { q: wordsOf(url.searchParams), show, page: pageOf(url.searchParams) } as const
  return { query, list: await browseClientDetails(actorOf(context), query) }
})

/** Buyers' tax details; missing ones first. */
export default function Page({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useT(billingSettingsMessages)
  const filters = [
    {
      name: 'details',
      label: t('details'),
      options: (['missing', 'known'] as const).map((value) => ({ value, label: t(`details_${value}`) })),
    },
  ]
  const isNarrow = query.q !== '' || query.show !== null
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('clientsTitle')} description={t('clientsIntro')} />
      <InvoicesTabs />
      <FilterBar filters={filters} search={{ label: t('search'), placeholder: t('searchHint') }} keep={[]} />
      <Card flush>
        <DataTable
          caption={t('caption')}
          columns={useColumns()}
          rows={list.rows}
          rowKey={({ clientId }) => clientId}
          rowLink={({ clientId }) => href('/admin/invoices/clients/:clientId', { clientId })}
          empty={isNarrow ? <NoResults /> : <EmptyState icon={Building2} title={t('emptyClients')} />}
        />
      </Card>
      <Pagination total={list.total} pageSize={invoicePageSize} />
    </div>
  )
}

function useColumns(): Column<ClientDetailsRow>[] {
  const t = useT(billingSettingsMessages)
  return [
    { key: 'client', header: t('client'), cell: ({ client }) => <bdi>{client}</bdi> },
    {
      key: 'details',
      header: t('details'),
      card: 'aside',
      cell: ({ legalName }) =>
        legalName === null ? (
          <Badge tone="yellow-deep" icon={CircleAlert}>
            {t('details_missing')}
          </Badge>
        ) : (
          <Badge tone="green" icon={CircleCheck}>
            {t('details_known')}
          </Badge>
        ),
    },
    { key: 'legal', header: t('legalName'), cell: ({ legalName }) => legalName && <bdi>{legalName}</bdi> },
    {
      key: 'vat',
      header: t('vatNumber'),
      cell: ({ vatNumber }) =>
        vatNumber && (
          <bdi dir="ltr" className="num">
            {vatNumber}
          </bdi>
        ),
    },
    { key: 'city', header: t('city'), cell: ({ city }) => city && <bdi>{city}</bdi> },
  ]
}
