import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EvidenceFacts, type EvidenceReasonKey, evidenceReasons, evidenceScore, evidenceWord } from './evidence.ts'

const proved: EvidenceFacts = {
  evaluationType: 'full_service',
  place: { given: true, distance: 20, accuracy: 10 },
  secondsOff: 300,
  otherDay: false,
  clockOff: 3,
  heldBackSeconds: 0,
  staySeconds: 3600,
  pace: Array.from({ length: 30 }, () => 12),
  answers: { total: 40, beforeArrival: 0, longAfter: 0 },
  stamps: { disordered: 0, edited: 0 },
  receipt: { otherDay: false, minutesOff: 0, total: 184_00, statedTotal: 184_00 },
  photos: { total: 5, missing: 0, blank: 0, repeated: 0, known: 0, outside: 0 },
  words: { share: 0.1, answers: 0, compared: 200, repeated: 0 },
}
const scoreOf = (facts: Partial<EvidenceFacts>) => evidenceScore(evidenceReasons({ ...proved, ...facts }))
const pointsOf = (key: EvidenceReasonKey, facts: Partial<EvidenceFacts>) =>
  evidenceReasons({ ...proved, ...facts }).find((reason) => reason.key === key)?.points

test('a visit that is proved in every way has 100, and says why', () => {
  const reasons = evidenceReasons(proved)
  expect(evidenceScore(reasons)).toBe(100)
  expect(reasons.every(({ tone, points }) => tone === 'good' && points === 0)).toBe(true)
  expect(reasons.map(({ key }) => key)).toEqual([
    'place-verified',
    'hour-kept',
    'clock-right',
    'stay-full',
    'pace-calm',
    'receipt-fits',
    'photos-own',
    'words-own',
  ])
})

const place = (distance: number | null, accuracy: number | null = 10, given = true) => ({
  place: { given, distance, accuracy },
})
const photos = (of: Partial<EvidenceFacts['photos']>) => ({ photos: { ...proved.photos, ...of } })
const receipt = (of: Partial<NonNullable<EvidenceFacts['receipt']>>) => ({ receipt: { ...proved.receipt!, ...of } })
const words = (share: number) => ({ words: { share, answers: 1, compared: 9, repeated: 0 } })
const paced = (seconds: number, gaps = 7) => ({ pace: Array.from({ length: gaps }, () => seconds) })

