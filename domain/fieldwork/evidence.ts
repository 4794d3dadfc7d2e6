import type { EvaluationType } from '../evaluation.ts'
import { type PlaceProof, placeProof } from '../place.ts'

/*
 * Evidence score of a visit, an aid for the editor: rejects nothing. Starts at 100; each doubt subtracts at most the points
 * below, down to 0. Unknown facts subtract little or nothing, because a missing signal is not suspicious.
 *
 *   place        near (to 500 m) 15 · far 40 · fix too vague or not told 20 · branch not on the map 0
 *   hour         2 h early or late 5 · another day 10
 *   clock        device and server differ by over 5 min 5 · over an hour 15
 *   sent later   the check-in lay over 15 min on the phone 3
 *   stay         under 35 min (full) or 8 min (basic) 10 · under half of that 25 · not known 5
 *   pace         half of the answers within 4 s of the one before 5 · within 2 s 15 · under 8 answers are not judged
 *   moment       answers given before the check-in 15 · more than half of them over 4 h after leaving 5
 *   stamps       out of order 5 · set right by hand 3 · an answer differs from them by over 2 min 10, twice as long or as short 20
 *   receipt      at another hour than the visit 10 · on another day 20 · its total and the stated one differ by over 5 per cent 10
 *   photos       asked for and missing 10 each, 20 at most · nothing on them 5 each, 10 at most
 *                the same one twice in the report 5 each, 10 at most · one that another report has 30, several 40
 *                taken at another time than the visit 10
 *   words        60 per cent of an answer were written before 10 · 80 per cent 25
 *                80 per cent of an answer stand in another one of the same report 5 each, 10 at most
 */

export const evidenceReasonKeys = [
  'place-verified',
  'place-near',
  'place-far',
  'place-vague',
  'place-refused',
  'place-unknown',
  'hour-kept',
  'hour-off',
  'day-off',
  'clock-right',
  'clock-off',
  'clock-unknown',
  'sent-late',
  'stay-full',
  'stay-short',
  'stay-unknown',
  'pace-calm',
  'pace-fast',
  'answers-before',
  'answers-after',
  'stamps-disorder',
  'stamps-edited',
  'stamps-differ',
  'receipt-fits',
  'receipt-other-hour',
  'receipt-other-day',
  'receipt-total-differs',
  'receipt-unknown',
  'photos-missing',
  'photos-blank',
  'photos-repeated',
  'photos-known',
  'photos-outside',
  'photos-own',
  'words-known',
  'words-alike',
  'words-repeated',
  'words-own',
] as const
export type EvidenceReasonKey = (typeof evidenceReasonKeys)[number]
export type EvidenceTone = 'good' | 'unknown' | 'doubt' | 'serious'
export type EvidenceReason = {
  key: EvidenceReasonKey
  /** Points taken from 100. */
  points: number
  tone: EvidenceTone
  facts: Record<string, number | string>
}

/** Facts known of a visit, in seconds and metres; null: unknown. */
export type EvidenceFacts = {
  evaluationType: EvaluationType
  place: { given: boolean; distance: number | null; accuracy: number | null }
  /** Seconds from the agreed time to the check-in; negative when early. */
  secondsOff: number
  otherDay: boolean
  /** Seconds between the device's and the server's clock; null when not sent. */
  clockOff: number | null
  heldBackSeconds: number
  staySeconds: number | null
  /** Seconds between consecutive answers. */
  pace: readonly number[]
  answers: { total: number; beforeArrival: number; longAfter: number }
  /** `differing`: the answer furthest from the duration between two stamps, in minutes. */
  stamps: { disordered: number; edited: number; differing?: { answered: number; stamped: number } | null }
  /** `minutesOff`: minutes outside the visit, 0 within. `statedTotal` and `total` in halalas. */
  receipt: { otherDay: boolean; minutesOff: number; total: number; statedTotal: number | null } | null
  photos: { total: number; missing: number; blank: number; repeated: number; known: number; outside: number }
  /**
   * Largest share of an answer's words found in an earlier report, 0 to 1, and the number of answers over the limit;
   * `repeated`: answers that repeat another one of the same report.
   */
  words: { share: number; answers: number; compared: number; repeated: number }
}

const minute = 60
const hour = 60 * minute

