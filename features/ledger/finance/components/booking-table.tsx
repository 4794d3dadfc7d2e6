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

/** Accounts of one side of a booking, and the clients and shoppers of both in words. */
function useSides() {
  const t = useT(financeMessages)
  const list = new Intl.ListFormat(useLang(), { type: 'unit' })
  return {
    accounts: (entries: readonly BookingEntry[], side: 1 | -1) =>
      list.format(entries.filter(({ amount }) => amount * side > 0).map(({ account }) => t(`account_${account}`))),
    parties: (entries: readonly BookingEntry[]) =>
      list.format(new Set(entries.flatMap(({ party }) => (party ? [party.name] : [])))),
  }
}

type TableProps = { rows: readonly BookingRow[]; narrowed: boolean }

/** Halalas on the debit side of a booking, which equal those on the credit side. */
const debited = (entries: readonly BookingEntry[]): number =>
  entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)

/** Bookings, newest first. The record of a booking shows each entry. */
export function BookingTable({ rows, narrowed }: TableProps) {
  const t = useT(financeMessages)
  const lang = useLang()
  const sides = useSides()
  const columns: Column<BookingRow>[] = [
    { key: 'kind', header: t('kind'), cell: ({ kind }) => kindText(lang, kind) },
    {
      key: 'day',
      header: t('day'),
      exact: true,
      cell: ({ on }) => <span className="whitespace-nowrap">{formatDay(on, lang)}</span>,
    },
    { key: 'about', header: t('about'), exact: true, cell: ({ named }) => named && <AboutLink named={named} /> },
    { key: 'debit', header: t('debitSide'), cell: ({ entries }) => sides.accounts(entries, 1) },
    { key: 'credit', header: t('creditSide'), cell: ({ entries }) => sides.accounts(entries, -1) },
    { key: 'party', header: t('party'), cell: ({ entries }) => <bdi>{sides.parties(entries)}</bdi> },
    {
      key: 'amount',
      header: t('bookedAmount'),
      numeric: true,
      cell: ({ entries }) => <Money halalas={debited(entries)} bare />,
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
