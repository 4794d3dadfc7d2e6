import { Package } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { browseBatches, type BatchRow } from '#/features/payouts/payouts/browse-batches.server.ts'
import { dueFigures } from '#/features/payouts/payouts/browse-due.server.ts'
import { PayoutTabs } from '#/features/payouts/payouts/components/payout-tabs.tsx'
import { BatchStateBadge } from '#/features/payouts/payouts/components/states.tsx'
import { batchesQuery, batchListStates, pageSize } from '#/features/payouts/payouts/lists.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/batches'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, payoutMessages.tab_batches) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = batchesQuery(url.searchParams)
  const [batches, figures] = await Promise.all([browseBatches(actor, query), dueFigures(actor)])
  return { query, batches, figures }
})

/** Bank batches, the newest first. */
export default function Page({ loaderData: { query, batches, figures } }: Route.ComponentProps) {
  const t = useT(payoutMessages)
  const states = batchListStates.map((value) => ({ value, label: t(`batchState_${value}`) }))
  const empty = query.state ? (
    <NoResults />
  ) : (
    <EmptyState
      icon={Package}
      title={t('batchesEmpty')}
      action={<LinkButton to="/admin/secret-shopper-invoicing">{t('toDue')}</LinkButton>}
    >
      {t('batchesEmptyHint')}
    </EmptyState>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('tab_batches')} description={t('batchesCaption')} />
      <PayoutTabs figures={figures} />
      <FilterBar filters={[{ name: 'state', label: t('state'), options: states }]} />
      <Card flush>
        <DataTable
          caption={t('batchesCaption')}
          columns={useColumns()}
          rows={batches.rows}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `/admin/secret-shopper-invoicing/batches/${id}`}
          empty={empty}
        />
      </Card>
      <Pagination total={batches.total} pageSize={pageSize} />
    </div>
  )
}

function useColumns(): Column<BatchRow>[] {
  const t = useT(payoutMessages)
  return [
    { key: 'number', header: t('batch'), cell: ({ number }) => t('batchNumber', { number }) },
    { key: 'state', header: t('state'), card: 'aside', cell: ({ state }) => <BatchStateBadge state={state} /> },
    {
      key: 'approvals',
      header: t('approvals'),
      cell: ({ approvals, needed, state }) =>
        state === 'dropped' ? null : t('approvalsOf', { count: Math.min(needed, approvals), needed }),
    },
    { key: 'count', header: t('visits'), numeric: true, cell: ({ count }) => count },
    { key: 'total', header: t('total'), numeric: true, cell: ({ total }) => <Money halalas={total} /> },
    { key: 'by', header: t('madeBy'), cell: ({ by }) => <bdi>{by}</bdi> },
    { key: 'made', header: t('madeAt'), cell: ({ createdAt }) => <Time at={createdAt} /> },
    { key: 'sent', header: t('sentAt'), cell: ({ sentAt }) => sentAt && <Time at={sentAt} /> },
  ]
}
