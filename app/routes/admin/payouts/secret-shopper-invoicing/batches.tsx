import { Package } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { batchList, type BatchRow } from '#/features/payouts/payouts/batch-list.ts'
import { browseBatches } from '#/features/payouts/payouts/browse-batches.server.ts'
import { dueFigures } from '#/features/payouts/payouts/browse-due.server.ts'
import { PayoutTabs } from '#/features/payouts/payouts/components/payout-tabs.tsx'
import { BatchStateBadge } from '#/features/payouts/payouts/components/states.tsx'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { type ListCells } from '#/ui/list-table.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/batches'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, payoutMessages.tab_batches) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(batchList, url.searchParams)
  const [batches, figures] = await Promise.all([browseBatches(actor, query), dueFigures(actor)])
  return { query, ...batches, figures }
})

/** The batches for the bank, the newest first. */
export default function Page({ loaderData: { query, rows, total, figures } }: Route.ComponentProps) {
  const t = useT(payoutMessages)
  const cells: ListCells<BatchRow> = {
    number: ({ number }) => t('batchNumber', { number }),
    state: ({ state }) => <BatchStateBadge state={state} />,
    approvals: ({ approvals, needed, state }) =>
      state === 'dropped' ? null : t('approvalsOf', { count: Math.min(needed, approvals), needed }),
    total: (row) => <Money halalas={row.total} />,
    made: ({ made }) => <Time at={made} />,
    sent: ({ sent }) => sent && <Time at={sent} />,
  }
  return (
    <ListPage
      list={batchList}
      query={query}
      rows={rows}
      total={total}
      cells={cells}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/secret-shopper-invoicing/batches/:batchId', { batchId: id })}
      title={t('tab_batches')}
      tabs={<PayoutTabs figures={figures} />}
      empty={
        <EmptyState
          icon={Package}
          title={t('batchesEmpty')}
          action={<LinkButton to={href('/admin/secret-shopper-invoicing')}>{t('toDue')}</LinkButton>}
        >
          {t('batchesEmptyHint')}
        </EmptyState>
      }
    />
  )
}
