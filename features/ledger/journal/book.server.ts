import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { type Entry, isBalanced } from '#/domain/ledger.ts'
import type { Day } from '#/domain/riyadh-time.ts'

export type Booking = {
  /** Event, such as `invoice.issued`. */
  kind: string
  /** Our identifier of the subject. Unique per kind, so repeated bookings are ignored. */
  about: string
  on: Day
  entries: readonly Entry[]
  /** Null: the system. */
  actorId: string | null
  reverses?: string
}

const isClosedMonth = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === 'keep_closed'

/**
 * Writes a booking in the transaction of its event. Idempotent; skips empty bookings. Returns whether it was written.
 * Throws `ledger.month-closed` for a day in a closed month.
 */
export async function book(tx: Tx, { kind, about, on, entries, actorId, reverses }: Booking): Promise<boolean> {
  if (entries.length === 0) return false
  if (!isBalanced(entries)) throw new Error(`the booking ${kind} of ${about} does not add up to zero`)
  const rows = entries.map(({ account, amount, party }, index) => ({
    position: index + 1,
    account,
    amount,
    party: party ?? null,
  }))
  const statement = sql`
    with booking as (
      insert into app.journal_entries (kind, about, booked_on, actor_id, reverses)
      values (${kind}, ${about}, ${on}, ${actorId}, ${reverses ?? null}) on conflict (kind, about) do nothing returning id)
    insert into app.journal_lines (booking_id, position, account, party_id, amount, booked_on)
    select b.id, e.position, e.account, e.party, e.amount, ${on}::date from booking b,
      jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(position smallint, account text, amount bigint, party uuid)`
  try {
    const written = await statement.execute(tx)
    return (written.numAffectedRows ?? 0n) > 0n
  } catch (error) {
    if (isClosedMonth(error)) throw new AppError('ledger.month-closed', { month: on.slice(0, 7) })
    throw error
  }
}
