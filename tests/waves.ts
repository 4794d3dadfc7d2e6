import fc from 'fast-check'
import { defaultAssignmentSettings } from '#/domain/assignment-settings.ts'
import { mysteryTypes } from '#/domain/evaluation.ts'
import { certificationLevels } from '#/domain/levels.ts'
import { addDays, fromRiyadh } from '#/domain/riyadh-time.ts'
import type { WaveCandidate, WaveInput, WaveJob } from '#/domain/ordering/wave-options.ts'
import { clashOf, type Wave } from '#/domain/ordering/wave.ts'

export const firstDay = '2026-12-01'
export const at = (day: number, time = '12:00') => fromRiyadh(`${addDays(firstDay, day)}T${time}`)!

export const nora: WaveCandidate = {
  id: 'nora',
  name: 'Nora',
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
  profile: { city: null, specialisations: [] },
  grade: null,
  reliability: null,
  recentJobs: null,
  wishes: new Set(),
}
export const shopper = (more: Partial<WaveCandidate>): WaveCandidate => ({ ...nora, ...more })
export const job = (branchId: string, day: number, more: Partial<WaveJob> = {}): WaveJob => ({
  id: `${branchId} ${day}`,
  branchId,
  clientId: branchId.split('-')[0]!,
  type: 'basic',
  visitAt: at(day),
  place: null,
  wanted: { city: null, cuisine: null, businessType: null },
  ...more,
})
export const input = (pool: WaveCandidate[], jobs: WaveJob[], more: Partial<WaveInput> = {}): WaveInput => ({
  pool,
  jobs,
  atBranch: new Map(),
  settings: defaultAssignmentSettings,
  ...more,
})

const clients = ['cafe', 'grill', 'bakery']
const branches = clients.flatMap((client) => [1, 2, 3].map((branch) => `${client}-${branch}`))
const placeNear = fc.record({
  latitude: fc.double({ min: 24.4, max: 25.1, noNaN: true }),
  longitude: fc.double({ min: 46.4, max: 47.1, noNaN: true }),
})
const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }))
const ofClients = fc.subarray(clients, { maxLength: 1 })

const anyVisit = fc
  .record({
    branchId: fc.constantFrom(...branches),
    day: fc.integer({ min: -95, max: 60 }),
    counted: fc.boolean(),
    as: fc.constantFrom(undefined, undefined, 'offer', 'standby', 'proposal' as const),
  })
  .map(({ branchId, day, counted, as }) => ({
    branchId,
    clientId: branchId.split('-')[0]!,
    at: at(day),
    counted,
    ...(as === undefined ? {} : { as }),
  }))

const rarelyNot = fc.integer({ min: 0, max: 9 }).map((one) => one > 0)
const anyDay = fc.integer({ min: 0, max: 40 }).map((day) => addDays(firstDay, day))

const anyCandidate: fc.Arbitrary<WaveCandidate> = fc.record({
  id: fc.uuid(),
  name: fc.constant('Somebody'),
  active: rarelyNot,
  approved: rarelyNot,
  agreed: rarelyNot,
  level: fc.constantFrom(...certificationLevels),
  openJobs: fc.integer({ min: 0, max: 3 }),
  openOffers: fc.array(fc.constant({ requestId: 'offered', until: firstDay }), { maxLength: 2 }),
  visits: fc.array(anyVisit, { maxLength: 4 }),
  busyDates: fc.array(anyDay, { maxLength: 3 }),
  weekdaysOff: fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 2 }),
  place: fc.option(placeNear),
  goesFarther: fc.boolean(),
  conflicts: fc.array(fc.record({ clientId: fc.constantFrom(...clients), until: fc.option(anyDay) }), { maxLength: 2 }),
  isAuditor: fc.boolean(),
  dealings: fc.array(fc.record({ clientId: fc.constantFrom(...clients), isAudit: fc.boolean(), day: anyDay }), {
    maxLength: 2,
  }),
  blocked: ofClients,
  profile: fc.record({
    city: fc.option(fc.constantFrom('riyadh', 'jeddah')),
    specialisations: fc.subarray(['Coffee', 'fine dining']),
  }),
  grade: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
  reliability: share,
  recentJobs: fc.option(fc.integer({ min: 0, max: 12 })),
  wishes: fc.subarray(['wished'], { minLength: 0 }).map((ids) => new Set(ids)),
})

