import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify } from '#/features/messaging/notifications/notify.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { env } from '#/platform/env.server.ts'

type Share = { clientId: string; count: number; price: number; first: string; last: string; reason: string | null }

/** What the wave means to each of its clients: the visits planned for them, or those that are cancelled with it; `only` some of them. */
async function sharesOf(
  tx: Tx,
  waveId: string,
  isCancelled: boolean,
  only: readonly string[] | null,
): Promise<Share[]> {
  const { rows } = await sql<Share>`
    select client_id as "clientId", count(*)::int as count, sum(price)::bigint as price, min(scheduled_date) as first,
      max(scheduled_date) as last, min(cancel_reason) as reason
    from mystery_shopping_requests
    where wave_id = ${waveId}::uuid and (status = 'cancelled') = ${isCancelled}
      and (${only}::uuid[] is null or id = any(${only}::uuid[]))
    group by client_id`.execute(tx)
  return rows
}

/** Tells each client of a wave about its visits, once and not for every visit. */
export const announceWave = ({ waveId, rest }: JobPayload<'waves.announce'>): Promise<void> =>
  asSystem('the clients of a wave are told of it', async (tx) => {
    const wave = await tx.selectFrom('waves').select('status').where('id', '=', waveId).executeTakeFirst()
    if (!wave) return
    const isCancelled = rest !== undefined || wave.status === 'cancelled'
    const kind = isCancelled ? 'request.wave-cancelled' : 'request.wave-planned'
    const link = '/client/secret-shopper'
    for (const { clientId, count, price, first, last, reason } of await sharesOf(
      tx,
      waveId,
      isCancelled,
      rest?.requestIds ?? null,
    )) {
      const effectKey = `${waveId}:${kind}:${clientId}${rest ? `:${rest.version}` : ''}`
      await notify(tx, { to: clientId, kind, params: { count: String(count) }, link, effectKey })
      const to = await mailboxOf(tx, clientId)
      const day = (at: string) => formatDay(riyadhDay(new Date(at)), to.language)
      const params = {
        name: to.name,
        count: String(count),
        from: day(first),
        until: day(last),
        price: formatMoney(price, to.language),
        reason: reason ?? '',
        link: env().origin + link,
      }
      await queueEmail(tx, { to, kind, params, effectKey })
    }
  })
