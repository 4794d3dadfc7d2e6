import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { appealRejection } from '#/features/reporting/appeals/appeal.server.ts'
import { answerReply, rateBrief, replyToGrade } from '#/features/shoppers/feedback/write-feedback.server.ts'
import type { Cast } from '../demo-person.server.ts'
import type { PersonKey } from '../stories/stories.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

const day = 24
type Rating = { story: string; by: PersonKey; stars: number; note: string; hoursAgo: number }

const ratings: readonly Rating[] = [
  { story: 'saffron-corniche-first', by: 'shopper', stars: 5, note: '', hoursAgo: 92 * day },
  {
    story: 'saffron-olaya-second',
    by: 'shopper',
    stars: 3,
    note: 'ذُكر في التعليمات طلب طبق اليوم، ولم يكن في القائمة ذلك المساء.',
    hoursAgo: 68 * day,
  },
  { story: 'dallah-malqa-second', by: 'shopper', stars: 4, note: '', hoursAgo: 3 * day },
  {
    story: 'saffron-khobar-first',
    by: 'freelancer',
    stars: 4,
    note: 'Parking was on the other side of the road; the brief could say so.',
    hoursAgo: 55 * day,
  },
]
const appeal = {
  story: 'dallah-rejected',
  by: 'yousef',
  reason:
    'All branches of the cafe look alike. The board behind the counter in the second photo names Tahlia, and I stood there on that evening.',
} as const

/** Ignores the refusal of a repeated message, so that seeding is idempotent. */
async function once(known: ErrorCode, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== known) throw error
  }
}

const told = 'feedback.already-written'

/** Shoppers' replies to a grade, to a rejection, and about briefs, with the office's answers. */
export async function tellFeedback(cast: Cast, present: Date): Promise<void> {
  for (const { story, by, hoursAgo, ...rating } of ratings)
    await happeningAt(addHours(present, -hoursAgo), () =>
      once(told, () => rateBrief(cast[by], { reportId: sameIdFor(story, 'report'), ...rating })),
    )
  const reportId = sameIdFor('saffron-olaya-second', 'report')
  const text =
    'سجّلت وقت تقديم الطبق في نموذج التقييم عند وصوله، ولم أكتبه مرة أخرى في التعليق. هل يلزم ذكره في الموضعين؟'
  await happeningAt(addHours(present, -67 * day), () =>
    once(told, () => replyToGrade(cast.shopper, { reportId, text })),
  )
  const answer = 'لا يلزم. الوقت المسجل في السؤال كافٍ، ويكفي التعليق لوصف ما حدث. شكرًا لسؤالك.'
  await happeningAt(addHours(present, -66 * day), () =>
    once('feedback.already-answered', () => answerReply(cast.editor, { reportId, answer })),
  )
  const waiting = sameIdFor('dallah-malqa-second', 'report')
  const question = 'شكرًا لكم. ما العبارة التي خفّضت درجة الموضوعية؟ أود تجنّبها في الزيارة القادمة.'
  await happeningAt(addHours(present, -20), () =>
    once(told, () => replyToGrade(cast.shopper, { reportId: waiting, text: question })),
  )
  await happeningAt(addHours(present, -2), () =>
    once('appeal.already-made', () =>
      appealRejection(cast[appeal.by], { reportId: sameIdFor(appeal.story, 'report'), reason: appeal.reason }),
    ),
  )
}
