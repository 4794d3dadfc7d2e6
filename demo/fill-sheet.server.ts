import type { Actor } from '#/domain/actor.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { storePhoto } from '#/features/fieldwork/evidence/store-photo.server.ts'
import type { StampName } from '#/domain/visit-times.ts'
import { type Moment, visitStamps } from '#/features/fieldwork/evidence/moment.ts'
import { storeMoments } from '#/features/fieldwork/evidence/store-moments.server.ts'
import type { AnswerSave } from '#/features/fieldwork/visits/answer.ts'
import { readReportForm } from '#/features/fieldwork/visits/read-report-form.server.ts'
import { saveAnswers } from '#/features/fieldwork/visits/save-answers.server.ts'
import { now } from '#/platform/clock.ts'
import { answersOf, photosOf, type Sheet } from '#/content/remarks/answer-sheet.ts'
import { picture } from './pictures.server.ts'
import { sameIdFor } from './same-id.ts'

/** `photosFrom`: story whose photos are reused, where the report was copied. */
type Written = {
  reportId: string
  sheet: Sheet
  storyKey: string
  arrivedAt: Date
  stayMinutes: number
  photosFrom: string
}

/** Answers as the shopper, with the required photos. Idempotent. */
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
  await storeMoments(shopper, {
    reportId,
    sentAt: now().toISOString(),
    moments: courseOf(written, saves, definition.evaluationType === 'operations_audit'),
  })
  const dish = storyKey.length % 2 === 0 ? 'plate' : 'feast'
  await Promise.all(
    photosOf(definition, answers, { dish, album: sheet.album }).map(async ({ questionKey, name }, index, all) => {
      const before = all.slice(0, index).filter((other) => other.questionKey === questionKey).length
      const which = before === 0 ? [questionKey] : [questionKey, String(before + 1)]
      const id = sameIdFor(storyKey, 'photo', ...which)
      const bytes = await picture(name, `${photosFrom} ${which.join(' ')}`)
      // taken just before its question is answered
      const answered = answers.findIndex((answer) => answer.questionKey === questionKey)
      const minute = answered < 0 ? 3 + index * 2 : answered
      const takenAt = addMinutes(arrivedAt, minute - 0.5 + before * 0.25).toISOString()
      await storePhoto(shopper, { id, reportId, questionKey, bytes, takenAt })
    }),
  )
}

const minutesAfter = (at: Date, minutes: number): string => addMinutes(at, minutes).toISOString()

/** Minutes of each stamp: food arrives as answered, at a table before and at a counter after the payment. */
export function stampMinutes(
  stay: number,
  saves: readonly Pick<AnswerSave, 'questionKey' | 'value'>[],
): Record<StampName, number> {
  const minutesOf = (key: string): number | null => {
    const value = saves.find(({ questionKey }) => questionKey === key)?.value
    return typeof value === 'number' ? value : null
  }
  const ordered = Math.trunc(stay * 0.15)
  const collected = minutesOf('Q8')
  const served = collected === null ? ordered + (minutesOf('D2') ?? 15) : ordered + 1 + collected
  const paid = collected === null ? Math.max(Math.trunc(stay * 0.9), served + 5) : ordered + 1
  return { arrived: 0, ordered, served, paid, left: Math.max(stay, served + 6) }
}

/** Events logged by the phone: stamps, and the times at which questions were opened and answered. */
function courseOf(
  { storyKey, arrivedAt, stayMinutes }: Written,
  saves: readonly AnswerSave[],
  isAudit: boolean,
): Moment[] {
  const id = (...parts: string[]) => sameIdFor(storyKey, 'moment', ...parts)
  const minutes = stampMinutes(stayMinutes, saves)
  // why: an audit orders and pays nothing
  const stamped = isAudit ? visitStamps.filter((name) => name === 'arrived' || name === 'left') : visitStamps
  const stamps = stamped.map((name): Moment => ({
    id: id(name),
    kind: 'stamp',
    name,
    deviceAt: minutesAfter(arrivedAt, minutes[name]),
    detail: {},
  }))
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
