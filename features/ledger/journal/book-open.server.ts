import type { Tx } from '#/db/database.server.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { book, type Booking } from './book.server.ts'

/** Returns the day, or today when its month is closed: late events are booked in the current month. */
export async function openDay(tx: Tx, on: Day): Promise<Day> {
  const closed = await tx
    .selectFrom('closed_months')
    .select('month')
    .where('month', '=', `${on.slice(0, 7)}-01`)
    .executeTakeFirst()
  return closed ? riyadhDay(now()) : on
}

/** Books on the given day, or today when its month is closed. */
export const bookOpen = async (tx: Tx, booking: Booking): Promise<boolean> =>
  book(tx, { ...booking, on: await openDay(tx, booking.on) })
