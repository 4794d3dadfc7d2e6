import { addDays, addHours, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { qualifyAuditor } from '#/features/ordering/assignment/qualify-auditor.server.ts'
import { lockOldReports } from '#/features/reporting/editing/lock-old.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { auditStories } from '../stories/stories-audits.ts'
import { happeningAt } from '../time-travel.server.ts'
import { tellStories } from './tell-stories.server.ts'

/** An auditor, who shops other companies, and the audits that the restaurants bought from us. Idempotent. */
export async function tellBoughtAudits(cast: Cast, present: Date): Promise<void> {
  const qualifiedAt = addHours(startOfDay(addDays(riyadhDay(present), -60)), 11)
  const reason = 'HACCP level 3 certificate and two accompanied audits; probe calibrated in September.'
  await happeningAt(qualifiedAt, () => qualifyAuditor(cast.admin, cast.abdullah.id, true, reason))
  await tellStories(auditStories, cast, present)
  await happeningAt(present, lockOldReports)
}
