import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Period } from '#/domain/subscription.ts'

type Row = { tier: SubscriptionTier; from_on: Day; until_on: Day }

/** Plan month of a day; an ended plan covers the days before its end. */
export async function monthOn(
  tx: Tx,
  clientId: string,
  day: Day,
): Promise<{ tier: SubscriptionTier; period: Period } | null> {
  const { rows } = await sql<Row>`
    select p.tier, p.from_on, least(p.until_on, s.ended_on) as until_on
    from app.subscription_periods p join app.subscriptions s on s.client_id = p.client_id and s.id = p.subscription_id
    where p.client_id = ${clientId} and s.began_on is not null and p.from_on <= ${day}::date and p.until_on > ${day}::date
      and (s.ended_on is null or s.ended_on > ${day}::date)
    order by s.began_on desc, p.from_on desc limit 1`.execute(tx)
  const row = rows[0]
  return row ? { tier: row.tier, period: { from: row.from_on, until: row.until_on } } : null
}
