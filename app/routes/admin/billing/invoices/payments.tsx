import { href } from 'react-router'
import { Plus, Wallet } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { InvoicesTabs } from '#/features/billing/office-invoices/tabs.tsx'
import { paymentCells } from '#/features/billing/payments/components/payment-cells.tsx'
import { paymentList } from '#/features/billing/payments/list.ts'
import { browsePayments } from '#/features/billing/payments/list.server.ts'
import { officePaymentMessages } from '#/messages/billing/office-payments.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/payments'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, officePaymentMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(paymentList, url.searchParams)
  return { query, ...(await browsePayments(actorOf(context), query)) }
})

/** Every payment and attempt, with what waits for finance. */
export default function Page({ loaderData: { query, rows, counts } }: Route.ComponentProps) {
  const t = useT(officePaymentMessages)
  return (
    <ListPage
      list={paymentList}
      query={query}
      rows={rows}
      total={counts[query.tab]}
      counts={counts}
      cells={paymentCells}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/invoices/payments/:paymentId', { paymentId: id })}
      title={t('title')}
      actions={
        <LinkButton to={href('/admin/invoices/payments/record')} variant="primary" icon={Plus}>
          {t('record')}
        </LinkButton>
      }
      tabs={<InvoicesTabs />}
      empty={
        <EmptyState icon={Wallet} title={t(query.tab === 'todo' ? 'emptyTodo' : 'empty')}>
          {query.tab === 'all' && t('emptyHint')}
        </EmptyState>
      }
    />
  )
}
