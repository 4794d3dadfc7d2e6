import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { type Entry, isBalanced } from '#/domain/ledger.ts'
import type { Day } from '#/domain/riyadh-time.ts'

type Many = {
  kind: string
  on: Day
  actorId: string | null
  bookings: readonly { about: string; entries: readonly Entry[] }[]
}

const atOnce = 1000

const isClosedMonth = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === 'keep_closed'

/** Writes many bookings of one kind and day in few statements; idempotent like `book`. */
export async function bookMany(tx: Tx, { kind, on, actorId, bookings }: Many): Promise<void> {
  const balanced = bookings.filter(({ entries }) => entries.length > 0)
  for (const { about, entries } of balanced)
    if (!isBalanced(entries)) throw new Error(`the booking ${kind} of ${about} does not add up to zero`)
  for (let from = 0; from < balanced.length; from += atOnce) {
    const part = balanced.slice(from, from + atOnce)
    const rows = part.flatMap(({ about, entries }) =>
      entries.map(({ account, amount, party }, index) => ({
        about,
        position: index + 1,
        account,
        amount,
        party: party ?? null,
      })),
    )
    try {
      await sql`
        with wanted as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as e(about text, position smallint, account text, amount bigint, party uuid)),
        booking as (
          insert into app.journal_entries (kind, about, booked_on, actor_id)
          select distinct ${kind}, about, ${on}::date, ${actorId}::uuid from wanted on conflict (kind, about) do nothing returning id, about)
        insert into app.journal_lines (booking_id, position, account, party_id, amount, booked_on)
        select b.id, e.position, e.account, e.party, e.amount, ${on}::date from booking b join wanted e on e.about = b.about`.execute(
        tx,
      )
    } catch (error) {
      if (isClosedMonth(error)) throw new AppError('ledger.month-closed', { month: on.slice(0, 7) })
      throw error
    }
  }
}