test.each<[string, Partial<EvidenceFacts>, EvidenceReasonKey, number]>([
  ['150 m', place(150), 'place-verified', 0],
  ['151 m', place(151), 'place-near', 15],
  ['500 m', place(500), 'place-near', 15],
  ['501 m', place(501), 'place-far', 40],
  ['a vague fix', place(10, 1001), 'place-vague', 20],
  ['no place told', place(null, null, false), 'place-refused', 20],
  ['a branch that is not on the map', place(null), 'place-unknown', 0],
  ['two hours late', { secondsOff: 7200 }, 'hour-kept', 0],
  ['a second more', { secondsOff: 7201 }, 'hour-off', 5],
  ['two hours early', { secondsOff: -7200 }, 'hour-kept', 0],
  ['a second earlier', { secondsOff: -7201 }, 'hour-off', 5],
  ['another day', { otherDay: true }, 'day-off', 10],
  ['five minutes fast', { clockOff: 300 }, 'clock-right', 0],
  ['a second more fast', { clockOff: 301 }, 'clock-off', 5],
  ['an hour slow', { clockOff: -3600 }, 'clock-off', 5],
  ['more than an hour slow', { clockOff: -3601 }, 'clock-off', 15],
  ['a device that told no time', { clockOff: null }, 'clock-unknown', 0],
  ['sixteen minutes on the phone', { heldBackSeconds: 901 }, 'sent-late', 3],
  ['35 minutes', { staySeconds: 2100 }, 'stay-full', 0],
  ['a second less', { staySeconds: 2099 }, 'stay-short', 10],
  ['half of it', { staySeconds: 1050 }, 'stay-short', 10],
  ['less than half', { staySeconds: 1049 }, 'stay-short', 25],
  ['8 minutes for a basic visit', { evaluationType: 'basic', staySeconds: 480 }, 'stay-full', 0],
  ['a second less for a basic visit', { evaluationType: 'basic', staySeconds: 479 }, 'stay-short', 10],
  ['less than 4 minutes for a basic visit', { evaluationType: 'basic', staySeconds: 239 }, 'stay-short', 25],
  ['nobody knows how long', { staySeconds: null }, 'stay-unknown', 5],
  ['4 seconds an answer', paced(4), 'pace-calm', 0],
  ['under 4 seconds', paced(3.9), 'pace-fast', 5],
  ['2 seconds', paced(2), 'pace-fast', 5],
  ['under 2 seconds', paced(1.9), 'pace-fast', 15],
  ['one answer before', { answers: { total: 40, beforeArrival: 1, longAfter: 0 } }, 'answers-before', 15],
  ['21 of 40 long after', { answers: { total: 40, beforeArrival: 0, longAfter: 21 } }, 'answers-after', 5],
  ['stamps out of order', { stamps: { disordered: 1, edited: 0 } }, 'stamps-disorder', 5],
  ['a stamp set right', { stamps: { disordered: 0, edited: 2 } }, 'stamps-edited', 3],
  [
    'an answer 3 minutes off the stamps',
    { stamps: { disordered: 0, edited: 0, differing: { answered: 12, stamped: 9 } } },
    'stamps-differ',
    10,
  ],
  [
    '16 minutes answered, 7 stamped',
    { stamps: { disordered: 0, edited: 0, differing: { answered: 16, stamped: 7 } } },
    'stamps-differ',
    20,
  ],
  ['a receipt of another hour', receipt({ minutesOff: 1 }), 'receipt-other-hour', 10],
  ['a receipt of another day', receipt({ minutesOff: 900, otherDay: true }), 'receipt-other-day', 20],
  ['5 per cent off', receipt({ total: 100_00, statedTotal: 105_00 }), 'receipt-fits', 0],
  ['more than 5 per cent off', receipt({ total: 100_00, statedTotal: 105_01 }), 'receipt-total-differs', 10],
  ['one photo missing', photos({ missing: 1 }), 'photos-missing', 10],
  ['many missing', photos({ missing: 5 }), 'photos-missing', 20],
  ['one blank', photos({ blank: 1 }), 'photos-blank', 5],
  ['many blank', photos({ blank: 9 }), 'photos-blank', 10],
  ['one repeated', photos({ repeated: 1 }), 'photos-repeated', 5],
  ['many repeated', photos({ repeated: 4 }), 'photos-repeated', 10],
  ['one of another report', photos({ known: 1 }), 'photos-known', 30],
  ['several of other reports', photos({ known: 2 }), 'photos-known', 40],
  ['taken at another time', photos({ outside: 3 }), 'photos-outside', 10],
  ['59 per cent', words(0.599), 'words-own', 0],
  ['60 per cent', words(0.6), 'words-alike', 10],
  ['79 per cent', words(0.799), 'words-alike', 10],
  ['80 per cent', words(0.8), 'words-known', 25],
  ['a text that is there twice', { words: { ...proved.words, repeated: 1 } }, 'words-repeated', 5],
  ['a text that is there five times', { words: { ...proved.words, repeated: 4 } }, 'words-repeated', 10],
])('%s', (_, facts, key, points) => expect(pointsOf(key, facts)).toBe(points))

test('what is just within a limit says nothing', () => {
  expect(pointsOf('sent-late', { heldBackSeconds: 900 })).toBeUndefined()
  expect(pointsOf('answers-after', { answers: { total: 40, beforeArrival: 0, longAfter: 20 } })).toBeUndefined()
  expect(pointsOf('pace-fast', paced(0, 6))).toBeUndefined()
  expect(scoreOf({ receipt: null })).toBe(100)
})

test('words for a score', () => {
  expect([100, 80, 79, 60, 59, 0].map(evidenceWord)).toEqual(['strong', 'strong', 'fair', 'fair', 'weak', 'weak'])
})

