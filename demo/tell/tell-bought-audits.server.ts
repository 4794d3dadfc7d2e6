import { addDays, addHours, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { qualifyAuditor } from '#/features/ordering/assignment/qualify-auditor.server.ts'
import { lockOldReports } from '#/features/reporting/editing/lock-old.server.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { auditStories } from '../stories/stories-audits.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'
import { tellStories } from './tell-stories.server.ts'

/** An auditor, who shops other companies, and the audits that the restaurants bought from us. Idempotent. */
export async function tellBoughtAudits(cast: Cast, present: Date): Promise<void> {
  const qualifiedAt = addHours(startOfDay(addDays(riyadhDay(present), -60)), 11)
  const reason = 'HACCP level 3 certificate and two accompanied audits; probe calibrated in September.'
  await happeningAt(qualifiedAt, () => qualifyAuditor(cast.admin, cast.abdullah.id, true, reason))
  await tellStories(auditStories, cast, present)
  await happeningAt(present, lockOldReports)
  await happeningAt(addHours(present, -14 * 24), () =>
    openCorrectiveAction(cast.saffron, {
      id: sameIdFor('olaya hood', 'action'),
      reportId: sameIdFor('saffron-audit-first', 'report'),
      // this question demands a photo of the result, at any priority
      questionKey: 'F4',
      title: 'Have the hood filters cleaned and write the date beside the hood',
      ownerName: 'Maha Al-Subaie',
      ownerEmail: null,
      ownerId: null,
      priority: 'medium',
      dueOn: addDays(riyadhDay(present), 3),
    }),
  )
}
