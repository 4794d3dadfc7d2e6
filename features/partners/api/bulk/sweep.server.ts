import { asSystem } from '#/db/database.server.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { log } from '#/platform/log.server.ts'
import { keptBulkDays } from './lines.ts'

/** Removes imports and exports with their files after the days for which they are kept. */
export async function sweepBulk(): Promise<void> {
  const before = addHours(now(), -24 * keptBulkDays).toISOString()
  const { numDeletedRows } = await asSystem('imports and exports are kept for a time only', (tx) =>
    tx.deleteFrom('api_bulk').where('created_at', '<', before).executeTakeFirst(),
  )
  if (numDeletedRows > 0n) log.info('old records were removed', { action: 'api bulk', count: Number(numDeletedRows) })
}
