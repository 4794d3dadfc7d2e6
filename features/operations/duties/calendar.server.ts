import type { Tx } from '#/db/database.server.ts'
import type { Day } from '#/domain/riyadh-time.ts'

/** Official days without work that are on record. */
export async function readHolidays(db: Tx): Promise<ReadonlySet<Day>> {
  const rows = await db.selectFrom('calendar_days').select('day').execute()
  return new Set(rows.map(({ day }) => day))
}
