import type { EvaluationType } from '../evaluation.ts'
import { limits } from './evidence.ts'
import { placeProof } from '../place.ts'
import type { Contradiction } from '../visit-times.ts'

/* Warns shoppers before submission about facts that an editor will question. Hints only: nothing is refused. */

/** Tolerated difference between answers and stamps, in minutes. */
export const toleratedMinutes = 2
/** Tolerated age of a visit's photo before the check-in, in minutes. */
const photoGraceMinutes = 15

export type VisitHint =
  | { kind: 'place-far'; metres: number }
  | { kind: 'stay-short'; minutes: number; least: number }
  | { kind: 'time-differs'; questionKey: string; answered: number; stamped: number }
  | { kind: 'photo-repeated'; questionKey: string; otherKey: string }
  | { kind: 'photo-old'; questionKey: string }

export type PhotoOnHand = {
  questionKey: string
  /** Fingerprint of the picture's bytes; null if made on another device. */
  print: string | null
  /** By the device's clock, ISO 8601. */
  takenAt: string | null
}

export type VisitOnHand = {
  type: EvaluationType
  /** Distance from the branch and accuracy in metres; null where a place is unknown. */
  distance: number | null
  accuracy: number | null
  /** By the device's clock, ISO 8601. */
  arrivedAt: string | null
  /** Time of leaving, or else now. */
  leftAt: string
  differing: readonly Contradiction[]
  photos: readonly PhotoOnHand[]
}

/** Differences between answers and stamps beyond rounding. */
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

/** Pictures used under a second question, each once. */
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

/** Lists all hints: the visit first, then question by question. */
export const visitHints = (visit: VisitOnHand): VisitHint[] => [
  ...ofPlace(visit),
  ...ofStay(visit),
  ...largeDifferences(visit.differing).map((found): VisitHint => ({ kind: 'time-differs', ...found })),
  ...ofRepeats(visit),
  ...ofOldPhotos(visit),
]
