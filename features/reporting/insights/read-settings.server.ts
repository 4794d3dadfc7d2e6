import type { Tx } from '#/db/database.server.ts'
import { type AlertBounds, usualBounds } from '#/domain/reporting/score-alerts.ts'
import type { StakeBasis } from '#/domain/reporting/stake.ts'

export type InsightSettings = {
  /** Guests of a branch per month, and average bill per guest in halalas. */
  takings: { covers: number; bill: number } | null
  /** Per cent of revenue per point, and when a member of the company confirmed it; null before that. */
  rate: { percent: number; confirmedAt: string } | null
  target: number | null
  /** Scores beyond these raise alerts. */
  alerts: AlertBounds
  version: number
}

/** The client's settings; null until given, except the bounds of alerts. */
export async function readInsightSettings(db: Tx, clientId: string): Promise<InsightSettings> {
  const row = await db
    .selectFrom('insight_settings')
    .select(['covers_per_month', 'average_bill', 'target_score', 'version', 'rate', 'rate_confirmed_at'])
    .select(['alert_low', 'alert_high'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  const told = row?.covers_per_month && row.average_bill
  return {
    takings: told ? { covers: row.covers_per_month!, bill: row.average_bill! } : null,
    rate: row?.rate && row.rate_confirmed_at ? { percent: row.rate, confirmedAt: row.rate_confirmed_at } : null,
    target: row?.target_score ?? null,
    alerts: row ? { low: row.alert_low, high: row.alert_high } : usualBounds,
    version: row?.version ?? 0,
  }
}

/**
 * Basis of the estimate of riyals at stake; null, and nothing is shown, until guests, bill and a confirmed rate are
 * given.
 */
export const stakeBasis = ({ takings, rate }: InsightSettings): StakeBasis | null =>
  takings && rate ? { ...takings, rate: rate.percent } : null
