import { sql } from 'kysely'
import type { RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { type BookingRow, bookingsWhere, readBookings } from './browse-bookings.server.ts'
import type { journalList, JournalLine } from './list.ts'

const linesOf = ({ entries, on, id, kind, named, about, actor, reverses }: BookingRow): JournalLine[] =>
  entries.map(({ account, amount, party }) => ({
    day: on,
    booking: id,
    kind,
    about: named?.label ?? about,
    account,
    party: party?.name ?? null,
    debit: amount > 0 ? amount : null,
    credit: amount < 0 ? -amount : null,
    by: actor,
    reverses,
  }))

/** Entries of the bookings of a query. */
export const journalRows: RowsOf<typeof journalList, JournalLine, { id: string }> = (db, query) => ({
  select: db
    .selectFrom('journal_entries as b')
    .select('b.id')
    .where(sql<boolean>`${bookingsWhere(query)}`),
  order: { day: sql.ref('b.booked_on') },
  id: 'b.id',
  finish: async (rows, tx) => {
    const bookings = await readBookings(
      tx,
      rows.map(({ id }) => id),
    )
    return bookings.flatMap(linesOf)
  },
})
