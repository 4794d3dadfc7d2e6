import type { Actor } from '#/domain/actor.ts'
import { gradePoints, type Grades } from '#/domain/report.ts'
import { decideAlert } from '#/features/fieldwork/alerts/decide-alert.server.ts'
import { askProposals } from '#/features/fieldwork/translations/propose.server.ts'
import { saveTranslation, saveTranslations } from '#/features/fieldwork/translations/save-translation.server.ts'
import { decideAppeal } from '#/features/reporting/appeals/decide-appeal.server.ts'
import { decideDispute } from '#/features/reporting/disputes/decide.server.ts'
import { answerReply } from '#/features/shoppers/feedback/write-feedback.server.ts'
import { countUses } from '#/features/reporting/phrases/phrases.server.ts'
import { correctAnswer } from '#/features/reporting/editing/correct-answer.server.ts'
import { excludeReport } from '#/features/reporting/editing/exclude.server.ts'
import { gradeReport } from '#/features/reporting/editing/grade.server.ts'
import { rejectReport } from '#/features/reporting/editing/reject.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { requestRevision } from '#/features/reporting/editing/request-revision.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import { takeOver } from '#/features/reporting/editing/take-over.server.ts'
import type { ReviewDecision } from './form.ts'

type Graded = Extract<ReviewDecision, { intent: 'grade' | 'release' }>
const gradesOf = ({ facts, completeness, objectivity, language, punctuality }: Graded): Grades => ({
  facts,
  completeness,
  objectivity,
  language,
  punctuality,
})

type Upheld = Extract<ReviewDecision, { intent: 'uphold-appeal' }>
/** The given points; null while the visit is still open. */
const givenGrades = (decision: Upheld): Partial<Grades> | null => {
  const given = gradePoints.flatMap((point) =>
    decision[point] === undefined ? [] : [[point, decision[point]] as const],
  )
  return given.length === 0 ? null : Object.fromEntries(given)
}

type Answered = Extract<ReviewDecision, { intent: 'correct' | 'uphold' }>
const answerOf = ({ questionKey, value, notApplicable, naReason, comment }: Answered) => ({
  questionKey,
  value,
  notApplicable,
  naReason,
  comment,
})

/** Passes a decision of the review to its verb, and counts the phrases used. */
export async function decide(actor: Actor, reportId: string, decision: ReviewDecision): Promise<null> {
  await take(actor, reportId, decision)
  if ('phrases' in decision) await countUses(actor, decision.phrases)
  return null
}

async function take(actor: Actor, reportId: string, decision: ReviewDecision): Promise<void> {
  switch (decision.intent) {
    case 'start-review':
      return startReview(actor, { reportId, version: decision.version })
    case 'take-over':
      return takeOver(actor, { reportId, version: decision.version })
    case 'request-revision':
      return requestRevision(actor, { reportId, ...decision })
    case 'grade':
      return gradeReport(actor, {
        reportId,
        version: decision.version,
        grades: gradesOf(decision),
        note: decision.note,
      })
    case 'release':
      return releaseReport(actor, {
        reportId,
        version: decision.version,
        grades: gradesOf(decision),
        note: decision.note,
      })
    case 'correct':
      return correctAnswer(actor, {
        reportId,
        version: decision.version,
        reason: decision.reason,
        ...answerOf(decision),
      })
    case 'translate':
      return saveTranslation(actor, { reportId, ...decision })
    case 'propose-translations':
      return askProposals(actor, { reportId })
    case 'confirm-translations':
      return saveTranslations(actor, { reportId, texts: decision.texts })
    case 'reject':
      return rejectReport(actor, { reportId, ...decision })
    case 'exclude':
    case 'include':
      return excludeReport(actor, { reportId, ...decision, excluded: decision.intent === 'exclude' })
    case 'uphold':
    case 'decline':
      return decideDispute(actor, {
        disputeId: decision.disputeId,
        version: decision.version,
        outcome: decision.intent === 'uphold' ? 'upheld' : 'declined',
        decision: decision.reason,
        correction: decision.intent === 'uphold' ? answerOf(decision) : null,
      })
    case 'uphold-appeal':
    case 'dismiss-appeal':
      return decideAppeal(actor, {
        reportId,
        version: decision.version,
        outcome: decision.intent === 'uphold-appeal' ? 'upheld' : 'dismissed',
        decision: decision.decision,
        fee: decision.intent === 'uphold-appeal' ? (decision.fee ?? null) : null,
        grades: decision.intent === 'uphold-appeal' ? givenGrades(decision) : null,
      })
    case 'answer-reply':
      return answerReply(actor, { reportId, answer: decision.answer })
    case 'send-alert':
    case 'dismiss-alert':
      return decideAlert(actor, {
        reportId,
        questions: decision.seen,
        outcome: decision.intent === 'send-alert' ? 'send' : 'dismiss',
        note: decision.note,
      })
  }
}
