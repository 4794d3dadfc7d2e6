import type { Tx } from '#/db/database.server.ts'

export type InsightSettings = {
  /** Guests of a branch in a month, and what one spends, in halalas. */
  takings: { covers: number; bill: number } | null
  target: number | null
  version: number
}

/** What a client told of its branches; nothing at all until it did. */
export async function readInsightSettings(db: Tx, clientId: string): Promise<InsightSettings> {
  const row = await db
    .selectFrom('insight_settings')
    .select(['covers_per_month', 'average_bill', 'target_score', 'version'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  const told = row?.covers_per_month && row.average_bill
  return {
    takings: told ? { covers: row.covers_per_month!, bill: row.average_bill! } : null,
    target: row?.target_score ?? null,
    version: row?.version ?? 0,
  }
}