export const limits = {
  punctualSeconds: 2 * hour,
  clockSeconds: 5 * minute,
  clockWrongSeconds: hour,
  heldBackSeconds: 15 * minute,
  staySeconds: { full_service: 35 * minute, basic: 8 * minute, operations_audit: 45 * minute },
  fastSeconds: 4,
  tooFastSeconds: 2,
  paceAnswers: 8,
  totalShare: 0.05,
  alikeShare: 0.6,
  sameShare: 0.8,
} as const

type Line = EvidenceReason | null
const line = (
  key: EvidenceReasonKey,
  tone: EvidenceTone,
  points: number,
  facts: EvidenceReason['facts'] = {},
): EvidenceReason => ({ key, tone, points, facts })

const placeLines: Record<PlaceProof, [EvidenceReasonKey, EvidenceTone, number]> = {
  verified: ['place-verified', 'good', 0],
  near: ['place-near', 'doubt', 15],
  far: ['place-far', 'serious', 40],
  vague: ['place-vague', 'doubt', 20],
  refused: ['place-refused', 'doubt', 20],
  unknown: ['place-unknown', 'unknown', 0],
}

function ofPlace({ place }: EvidenceFacts): Line {
  const { distance, accuracy } = place
  return line(...placeLines[placeProof(place)], {
    ...(distance === null ? {} : { distance: Math.round(distance) }),
    ...(accuracy === null ? {} : { accuracy: Math.round(accuracy) }),
  })
}

function ofHour({ secondsOff, otherDay }: EvidenceFacts): Line {
  const facts = { minutes: Math.round(Math.abs(secondsOff) / minute), way: secondsOff < 0 ? 'early' : 'late' }
  if (otherDay) return line('day-off', 'doubt', 10, facts)
  return Math.abs(secondsOff) > limits.punctualSeconds
    ? line('hour-off', 'doubt', 5, facts)
    : line('hour-kept', 'good', 0)
}

function ofClock({ clockOff }: EvidenceFacts): Line {
  if (clockOff === null) return line('clock-unknown', 'unknown', 0)
  const off = Math.abs(clockOff)
  if (off <= limits.clockSeconds) return line('clock-right', 'good', 0)
  const facts = { minutes: Math.round(off / minute), way: clockOff < 0 ? 'slow' : 'fast' }
  const wrong = off > limits.clockWrongSeconds
  return line('clock-off', wrong ? 'serious' : 'doubt', wrong ? 15 : 5, facts)
}

const ofWaiting = ({ heldBackSeconds }: EvidenceFacts): Line =>
  heldBackSeconds > limits.heldBackSeconds
    ? line('sent-late', 'unknown', 3, { minutes: Math.round(heldBackSeconds / minute) })
    : null

