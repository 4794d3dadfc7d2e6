import type { Tx } from '#/db/database.server.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { book, type Booking } from './book.server.ts'

/** The day itself, or today when its month is closed already: what is heard of late belongs to the month in which it is heard of. */
export async function openDay(tx: Tx, on: Day): Promise<Day> {
  const closed = await tx
    .selectFrom('closed_months')
    .select('month')
    .where('month', '=', `${on.slice(0, 7)}-01`)
    .executeTakeFirst()
  return closed ? riyadhDay(now()) : on
}

/** Books on its day, or today when that month is closed. */
export const bookOpen = async (tx: Tx, booking: Booking): Promise<boolean> =>
  book(tx, { ...booking, on: await openDay(tx, booking.on) })
