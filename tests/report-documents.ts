import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Actor } from '#/domain/actor.ts'
import { allQuestions, takesPhotos } from '#/domain/questionnaire.ts'
import { storePhoto } from '#/features/fieldwork/evidence/store-photo.server.ts'
import { readReportForm } from '#/features/fieldwork/visits/read-report-form.server.ts'
import type { AnswerSave } from '#/features/fieldwork/visits/answer.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import { grades, seen, submit } from './reports.ts'
import { begunVisit, fillReport, save } from './visits.ts'
import type { World } from './world.ts'

/** A unique picture with a recognisable top. */
const photo = (nth: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="hsl(${(nth * 47) % 360} 40% 70%)"/><circle cx="400" cy="330" r="190" fill="#fff"/><path d="M400 40L460 120H340Z" fill="#333"/><text x="380" y="360" font-size="90">${nth}</text></svg>`,
    ),
  )
    .jpeg()
    .toBuffer()

type Story = { client: Actor; shopper: Actor; editor: Actor; photos?: number; changed?: readonly AnswerSave[] }

/** A released report of a full visit, with so many photos. */
export async function reportWithPhotos(w: World, story: Story): Promise<string> {
  const { client, shopper, editor, photos = 0, changed = [] } = story
  const reportId = await begunVisit(w, shopper, { client, type: 'full_service' })
  await fillReport(shopper, reportId, changed)
  const { definition } = await readReportForm(shopper, reportId)
  const questions = allQuestions(definition).filter(takesPhotos)
  const perQuestion = 3
  for (let nth = 0; nth < photos; nth++) {
    const questionKey = questions[Math.floor(nth / perQuestion) % questions.length]!.key
    await storePhoto(shopper, { id: randomUUID(), reportId, questionKey, bytes: await photo(nth + 1) })
  }
  await submit(shopper, reportId)
  await startReview(editor, await seen(w, reportId))
  await releaseReport(editor, { ...(await seen(w, reportId)), grades })
  return reportId
}

export const trap = '#panic("x") 宫 😀 \u0007 $y$ *b* <label> @ref ] \\ ` // /* "'
/** Answers with failures, waits over their limits, and comments in both languages. */
export const badAnswers: AnswerSave[] = [
  save('A1', false, {
    comment: 'Nobody greeted us for a long while. The host was on the phone (table 12), then left.',
  }),
  save('B2', 2, { comment: 'لم يبتسم الموظف، وقال: "wait please" ثم غادر (الطاولة 12) قبل 14:30.' }),
  save('D2', 31, { comment: `Main courses came late. ${trap}` }),
  save('F4', false, { comment: `أرضية دورة المياه مبللة ${'كلمةطويلةجدابلافراغ'.repeat(8)}` }),
]
