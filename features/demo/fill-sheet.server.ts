import type { Actor } from '#/domain/actor.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { storePhoto } from '#/features/evidence/store-photo.server.ts'
import { type Moment, visitStamps } from '#/features/evidence/moment.ts'
import { storeMoments } from '#/features/evidence/store-moments.server.ts'
import type { AnswerSave } from '#/features/visits/answer.ts'
import { readReportForm } from '#/features/visits/read-report-form.server.ts'
import { saveAnswers } from '#/features/visits/save-answers.server.ts'
import { now } from '#/platform/clock.ts'
import { answersOf, photosOf } from './answer-sheet.ts'
import { picture } from './pictures.server.ts'
import { sameIdFor } from './same-id.ts'
import type { Sheet } from './stories.ts'

/** `photosFrom` is the story from which the photos really are: another one's, where the report was copied. */
type Written = {
  reportId: string
  sheet: Sheet
  storyKey: string
  arrivedAt: Date
  stayMinutes: number
  photosFrom: string
}

/** The shopper answers what they saw and takes the photos that are asked for. Doing it again changes nothing. */
export async function fillSheet(shopper: Actor, written: Written): Promise<void> {
  const { reportId, sheet, storyKey, arrivedAt, photosFrom } = written
  const { definition } = await readReportForm(shopper, reportId)
  const answers = answersOf(definition, sheet, shopper.language)
  const saves = answers.map((answer, index) => ({
    ...answer,
    saveId: sameIdFor(storyKey, 'answer', answer.questionKey),
    baseVersion: 0,
    answeredAt: minutesAfter(arrivedAt, index),
  }))
  await saveAnswers(shopper, { reportId, saves })
  await storeMoments(shopper, { reportId, sentAt: now().toISOString(), moments: courseOf(written, saves) })
  const dish = storyKey.length % 2 === 0 ? 'plate' : 'feast'
  await Promise.all(
    photosOf(definition, answers, { dish, album: sheet.album }).map(async ({ questionKey, name }, index, all) => {
      const before = all.slice(0, index).filter((other) => other.questionKey === questionKey).length
      const which = before === 0 ? [questionKey] : [questionKey, String(before + 1)]
      const id = sameIdFor(storyKey, 'photo', ...which)
      const bytes = await picture(name, `${photosFrom} ${which.join(' ')}`)
      await storePhoto(shopper, { id, reportId, questionKey, bytes, takenAt: minutesAfter(arrivedAt, 3 + index * 2) })
    }),
  )
}

const minutesAfter = (at: Date, minutes: number): string => addMinutes(at, minutes).toISOString()

/** What the phone logged: the stamps of the visit, and when each question was opened and answered. */
function courseOf({ storyKey, arrivedAt, stayMinutes }: Written, saves: readonly AnswerSave[]): Moment[] {
  const id = (...parts: string[]) => sameIdFor(storyKey, 'moment', ...parts)
  const stamps = visitStamps.map((name, index): Moment => {
    const deviceAt = minutesAfter(arrivedAt, (stayMinutes * [0, 0.15, 0.4, 0.9, 1][index]!) | 0)
    return { id: id(name), kind: 'stamp', name, deviceAt, detail: {} }
  })
  const pace = Math.max(6, (stayMinutes * 60) / saves.length)
  const log = saves.flatMap(({ questionKey }, index) => {
    const answeredAt = addMinutes(arrivedAt, ((index + 1) * pace) / 60)
    const took = 5 + ((index * 7 + storyKey.length) % 23)
    const moment = { kind: 'question' as const, name: questionKey }
    const openedAt = new Date(answeredAt.getTime() - Math.min(took, pace) * 1000)
    return [
      {
        ...moment,
        id: id(questionKey, 'opened'),
        deviceAt: openedAt.toISOString(),
        detail: { event: 'opened' as const },
      },
      {
        ...moment,
        id: id(questionKey, 'answered'),
        deviceAt: answeredAt.toISOString(),
        detail: { event: 'answered' as const },
      },
    ]
  })
  return [...stamps, ...log]
}
