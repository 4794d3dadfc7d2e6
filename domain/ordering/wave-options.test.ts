import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyInput, input, job, shopper } from '#/tests/waves.ts'
import { kmBetween, refusalsOf } from '../assignment.ts'
import { fitOf } from './fit.ts'
import { profileMatch } from './profile-match.ts'
import { riyadhDay } from '../riyadh-time.ts'
import { branchDay, type WaveInput, waveOf } from './wave-options.ts'

/** Options of every visit by refusalsOf and fitOf, pair by pair. */
const pairByPair = ({ pool, jobs, atBranch, settings }: WaveInput) =>
  jobs.map((one) =>
    pool.flatMap((candidate, who) => {
      const thatDay = atBranch.get(branchDay(one.branchId, riyadhDay(one.visitAt))) ?? 0
      if (refusalsOf(candidate, one, thatDay, settings).length > 0) return []
      const { grade, reliability, recentJobs, profile, wishes } = candidate
      const facts = {
        grade,
        reliability,
        recentJobs,
        distanceKm: kmBetween(candidate.place, one.place),
        profileMatch: profileMatch(profile, one.wanted, wishes.has(one.id)),
      }
      return [[who, Math.round(fitOf(candidate, one, facts, settings).total * 10)]]
    }),
  )

const optionsIn = (given: WaveInput) => {
  const { first, shopper: who, fit } = waveOf(given).options
  return given.jobs.map((_, visit) =>
    Array.from({ length: first[visit + 1]! - first[visit]! }, (_, index) => first[visit]! + index).map((option) => [
      who[option],
      fit[option],
    ]),
  )
}

test('the options are those that refusalsOf allows, with the fit of fitOf', () => {
  fc.assert(
    fc.property(anyInput({ shoppers: 12, visits: 12, days: 60 }), (given) => {
      // why: only one of several visits at a branch on a day has options; here each is tested alone
      const days = new Set<string>()
      const jobs = given.jobs.filter(({ branchId, visitAt }) => {
        const key = branchDay(branchId, riyadhDay(visitAt))
        return !days.has(key) && days.add(key)
      })
      const alone = { ...given, jobs }
      expect(optionsIn(alone)).toEqual(pairByPair(alone))
    }),
    { numRuns: 400 },
  )
})

test('40.0 km is near enough, 40.1 is not, unless the shopper goes farther', () => {
  const north = (km: number) => ({ latitude: 24 + km / 111.195_08, longitude: 46 })
  const jobs = [job('a-1', 0, { place: { latitude: 24, longitude: 46 } })]
  const options = (km: number, goesFarther = false) =>
    optionsIn(input([shopper({ place: north(km), goesFarther })], jobs))[0]!.length
  expect([options(39.99), options(40.04), options(40.1), options(40.1, true)]).toEqual([1, 1, 0, 1])
})

test('far away on the map is far away, also across the day line and near a pole', () => {
  const pairs = [
    [
      { latitude: 24.7, longitude: 46.7 },
      { latitude: 24.7, longitude: 47.09 },
    ],
    [
      { latitude: -17, longitude: 179.9 },
      { latitude: -17, longitude: -179.9 },
    ],
    [
      { latitude: 89.9, longitude: 0 },
      { latitude: 89.9, longitude: 180 },
    ],
  ] as const
  for (const [place, of] of pairs) {
    const given = input([shopper({ place })], [job('a-1', 0, { place: of })])
    expect(optionsIn(given)).toEqual(pairByPair(given))
    expect(optionsIn(given)[0]).toHaveLength(1)
  }
})
