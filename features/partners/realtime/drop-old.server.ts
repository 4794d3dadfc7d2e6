import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import { keptChangeHours } from '#/domain/partners/realtime.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { log } from '#/platform/log.server.ts'

const perPiece = 5000
const mostPieces = 1000

/** Removes changes after the hours for which they are kept, in pieces that lock few rows. */
export async function sweepChanges(): Promise<void> {
  // why an hour more: a stream may begin at the last moment that it may ask for
  const before = addHours(now(), -keptChangeHours - 1).toISOString()
  let count = 0
  for (let pieces = 0; pieces < mostPieces; pieces++) {
    const removed = await asSystem('changes of records are kept for a time only', async (tx) => {
      const { numAffectedRows } = await sql`delete from record_changes where ctid in (
        select ctid from record_changes where at < ${before}::timestamptz order by at limit ${perPiece})`.execute(tx)
      return Number(numAffectedRows ?? 0n)
    })
    count += removed
    if (removed < perPiece) break
  }
  if (count > 0) log.info('old records were removed', { action: 'record changes', count })
}
