import type { Actor } from '#/domain/actor.ts'
import type { AnswerValue } from '#/domain/questionnaire.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { decideDispute } from '#/features/reporting/disputes/decide.server.ts'
import { openDispute } from '#/features/reporting/disputes/open.server.ts'
import { readReviewDisputes } from '#/features/reporting/disputes/read-review-disputes.server.ts'
import { readReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

type DemoDispute = {
  question: string
  reason: string
  openedHoursAgo: number
  decision: string
  decidedHoursAgo: number
  /** Corrected answer; without one the dispute is declined. */
  corrected?: AnswerValue
}

const day = 24
const story = 'dallah-rawdah-first'
/** Disputes of the cafe about a report of a month ago, with a second editor's decisions. */
const disputes: readonly DemoDispute[] = [
  {
    question: 'Q4',
    reason:
      'سجل نقاط البيع يُظهر أن الطلب سُجّل عند الساعة 9:44 صباحًا، أي بعد ثلاث دقائق من وقوف الضيف في الصف لا أربع. نرجو مراجعة وقت الانتظار.',
    openedHoursAgo: 29 * day,
    corrected: 3,
    decision: 'وقت إيصال الشراء يوافق سجل نقاط البيع: ثلاث دقائق من الوقوف في الصف حتى تسجيل الطلب. صُحّح الوقت.',
    decidedHoursAgo: 27 * day,
  },
  {
    question: 'Q18',
    reason: 'موظفونا يشكرون كل ضيف عند المغادرة، وهذا من أساسيات تدريبهم.',
    openedHoursAgo: 29 * day - 1,
    decision:
      'التدريب لا ينفي ما حدث في هذه الزيارة. وصف المتسوّق واضح ومحدد، ولم يرد في الاعتراض ما ينقضه، فتبقى الإجابة كما هي.',
    decidedHoursAgo: 27 * day - 1,
  },
]

async function decide(editor: Actor, reportId: string, { question, decision, corrected }: DemoDispute): Promise<void> {
  const open = (await readReviewDisputes(editor, reportId, 'ar')).find(
    ({ questionKey, state }) => questionKey === question && state === 'open',
  )
  if (!open) return
  const { version, correctable } = await readReviewReport(editor, reportId, 'ar')
  const given = correctable.find((answer) => answer.question.key === question)
  const upheld = corrected !== undefined && given
  await decideDispute(editor, {
    disputeId: open.id,
    version,
    outcome: upheld ? 'upheld' : 'declined',
    decision,
    correction: upheld ? { ...given, value: corrected } : null,
  })
}

/** A client's disputes, decided by an editor who did not release the report. Idempotent. */
export async function tellDisputes({ dallah, editor }: Cast, present: Date): Promise<void> {
  const reportId = sameIdFor(story, 'report')
  for (const { question, reason, openedHoursAgo } of disputes) {
    const id = sameIdFor(`${story} ${question}`, 'dispute')
    await happeningAt(addHours(present, -openedHoursAgo), () =>
      openDispute(dallah, { id, reportId, questionKey: question, reason }),
    )
  }
  for (const dispute of disputes)
    await happeningAt(addHours(present, -dispute.decidedHoursAgo), () => decide(editor, reportId, dispute))
}
