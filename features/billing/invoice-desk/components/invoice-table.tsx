import type { ReactNode } from 'react'
import { startOfDay } from '#/domain/riyadh-time.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { InvoiceRow } from '../browse-invoices.server.ts'
import { AuthorityBadge, InvoiceStateBadge } from './state-badge.tsx'

/** The documents of a page. */
export function InvoiceTable({ rows, empty }: { rows: readonly InvoiceRow[]; empty: ReactNode }) {
  const t = useT(invoiceMessages)
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/admin/invoices/${id}`}
      defaultSort="-issued"
      empty={empty}
    />
  )
}

function useColumns(): Column<InvoiceRow>[] {
  const t = useT(invoiceMessages)
  return [
    {
      key: 'number',
      header: t('number'),
      sort: 'number',
      cell: ({ number }) =>
        number ? (
          <bdi dir="ltr" className="whitespace-nowrap">
            {number}
          </bdi>
        ) : (
          t('draftName')
        ),
    },
    { key: 'state', header: t('state'), card: 'aside', cell: ({ state }) => <InvoiceStateBadge state={state} /> },
    { key: 'client', header: t('client'), sort: 'client', cell: ({ client }) => <bdi>{client}</bdi> },
    {
      key: 'kind',
      header: t('kind'),
      cell: ({ kind, purpose }) => (
        <span className="flex flex-col max-md:items-end max-md:text-end">
          <span>{t(`kind_${kind}`)}</span>
          <span className="text-caption text-ink-2">{t(`purpose_${purpose}`)}</span>
        </span>
      ),
    },
    {
      key: 'issued',
      header: t('issued'),
      sort: 'issued',
      cell: ({ issuedAt, dueOn }) =>
        issuedAt && (
          <span className="flex flex-col max-md:items-end max-md:text-end">
            <Time at={issuedAt} />
            {dueOn && (
              <span className="text-caption text-ink-2">
                {t('dueShort')} <Time at={startOfDay(dueOn)} />
              </span>
            )}
          </span>
        ),
    },
    {
      key: 'gross',
      header: t('grossSar'),
      sort: 'gross',
      numeric: true,
      cell: ({ gross }) => <Money halalas={gross} bare />,
    },
    {
      key: 'owed',
      header: t('owedSar'),
      sort: 'owed',
      numeric: true,
      cell: ({ owed, number }) => (number ? <Money halalas={owed} bare /> : null),
    },
    {
      key: 'authority',
      header: t('authority'),
      cell: ({ number, authority }) => number && authority !== 'none' && <AuthorityBadge state={authority} />,
    },
  ]
}
