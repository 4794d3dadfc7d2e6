import { Download, Plus, Wallet } from 'lucide-react'
import { href, useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { paymentStates } from '#/domain/payment.ts'
import { InvoicesTabs } from '#/features/billing/invoice-desk/tabs.tsx'
import { browsePayments } from '#/features/billing/payments/browse-payments.server.ts'
import { PaymentTable } from '#/features/billing/payments/components/payment-table.tsx'
import { paymentPageSize } from '#/features/billing/payments/limits.ts'
import { isNarrowed, paymentProviders, paymentQuery, paymentTabs } from '#/features/billing/payments/list-query.ts'
import { paymentDeskMessages } from '#/messages/billing/payment-desk.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/payments'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, paymentDeskMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = paymentQuery(url.searchParams)
  return { query, list: await browsePayments(actorOf(context), query) }
})

/** Payments and attempts, with those waiting for finance. */
export default function Page({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useT(paymentDeskMessages)
  const [search] = useSearchParams()
  const file = (format: string) =>
    `${href('/admin/invoices/payments/export')}?${new URLSearchParams([...search, ['format', format]])}`
  const empty = isNarrowed(query) ? (
    <NoResults keep={['tab', 'sort']} />
  ) : (
    <EmptyState icon={Wallet} title={t(query.tab === 'todo' ? 'emptyTodo' : 'empty')}>
      {query.tab === 'all' && t('emptyHint')}
    </EmptyState>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <LinkButton to={href('/admin/invoices/payments/record')} variant="primary" icon={Plus}>
              {t('record')}
            </LinkButton>
            <AnchorButton href={file('csv')} icon={Download}>
              {t('exportCsv')}
            </AnchorButton>
            <AnchorButton href={file('xlsx')} icon={Download}>
              {t('exportXlsx')}
            </AnchorButton>
          </>
        }
      />
      <InvoicesTabs />
      <ListTabs query={query} counts={list.counts} />
      <PaymentFilters />
      <Card flush>
        <PaymentTable rows={list.rows} empty={empty} />
      </Card>
      <Pagination total={list.counts[query.tab]} pageSize={paymentPageSize} />
    </div>
  )
}

type Tabs = {
  query: Route.ComponentProps['loaderData']['query']
  counts: Route.ComponentProps['loaderData']['list']['counts']
}

function ListTabs({ query, counts }: Tabs) {
  const t = useT(paymentDeskMessages)
  const [search] = useSearchParams()
  const items = paymentTabs.map((tab) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    next.set('tab', tab)
    return {
      to: `${href('/admin/invoices/payments')}?${next}`,
      label: t(`tab_${tab}`),
      count: counts[tab],
      current: query.tab === tab,
    }
  })
  return <NavTabs label={t('tabs')} items={items} />
}

function PaymentFilters() {
  const t = useT(paymentDeskMessages)
  return (
    <FilterBar
      filters={[
        {
          name: 'state',
          label: t('state'),
          options: paymentStates.map((value) => ({ value, label: t(`state_${value}`) })),
        },
        {
          name: 'provider',
          label: t('provider'),
          options: paymentProviders.map((value) => ({ value, label: t(`provider_${value}`) })),
        },
        { name: 'mismatch', label: t('mismatch'), options: [{ value: 'yes', label: t('mismatchYes') }] },
      ]}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      keep={['tab', 'sort']}
    />
  )
}
