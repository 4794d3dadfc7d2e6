import type { Actor } from '#/domain/actor.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { storePhoto } from '#/features/evidence/store-photo.server.ts'
import { readReportForm } from '#/features/visits/read-report-form.server.ts'
import { saveAnswers } from '#/features/visits/save-answers.server.ts'
import { answersOf, photosOf } from './answer-sheet.ts'
import { picture } from './pictures.server.ts'
import { sameIdFor } from './same-id.ts'
import type { Sheet } from './stories.ts'

type Written = { reportId: string; sheet: Sheet; storyKey: string; arrivedAt: Date }

/** The shopper answers what they saw and takes the photos that are asked for. Doing it again changes nothing. */
export async function fillSheet(shopper: Actor, { reportId, sheet, storyKey, arrivedAt }: Written): Promise<void> {
  const { definition } = await readReportForm(shopper, reportId)
  const answers = answersOf(definition, sheet, shopper.language)
  const saves = answers.map((answer, index) => ({
    ...answer,
    saveId: sameIdFor(storyKey, 'answer', answer.questionKey),
    baseVersion: 0,
    answeredAt: addMinutes(arrivedAt, index).toISOString(),
  }))
  await saveAnswers(shopper, { reportId, saves })
  const dish = storyKey.length % 2 === 0 ? 'plate' : 'feast'
  await Promise.all(
    photosOf(definition, answers, dish).map(async ({ questionKey, name }) => {
      const id = sameIdFor(storyKey, 'photo', questionKey)
      await storePhoto(shopper, { id, reportId, questionKey, bytes: await picture(name) })
    }),
  )
}
