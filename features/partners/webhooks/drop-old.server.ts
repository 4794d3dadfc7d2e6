import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import { keptDeliveryDays } from '#/domain/partners/webhook-events.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { log } from '#/platform/log.server.ts'

const perPiece = 1000
const mostPieces = 1000

/** Removes messages of webhooks after the days for which they are kept, in pieces that lock few rows. */
export async function sweepDeliveries(): Promise<void> {
  const before = addHours(now(), -24 * keptDeliveryDays).toISOString()
  let count = 0
  for (let pieces = 0; pieces < mostPieces; pieces++) {
    const removed = await asSystem('messages of webhooks are kept for a time only', async (tx) => {
      const { numAffectedRows } = await sql`delete from webhook_deliveries where id in (
        select id from webhook_deliveries where created_at < ${before}::timestamptz order by created_at limit ${perPiece})`.execute(
        tx,
      )
      return Number(numAffectedRows ?? 0n)
    })
    count += removed
    if (removed < perPiece) break
  }
  if (count > 0) log.info('old records were removed', { action: 'webhook deliveries', count })
}
