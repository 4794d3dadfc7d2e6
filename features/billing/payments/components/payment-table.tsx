import type { ReactNode } from 'react'
import { href } from 'react-router'
import { paymentDeskMessages } from '#/messages/billing/payment-desk.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { PaymentRow } from '../browse-payments.server.ts'
import { PaymentStateBadge } from './payment-state.tsx'

/** The payments of a page. */
export function PaymentTable({ rows, empty }: { rows: readonly PaymentRow[]; empty: ReactNode }) {
  const t = useT(paymentDeskMessages)
  const columns: Column<PaymentRow>[] = [
    {
      key: 'reference',
      header: t('reference'),
      cell: ({ reference }) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          {reference}
        </bdi>
      ),
    },
    { key: 'state', header: t('state'), card: 'aside', cell: (row) => <PaymentStateBadge {...row} /> },
    {
      key: 'client',
      header: t('client'),
      sort: 'client',
      cell: ({ client, payer }) => (
        <span className="flex flex-col items-start max-md:items-end max-md:text-end">
          <bdi>{client}</bdi>
          {payer && (
            <span className="text-caption text-ink-2">
              <bdi>{payer}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'number',
      header: t('number'),
      sort: 'number',
      cell: ({ number }) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          {number}
        </bdi>
      ),
    },
    { key: 'provider', header: t('provider'), cell: ({ provider }) => t(`provider_${provider}`) },
    {
      key: 'amount',
      header: t('amount'),
      sort: 'amount',
      numeric: true,
      cell: ({ amount }) => <Money halalas={amount} bare />,
    },
    { key: 'date', header: t('date'), sort: 'date', cell: ({ createdAt }) => <Time at={createdAt} mode="datetime" /> },
  ]
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/invoices/payments/:paymentId', { paymentId: id })}
      defaultSort="-date"
      empty={empty}
    />
  )
}