const wantedIn = (branchId: string): WaveJob['wanted'] => ({
  city: branchId.endsWith('1') ? 'riyadh' : null,
  cuisine: null,
  businessType: branchId.startsWith('cafe') ? 'cafe' : 'restaurant',
})

const placeOf = new Map(
  branches.map((branch, index) => [branch, { latitude: 24.5 + 0.06 * index, longitude: 46.6 + 0.03 * index }]),
)

/** Arbitrary waves that exercise every rule and part of the fit. */
export const anyInput = (most: { shoppers: number; visits: number; days: number }): fc.Arbitrary<WaveInput> =>
  fc.record({
    pool: fc.array(anyCandidate, { minLength: 1, maxLength: most.shoppers }),
    jobs: fc.array(
      fc
        .record({
          branchId: fc.constantFrom(...branches),
          day: fc.integer({ min: 0, max: most.days }),
          time: fc.constantFrom('00:00', '12:00', '23:59'),
          type: fc.constantFrom(...mysteryTypes),
          id: fc.constantFrom('wished', 'other'),
        })
        .map(({ branchId, day, time, type, id }) =>
          job(branchId, day, {
            id,
            type,
            visitAt: at(day, time),
            place: placeOf.get(branchId)!,
            wanted: wantedIn(branchId),
          }),
        ),
      { minLength: 1, maxLength: most.visits },
    ),
    atBranch: fc.constant(new Map([[`cafe-1 ${firstDay}`, 1]])),
    settings: fc.constant(defaultAssignmentSettings),
  })

/** Random numbers from 0 to 1 by seed (Park and Miller, 1988). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

type Shape = { visits: number; shoppers: number; clients: number; branches: number; days: number; density: number }

/** A numeric wave of a given shape. */
export function madeWave(
  seed: number,
  { visits, shoppers, clients: count, branches: each, days, density }: Shape,
): Wave {
  const random = numbersFrom(seed)
  const below = (end: number) => Math.floor(random() * end)
  const made = new Map<string, Wave['visits'][number]>()
  while (made.size < visits) {
    const client = below(count)
    const visit = { client, branch: client * each + below(each), day: below(days) }
    made.set(`${visit.branch} ${visit.day}`, visit)
  }
  const options = [...made.values()].map(() =>
    Array.from({ length: shoppers }, (_, who) => who).filter(() => random() < density),
  )
  const first = Int32Array.from([0, ...options.map((_, at) => options.slice(0, at + 1).flat().length)])
  const shopperOf = Int32Array.from(options.flat())
  return {
    visits: [...made.values()],
    shoppers: Array.from({ length: shoppers }, () => ({
      room: [1, 3, 3, 5, 8][below(5)]!,
      taken: new Map([[below(days), below(4)]]),
    })),
    options: { first, shopper: shopperOf, fit: Int16Array.from(shopperOf, () => 300 + below(701)) },
    rules: { sameBranchDays: 90, sameClientDays: 14, shopperVisitsPerDay: 3 },
  }
}

/** Every way to fill a wave, one visit after another. */
export function exhaustive(wave: Wave): { filled: number; fit: number } {
  const { first, shopper: who, fit } = wave.options
  const best = { filled: 0, fit: 0 }
  const mine = wave.shoppers.map((): number[] => [])
  const from = (visit: number, filled: number, total: number): void => {
    if (filled > best.filled || (filled === best.filled && total > best.fit))
      Object.assign(best, { filled, fit: total })
    if (visit === wave.visits.length) return
    for (let option = first[visit]!; option < first[visit + 1]!; option += 1) {
      const own = mine[who[option]!]!
      const { room, taken } = wave.shoppers[who[option]!]!
      if (own.length >= room) continue
      own.push(visit)
      if (!clashOf(own, wave, taken)) from(visit + 1, filled + 1, total + fit[option]!)
      own.pop()
    }
    from(visit + 1, filled, total)
  }
  from(0, 0, 0)
  return best
}
