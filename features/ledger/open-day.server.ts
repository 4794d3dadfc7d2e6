import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

/** The day itself, or today when its month was closed: for what nobody can be asked about, such as news of a provider that come late. */
export async function openDay(tx: Tx, day: Day): Promise<Day> {
  const { rows } = await sql<{ closed: boolean }>`
    select exists (select from app.closed_months where month = date_trunc('month', ${day}::date)::date) as closed`.execute(
    tx,
  )
  return rows[0]!.closed ? riyadhDay(now()) : day
}
