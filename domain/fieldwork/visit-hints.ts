import type { EvaluationType } from '../evaluation.ts'
import { limits } from './evidence.ts'
import { placeProof } from '../place.ts'
import type { Contradiction } from '../visit-times.ts'

/*
 * What an editor will ask about, told to the shopper before the report is sent, while there is time to mend or to explain it. Nothing is
 * refused by it: phones and honest people differ.
 */

/** Answers and stamps a little apart are rounding and a late tap. */
export const toleratedMinutes = 2
/** How long before the check-in a photo of the visit may have been taken, in minutes. */
const photoGraceMinutes = 15

export type VisitHint =
  | { kind: 'place-far'; metres: number }
  | { kind: 'stay-short'; minutes: number; least: number }
  | { kind: 'time-differs'; questionKey: string; answered: number; stamped: number }
  | { kind: 'photo-repeated'; questionKey: string; otherKey: string }
  | { kind: 'photo-old'; questionKey: string }

export type PhotoOnHand = {
  questionKey: string
  /** A fingerprint of the picture's bytes; null where this device did not make it. */
  print: string | null
  /** By the device's clock, ISO 8601. */
  takenAt: string | null
}

export type VisitOnHand = {
  type: EvaluationType
  /** Metres from the branch and of accuracy; null where one of the two places is unknown. */
  distance: number | null
  accuracy: number | null
  /** By the device's clock, ISO 8601. */
  arrivedAt: string | null
  /** The stamp of leaving, or else the present moment. */
  leftAt: string
  differing: readonly Contradiction[]
  photos: readonly PhotoOnHand[]
}

/** The differences between an answer and the stamps that are too large for rounding. */
export const largeDifferences = (all: readonly Contradiction[]): Contradiction[] =>
  all.filter(({ answered, stamped }) => Math.abs(answered - stamped) > toleratedMinutes)

function ofPlace({ distance, accuracy }: VisitOnHand): VisitHint[] {
  if (distance === null || placeProof({ distance, accuracy, given: true }) !== 'far') return []
  return [{ kind: 'place-far', metres: Math.round(distance) }]
}

function ofStay({ type, arrivedAt, leftAt }: VisitOnHand): VisitHint[] {
  if (arrivedAt === null) return []
  const minutes = Math.floor((Date.parse(leftAt) - Date.parse(arrivedAt)) / 60_000)
  const least = limits.staySeconds[type] / 60
  return minutes >= 0 && minutes < least ? [{ kind: 'stay-short', minutes, least }] : []
}

/** The same picture under a second question, each once. */
function ofRepeats({ photos }: VisitOnHand): VisitHint[] {
  const first = new Map<string, string>()
  const hints: VisitHint[] = []
  for (const { print, questionKey } of photos) {
    if (print === null) continue
    const otherKey = first.get(print)
    if (otherKey === undefined) first.set(print, questionKey)
    else hints.push({ kind: 'photo-repeated', questionKey, otherKey })
  }
  return hints
}

function ofOldPhotos({ photos, arrivedAt }: VisitOnHand): VisitHint[] {
  if (arrivedAt === null) return []
  const since = Date.parse(arrivedAt) - photoGraceMinutes * 60_000
  const old = photos.filter(({ takenAt }) => takenAt !== null && Date.parse(takenAt) < since)
  return [...new Set(old.map(({ questionKey }) => questionKey))].map((questionKey) => ({
    kind: 'photo-old',
    questionKey,
  }))
}

/** Everything an editor will ask about, the visit first, then question by question. */
export const visitHints = (visit: VisitOnHand): VisitHint[] => [
  ...ofPlace(visit),
  ...ofStay(visit),
  ...largeDifferences(visit.differing).map((found): VisitHint => ({ kind: 'time-differs', ...found })),
  ...ofRepeats(visit),
  ...ofOldPhotos(visit),
]
