import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { authorize, may } from '#/domain/permissions.ts'
import type { AlertBounds } from '#/domain/reporting/score-alerts.ts'
import { hasFeature } from '#/features/companies/plan-contents/feature.server.ts'
import { readInsightSettings } from '#/features/reporting/insights/read-settings.server.ts'

export type BoundsView = AlertBounds & {
  version: number
  /** Whether the plan has alerts on low and high scores. */
  ofScores: boolean
  mayChange: boolean
}

/** Bounds of the company's alerts. */
export async function readBounds(actor: Actor): Promise<BoundsView> {
  authorize(actor, 'reports.read')
  return readAs(actor, async (db) => {
    const [{ alerts, version }, ofScores] = await Promise.all([
      readInsightSettings(db, companyOf(actor)),
      hasFeature(db, companyOf(actor), 'summary'),
    ])
    return { ...alerts, version, ofScores, mayChange: may(actor, 'insights.describe') }
  })
}