const count = fc.integer({ min: 0, max: 50 })
const anyFacts = fc.record<EvidenceFacts>({
  evaluationType: fc.constantFrom('full_service', 'basic'),
  place: fc.record({
    given: fc.boolean(),
    distance: fc.option(fc.double({ min: 0, max: 20_000_000, noNaN: true })),
    accuracy: fc.option(fc.double({ min: 0, max: 1_000_000, noNaN: true })),
  }),
  secondsOff: fc.integer({ min: -500_000, max: 500_000 }),
  otherDay: fc.boolean(),
  clockOff: fc.option(fc.integer({ min: -40_000_000, max: 40_000_000 })),
  heldBackSeconds: fc.integer({ min: 0, max: 180_000 }),
  staySeconds: fc.option(fc.integer({ min: 0, max: 30_000 })),
  pace: fc.array(fc.double({ min: 0, max: 600, noNaN: true }), { maxLength: 60 }),
  answers: fc.record({ total: count, beforeArrival: count, longAfter: count }),
  stamps: fc.record({ disordered: count, edited: count }),
  receipt: fc.option(
    fc.record({
      otherDay: fc.boolean(),
      minutesOff: count,
      total: fc.integer({ min: 1, max: 100_000_00 }),
      statedTotal: fc.option(fc.integer({ min: 0, max: 100_000_00 })),
    }),
  ),
  photos: fc.record({ total: count, missing: count, blank: count, repeated: count, known: count, outside: count }),
  words: fc.record({
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    answers: count,
    compared: count,
    repeated: count,
  }),
})

test('the score is a whole number from 0 to 100, with each reason once', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const reasons = evidenceReasons(facts)
      const score = evidenceScore(reasons)
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
      expect(new Set(reasons.map(({ key }) => key)).size).toBe(reasons.length)
      for (const { points, tone } of reasons) expect(tone === 'good' ? points === 0 : points >= 0).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

/** One step for the worse in each fact. */
const worse: readonly ((facts: EvidenceFacts, by: number) => EvidenceFacts)[] = [
  (f, by) => ({ ...f, place: { ...f.place, distance: f.place.distance === null ? null : f.place.distance + by } }),
  (f) => ({
    ...f,
    place: f.place.distance === null || f.place.distance <= 150 ? { ...f.place, given: false } : f.place,
  }),
  (f, by) => ({ ...f, secondsOff: f.secondsOff + Math.sign(f.secondsOff) * by }),
  (f) => ({ ...f, otherDay: true }),
  (f, by) => ({ ...f, clockOff: f.clockOff === null ? by : f.clockOff + (Math.sign(f.clockOff) || 1) * by }),
  (f, by) => ({ ...f, heldBackSeconds: f.heldBackSeconds + by }),
  (f, by) => ({ ...f, staySeconds: f.staySeconds === null ? null : Math.max(0, f.staySeconds - by) }),
  (f, by) => ({ ...f, pace: f.pace.map((gap) => gap / (1 + by)) }),
  (f, by) => ({ ...f, answers: { ...f.answers, beforeArrival: f.answers.beforeArrival + by } }),
  (f, by) => ({ ...f, answers: { ...f.answers, longAfter: f.answers.longAfter + by } }),
  (f, by) => ({ ...f, stamps: { disordered: f.stamps.disordered + by, edited: f.stamps.edited + by } }),
  (f, by) => ({ ...f, receipt: f.receipt && { ...f.receipt, minutesOff: f.receipt.minutesOff + by } }),
  (f) => ({ ...f, receipt: f.receipt && { ...f.receipt, otherDay: true } }),
  (f, by) => ({ ...f, photos: { ...f.photos, known: f.photos.known + by } }),
  (f, by) => ({ ...f, photos: { ...f.photos, blank: f.photos.blank + by, missing: f.photos.missing + by } }),
  (f, by) => ({ ...f, photos: { ...f.photos, repeated: f.photos.repeated + by, outside: f.photos.outside + by } }),
  (f, by) => ({ ...f, words: { ...f.words, repeated: f.words.repeated + by } }),
  (f, by) => ({ ...f, words: { ...f.words, share: Math.min(1, f.words.share + by / 100) } }),
]

test('more doubt never raises the score', () => {
  fc.assert(
    fc.property(anyFacts, fc.nat(worse.length - 1), fc.integer({ min: 1, max: 5000 }), (facts, which, by) => {
      const before = evidenceScore(evidenceReasons(facts))
      expect(evidenceScore(evidenceReasons(worse[which]!(facts, by)))).toBeLessThanOrEqual(before)
    }),
    { numRuns: 20_000 },
  )
})