function ofStay({ staySeconds, evaluationType }: EvidenceFacts): Line {
  if (staySeconds === null) return line('stay-unknown', 'unknown', 5)
  const least = limits.staySeconds[evaluationType]
  const facts = { minutes: Math.floor(staySeconds / minute), least: least / minute }
  if (staySeconds >= least) return line('stay-full', 'good', 0, facts)
  return staySeconds < least / 2 ? line('stay-short', 'serious', 25, facts) : line('stay-short', 'doubt', 10, facts)
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!

function ofPace({ pace }: EvidenceFacts): Line {
  if (pace.length < limits.paceAnswers - 1) return null
  const seconds = middleOf(pace)
  const facts = { seconds: Math.round(seconds * 10) / 10, answers: pace.length + 1 }
  if (seconds < limits.tooFastSeconds) return line('pace-fast', 'serious', 15, facts)
  return seconds < limits.fastSeconds ? line('pace-fast', 'doubt', 5, facts) : line('pace-calm', 'good', 0, facts)
}

function ofMoments({ answers: { total, beforeArrival, longAfter } }: EvidenceFacts): Line[] {
  return [
    beforeArrival > 0 ? line('answers-before', 'serious', 15, { count: beforeArrival, total }) : null,
    longAfter * 2 > total ? line('answers-after', 'doubt', 5, { count: longAfter, total }) : null,
  ]
}

/** Doubts an answer at least twice as long or half as long as the stamps say. */
function ofDifference(differing: EvidenceFacts['stamps']['differing']): Line {
  if (!differing) return null
  const { answered, stamped } = differing
  const isFar = Math.max(answered, stamped) >= 2 * Math.max(1, Math.min(answered, stamped))
  return isFar
    ? line('stamps-differ', 'serious', 20, { answered, stamped })
    : line('stamps-differ', 'doubt', 10, { answered, stamped })
}

function ofStamps({ stamps: { disordered, edited, differing } }: EvidenceFacts): Line[] {
  return [
    ofDifference(differing),
    disordered > 0 ? line('stamps-disorder', 'doubt', 5, { count: disordered }) : null,
    edited > 0 ? line('stamps-edited', 'unknown', 3, { count: edited }) : null,
  ]
}

function ofReceipt({ receipt }: EvidenceFacts): Line[] {
  if (!receipt) return [line('receipt-unknown', 'unknown', 0)]
  const { otherDay, minutesOff, total, statedTotal } = receipt
  const differs = statedTotal !== null && Math.abs(statedTotal - total) > limits.totalShare * total
  const time = otherDay
    ? line('receipt-other-day', 'serious', 20, { minutes: minutesOff })
    : minutesOff > 0
      ? line('receipt-other-hour', 'doubt', 10, { minutes: minutesOff })
      : null
  const sums = differs ? line('receipt-total-differs', 'doubt', 10, { total, stated: statedTotal }) : null
  return [time, sums, time || sums ? null : line('receipt-fits', 'good', 0, { total })]
}

const each = (count: number, points: number, most: number): number => Math.min(most, count * points)

function ofPhotos({ photos }: EvidenceFacts): Line[] {
  const { total, missing, blank, repeated, known, outside } = photos
  const doubts = [
    known > 0 ? line('photos-known', 'serious', known > 1 ? 40 : 30, { count: known }) : null,
    repeated > 0 ? line('photos-repeated', 'doubt', each(repeated, 5, 10), { count: repeated }) : null,
    missing > 0 ? line('photos-missing', 'doubt', each(missing, 10, 20), { count: missing }) : null,
    blank > 0 ? line('photos-blank', 'doubt', each(blank, 5, 10), { count: blank }) : null,
    outside > 0 ? line('photos-outside', 'doubt', 10, { count: outside }) : null,
  ]
  const clean = total > 0 && doubts.every((doubt) => doubt === null)
  return clean ? [line('photos-own', 'good', 0, { count: total })] : doubts
}

const ofRepeatedWords = ({ words: { repeated } }: EvidenceFacts): Line =>
  repeated > 0 ? line('words-repeated', 'doubt', each(repeated, 5, 10), { count: repeated }) : null

function ofWords({ words: { share, answers, compared } }: EvidenceFacts): Line {
  const facts = { count: answers, percent: Math.floor(share * 100) }
  if (share >= limits.sameShare) return line('words-known', 'serious', 25, facts)
  if (share >= limits.alikeShare) return line('words-alike', 'doubt', 10, facts)
  return compared > 0 ? line('words-own', 'good', 0, { count: compared }) : null
}

const worth: Record<EvidenceTone, number> = { serious: 0, doubt: 1, unknown: 2, good: 3 }

/** Lists the evidence for and against a visit, the heaviest first. */
export function evidenceReasons(facts: EvidenceFacts): EvidenceReason[] {
  const lines = [
    ofPlace(facts),
    ofHour(facts),
    ofClock(facts),
    ofWaiting(facts),
    ofStay(facts),
    ofPace(facts),
    ...ofMoments(facts),
    ...ofStamps(facts),
    ...ofReceipt(facts),
    ...ofPhotos(facts),
    ofWords(facts),
    ofRepeatedWords(facts),
  ].filter((reason) => reason !== null)
  return lines.toSorted((a, b) => b.points - a.points || worth[a.tone] - worth[b.tone])
}

export const evidenceScore = (reasons: readonly Pick<EvidenceReason, 'points'>[]): number =>
  Math.max(0, 100 - reasons.reduce((sum, { points }) => sum + points, 0))

export const evidenceWords = ['strong', 'fair', 'weak'] as const
export type EvidenceWord = (typeof evidenceWords)[number]

/** 80 and more: strong; 60 to 79: to be checked; below: to be checked closely. */
export const evidenceWord = (score: number): EvidenceWord => (score >= 80 ? 'strong' : score >= 60 ? 'fair' : 'weak')
