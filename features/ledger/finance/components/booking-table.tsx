import { ScrollText } from 'lucide-react'
import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { Badge } from '#/ui/badge.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { BookingEntry, BookingRow } from '#/features/ledger/journal/browse-bookings.server.ts'
import { kindText } from '#/features/ledger/journal/kind-text.ts'
import { CellLink } from './cell-link.tsx'

/** Links to the record of a booking: a tax document, or a visit. */
export function AboutLink({ named }: Pick<BookingRow, 'named'>) {
  if (!named) return null
  const to =
    named.of === 'payout'
      ? href('/admin/secret-shopper/:requestId', { requestId: named.id })
      : href('/admin/invoices/:invoiceId', { invoiceId: named.id })
  return (
    <CellLink to={to}>
      <bdi dir="ltr">{named.label}</bdi>
    </CellLink>
  )
}

/** Entries of a booking: account, party, and the amount in its debit or credit column. */
export function Entries({ entries, caption }: { entries: readonly BookingEntry[]; caption: string }) {
  const t = useT(financeMessages)
  return (
    <ul aria-label={caption} className="flex min-w-0 flex-col gap-1">
      {entries.map(({ account, amount, party }, index) => (
        <li key={index} className="flex items-baseline justify-between gap-x-4">
          <span className="min-w-0">
            {t(`account_${account}`)}
            {party && (
              <span className="ms-2 text-caption text-ink-2">
                <bdi>{party.name}</bdi>
              </span>
            )}
          </span>
          <Money halalas={amount} bare />
        </li>
      ))}
    </ul>
  )
}

type TableProps = { rows: readonly BookingRow[]; narrowed: boolean }

/** Bookings, newest first. */
export function BookingTable({ rows, narrowed }: TableProps) {
  const t = useT(financeMessages)
  const lang = useLang()
  const columns: Column<BookingRow>[] = [
    { key: 'kind', header: t('kind'), cell: ({ kind }) => kindText(lang, kind) },
    {
      key: 'day',
      header: t('day'),
      cell: ({ on }) => <span className="whitespace-nowrap">{formatDay(on, lang)}</span>,
    },
    { key: 'about', header: t('about'), cell: ({ named }) => named && <AboutLink named={named} /> },
    {
      key: 'entries',
      header: t('entries'),
      cell: ({ entries }) => <Entries entries={entries} caption={t('entries')} />,
    },
    { key: 'by', header: t('by'), cell: ({ actor }) => (actor ? <bdi>{actor}</bdi> : t('platform')) },
    { key: 'reversal', header: t('reverses'), hideHeader: true, card: 'aside', cell: (row) => <Reversal row={row} /> },
  ]
  return (
    <DataTable
      caption={t('bookings')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/finance/ledger/:bookingId', { bookingId: id })}
      empty={
        narrowed ? (
          <NoResults />
        ) : (
          <EmptyState icon={ScrollText} title={t('noBookings')}>
            {t('noBookingsHint')}
          </EmptyState>
        )
      }
    />
  )
}

/** Badge of a reversed booking or a reversal. */
export function Reversal({ row: { reverses, reversedBy } }: { row: Pick<BookingRow, 'reverses' | 'reversedBy'> }) {
  const t = useT(financeMessages)
  if (reversedBy) return <Badge tone="red">{t('takenBack')}</Badge>
  return reverses && <Badge tone="grey">{t('reversesOther')}</Badge>
}
