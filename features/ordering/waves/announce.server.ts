import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

type Share = { clientId: string; count: number; price: number; first: string; last: string; reason: string | null }

/** Planned or cancelled visits of a wave by client; `only`: a subset. */
async function sharesOf(
  tx: Tx,
  waveId: string,
  isCancelled: boolean,
  only: readonly string[] | null,
): Promise<Share[]> {
  const { rows } = await sql<Share>`
    select client_id as "clientId", count(*)::int as count, sum(case when within_plan then 0 else price end)::bigint as price, min(scheduled_date) as first,
      max(scheduled_date) as last, min(cancel_reason) as reason
    from mystery_shopping_requests
    where wave_id = ${waveId}::uuid and (status = 'cancelled') = ${isCancelled}
      and (${only}::uuid[] is null or id = any(${only}::uuid[]))
    group by client_id`.execute(tx)
  return rows
}

/** Notifies each client of a wave's visits once. */
export const announceWave = ({ waveId, rest }: JobPayload<'waves.announce'>): Promise<void> =>
  asSystem('a job notifies the clients of a wave', async (tx) => {
    const wave = await tx.selectFrom('waves').select('status').where('id', '=', waveId).executeTakeFirst()
    if (!wave) return
    const isCancelled = rest !== undefined || wave.status === 'cancelled'
    const kind = isCancelled ? 'request.wave-cancelled' : 'request.wave-planned'
    for (const share of await sharesOf(tx, waveId, isCancelled, rest?.requestIds ?? null)) {
      const effectKey = `${waveId}:${kind}:${share.clientId}${rest ? `:${rest.version}` : ''}`
      const facts = {
        count: share.count,
        from: riyadhDay(new Date(share.first)),
        until: riyadhDay(new Date(share.last)),
        price: share.price,
        reason: share.reason ?? '',
      }
      await tell(tx, { client: share.clientId }, kind, facts, { effectKey })
    }
  })
