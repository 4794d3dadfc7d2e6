import type { Tx } from '#/db/database.server.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { hasFeature } from '#/features/companies/plan-contents/feature.server.ts'

/** Features of the client's plan for a report: of the current plan, or of the one at the release. */
export async function planOfReport(db: Tx, clientId: string, releasedAt: string) {
  const day = riyadhDay(new Date(releasedAt))
  const [summary, benchmarks] = await Promise.all([
    hasFeature(db, clientId, 'summary', day),
    hasFeature(db, clientId, 'analytics', day),
  ])
  return { summary, benchmarks }
}
