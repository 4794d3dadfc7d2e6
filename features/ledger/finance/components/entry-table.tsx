import { href } from 'react-router'
import { financeMessages } from '#/messages/ledger/finance.ts'
import type { BookingEntry } from '#/features/ledger/journal/browse-bookings.server.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { CellLink } from './cell-link.tsx'
import { rowsOf } from './entries-to.ts'

type Row = BookingEntry & { place: number }

/** Debit and credit of a booking by account. */
export function EntryTable({ entries }: { entries: readonly BookingEntry[] }) {
  const t = useT(financeMessages)
  const columns: Column<Row>[] = [
    { key: 'account', header: t('account'), cell: ({ account }) => t(`account_${account}`) },
    { key: 'party', header: t('party'), cell: ({ party }) => party && <Party party={party} /> },
    {
      key: 'debit',
      header: t('debit'),
      numeric: true,
      cell: ({ amount }) => amount > 0 && <Money halalas={amount} bare />,
    },
    {
      key: 'credit',
      header: t('credit'),
      numeric: true,
      cell: ({ amount }) => amount < 0 && <Money halalas={-amount} bare />,
    },
  ]
  return (
    <DataTable
      caption={t('entries')}
      columns={columns}
      rows={entries.map((entry, place) => ({ ...entry, place }))}
      rowKey={({ place }) => String(place)}
      rowLink={({ account }) => rowsOf({ account })}
      empty={null}
    />
  )
}

function Party({ party }: { party: NonNullable<BookingEntry['party']> }) {
  const to = party.isClient
    ? href('/admin/finance/receivables/:clientId', { clientId: party.id })
    : href('/admin/freelancers/:shopperId', { shopperId: party.id })
  return (
    <CellLink to={to}>
      <bdi>{party.name}</bdi>
    </CellLink>
  )
}
