import type { Tx } from '#/db/database.server.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { hasFeature } from '#/features/companies/plan-contents/feature.server.ts'

/** What of a report the client's plan contains: the plan of today, or the one of the day of the release. */
export async function planOfReport(db: Tx, clientId: string, releasedAt: string) {
  const day = riyadhDay(new Date(releasedAt))
  const [summary, benchmarks] = await Promise.all([
    hasFeature(db, clientId, 'summary', day),
    hasFeature(db, clientId, 'analytics', day),
  ])
  return { summary, benchmarks }
}
