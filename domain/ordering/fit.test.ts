import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Candidate, Job } from '../assignment.ts'
import { type FitFacts, fitOf, type FitPart, fitPoints, rankCandidates } from './fit.ts'
import { addDays, fromRiyadh } from '../riyadh-time.ts'

const day = '2026-12-10'
const job: Job = {
  branchId: 'olaya',
  clientId: 'cafe',
  type: 'basic',
  visitAt: fromRiyadh(`${day}T19:00`)!,
  place: null,
}
const unknownFacts: FitFacts = {
  grade: null,
  reliability: null,
  distanceKm: null,
  profileMatch: null,
  recentJobs: null,
}
const best: FitFacts = { grade: 5, reliability: 1, distanceKm: 0, profileMatch: 1, recentJobs: 0 }
const worst: FitFacts = { grade: 0, reliability: 0, distanceKm: 40, profileMatch: 0, recentJobs: 10 }
const shopper = (id: string, facts: FitFacts, more: Partial<Candidate> = {}): Candidate & { facts: FitFacts } => ({
  id,
  name: id,
  active: true,
  approved: true,
  agreed: true,
  level: 'senior',
  openJobs: 0,
  openOffers: [],
  visits: [],
  busyDates: [],
  weekdaysOff: [],
  place: { latitude: 24.7, longitude: 46.7 },
  goesFarther: false,
  conflicts: [],
  isAuditor: false,
  dealings: [],
  blocked: [],
  facts,
  ...more,
})
const fit = (facts: FitFacts, more: Partial<Candidate> = {}) => fitOf(shopper('nora', facts, more), job, facts)
const seenBefore = (days: number): Partial<Candidate> => ({
  visits: [{ branchId: 'malaz', clientId: 'cafe', at: fromRiyadh(`${addDays(day, -days)}T12:00`)!, counted: true }],
})

test('the parts make 100 points', () => {
  expect(fitPoints).toEqual({ quality: 35, reliability: 20, distance: 15, freshness: 15, profile: 10, fairness: 5 })
  expect(Object.values(fitPoints).reduce<number>((sum, points) => sum + points, 0)).toBe(100)
})

test('the best possible shopper has them all, the worst none', () => {
  expect(fit(best).total).toBe(100)
  expect(fit(worst, seenBefore(0)).total).toBe(0)
})

test('a part without data gives half its points and says so; freshness is always known', () => {
  const { total, parts } = fit(unknownFacts)
  expect(parts).toEqual([
    { part: 'quality', points: 17.5, max: 35, known: false },
    { part: 'reliability', points: 10, max: 20, known: false },
    { part: 'distance', points: 7.5, max: 15, known: false },
    { part: 'freshness', points: 15, max: 15, known: true },
    { part: 'profile', points: 5, max: 10, known: false },
    { part: 'fairness', points: 2.5, max: 5, known: false },
  ])
  expect(total).toBe(57.5)
})

describe('each part grows with what it measures', () => {
  const points = (facts: Partial<FitFacts>, part: FitPart, more: Partial<Candidate> = {}) =>
    fit({ ...best, ...facts }, more).parts.find((entry) => entry.part === part)?.points
  test('quality', () => {
    expect(points({ grade: 4 }, 'quality')).toBe(28)
    expect(points({ grade: 4.5 }, 'quality')).toBe(31.5)
  })
  test('reliability', () => expect(points({ reliability: 0.9 }, 'reliability')).toBe(18))
  test('distance', () => {
    expect(points({ distanceKm: 10 }, 'distance')).toBe(11.3)
    expect(points({ distanceKm: 20 }, 'distance')).toBe(7.5)
    expect(points({ distanceKm: 90 }, 'distance')).toBe(0)
  })
  test('freshness', () => {
    expect(points({}, 'freshness', seenBefore(30))).toBe(5)
    expect(points({}, 'freshness', seenBefore(90))).toBe(15)
    expect(points({}, 'freshness', seenBefore(400))).toBe(15)
  })
  test('profile', () => expect(points({ profileMatch: 0.5 }, 'profile')).toBe(5))
  test('fairness', () => {
    expect(points({ recentJobs: 5 }, 'fairness')).toBe(2.5)
    expect(points({ recentJobs: 25 }, 'fairness')).toBe(0)
  })
})

describe('ranking', () => {
  test('the best fit comes first, and those who may not have the job come last with their reasons', () => {
    const ranked = rankCandidates(
      [shopper('worst', worst), shopper('blocked', best, { blocked: ['cafe'] }), shopper('best', best)],
      job,
      0,
    )
    expect(ranked.map(({ candidate }) => candidate.id)).toEqual(['best', 'worst', 'blocked'])
    expect(ranked[2]?.refusals).toEqual([{ rule: 'blocked', until: null }])
  })

  test('of equals, the one with fewer open jobs comes first, then the order is fixed', () => {
    const ranked = rankCandidates(
      [shopper('b', best), shopper('busy', best, { openJobs: 2 }), shopper('a', best)],
      job,
      0,
    )
    expect(ranked.map(({ candidate }) => candidate.id)).toEqual(['a', 'b', 'busy'])
  })

  test('the order in which candidates are given makes no difference', () => {
    const people = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
      shopper(id, { ...unknownFacts, grade: index % 3 }, { active: index !== 2 }),
    )
    const expected = rankCandidates(people, job, 0).map(({ candidate }) => candidate.id)
    fc.assert(
      fc.property(fc.shuffledSubarray(people, { minLength: people.length }), (shuffled) => {
        expect(rankCandidates(shuffled, job, 0).map(({ candidate }) => candidate.id)).toEqual(expected)
      }),
    )
  })
})

test('the total is the sum of its parts and lies between 0 and 100', () => {
  const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }))
  const facts = fc.record({
    grade: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
    reliability: share,
    distanceKm: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
    profileMatch: share,
    recentJobs: fc.option(fc.nat(50)),
  })
  fc.assert(
    fc.property(facts, (known) => {
      const { total, parts } = fit(known)
      expect(total).toBeCloseTo(
        parts.reduce((sum, part) => sum + part.points, 0),
        6,
      )
      expect(total).toBeGreaterThanOrEqual(0)
      expect(total).toBeLessThanOrEqual(100)
    }),
  )
})
