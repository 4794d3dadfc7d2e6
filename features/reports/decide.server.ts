import type { Actor } from '#/domain/actor.ts'
import type { Grades } from '#/domain/report.ts'
import { excludeReport } from './exclude.server.ts'
import type { DeskDecision } from './form.ts'
import { gradeReport } from './grade.server.ts'
import { rejectReport } from './reject.server.ts'
import { releaseReport } from './release.server.ts'
import { requestRevision } from './request-revision.server.ts'
import { startReview } from './start-review.server.ts'

type Graded = Extract<DeskDecision, { intent: 'grade' | 'release' }>
const gradesOf = ({ facts, completeness, objectivity, language, punctuality }: Graded): Grades => ({
  facts,
  completeness,
  objectivity,
  language,
  punctuality,
})

/** Hands a decision that was made on the desk to its verb. */
export async function decide(actor: Actor, reportId: string, decision: DeskDecision): Promise<null> {
  const { intent, version } = decision
  const at = { reportId, version }
  if (intent === 'start-review') await startReview(actor, at)
  else if (intent === 'request-revision')
    await requestRevision(actor, { ...at, reason: decision.reason, questions: decision.questions })
  else if (intent === 'grade') await gradeReport(actor, { ...at, grades: gradesOf(decision), note: decision.note })
  else if (intent === 'release') await releaseReport(actor, { ...at, grades: gradesOf(decision), note: decision.note })
  else if (intent === 'reject') await rejectReport(actor, { ...at, reason: decision.reason })
  else await excludeReport(actor, { ...at, excluded: intent === 'exclude', reason: decision.reason })
  return null
}
