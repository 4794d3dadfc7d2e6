import { defaultAssignmentSettings } from '#/domain/assignment-settings.ts'
import { type CertificationLevel } from '#/domain/levels.ts'
import type { Place } from '#/domain/place.ts'
import { addDays, fromRiyadh } from '#/domain/riyadh-time.ts'
import { type WaveCandidate, type WaveInput, type WaveJob, waveOf } from '#/domain/ordering/wave-options.ts'
import { greedyPlan } from '#/domain/ordering/wave-greedy.ts'
import { isBest, planFrom, type WavePlan } from '#/domain/ordering/wave.ts'
import { bestPlan } from '#/features/ordering/wave-solver/best-plan.server.ts'

export type WaveResult = {
  visits: number
  shoppers: number
  options: number
  optionsSeconds: number
  planSeconds: number
  peakMb: number
  greedy: { filled: number; fit: number }
  plan: WavePlan
}

/** Riyadh, Jeddah, Makkah, Madinah and Dammam, with their share of the branches. */
const cities = [
  { name: 'riyadh', latitude: 24.71, longitude: 46.68, share: 0.4 },
  { name: 'jeddah', latitude: 21.54, longitude: 39.17, share: 0.25 },
  { name: 'makkah', latitude: 21.42, longitude: 39.83, share: 0.1 },
  { name: 'madinah', latitude: 24.47, longitude: 39.61, share: 0.1 },
  { name: 'dammam', latitude: 26.42, longitude: 50.09, share: 0.15 },
] as const
const levels: readonly [CertificationLevel, number][] = [
  ['basic', 0.35],
  ['professional', 0.4],
  ['senior', 0.2],
  ['lead', 0.05],
]
const kinds = ['restaurant', 'cafe', 'hotel'] as const
const weeks = 4
const begin = '2026-12-06'

/** Random numbers from 0 to 1, the same in every run (Park and Miller, 1988). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

function chosen<T extends { share: number }>(from: readonly T[], number: number): T {
  let sum = 0
  return from.find(({ share }) => (sum += share) > number) ?? from[0]!
}

/** A month in five cities: one client per 25 visits, each with branches in one to three cities. */
export function madeInput(visits: number, shoppers: number): WaveInput {
  const random = numbersFrom(20_261_121)
  const below = (end: number) => Math.floor(random() * end)
  const placeIn = ({ latitude, longitude }: Place): Place => ({
    latitude: latitude + (random() - 0.5) * 0.5,
    longitude: longitude + (random() - 0.5) * 0.5,
  })
  const at = (day: number, hour: number) => fromRiyadh(`${addDays(begin, day)}T${String(hour).padStart(2, '0')}:00`)!
  const clients = Array.from({ length: Math.ceil(visits / 25) }, (_, client) => {
    const homes = Array.from({ length: 1 + below(3) }, () => chosen(cities, random()))
    return Array.from({ length: 10 }, (__, branch) => ({
      clientId: `client-${client}`,
      branchId: `client-${client}-${branch}`,
      place: placeIn(homes[branch % homes.length]!),
      wanted: { city: homes[branch % homes.length]!.name, cuisine: null, businessType: kinds[client % kinds.length]! },
    }))
  })
  const jobs = Array.from({ length: visits }, (_, index): WaveJob => {
    const own = clients[below(clients.length)]!
    const type = random() < 0.35 ? 'basic' : 'full_service'
    return { id: `visit-${index}`, ...own[below(own.length)]!, type, visitAt: at(below(7 * weeks), 8 + below(14)) }
  })
  const pool = Array.from({ length: shoppers }, (_, index): WaveCandidate => {
    const draw = random()
    const level = chosen(
      levels.map(([name, share]) => ({ name, share })),
      draw,
    ).name
    const known = random() < 0.8
    const home = chosen(cities, random())
    return {
      id: `shopper-${index}`,
      name: `Shopper ${index}`,
      active: random() < 0.97,
      approved: true,
      agreed: true,
      level,
      openJobs: random() < 0.8 ? 0 : 1,
      openOffers: [],
      visits: Array.from({ length: below(6) }, () => {
        const { clientId, branchId } = clients[below(clients.length)]![below(10)]!
        return { clientId, branchId, at: at(-below(100), 12), counted: true }
      }),
      busyDates: Array.from({ length: below(4) }, () => addDays(begin, below(7 * weeks))),
      weekdaysOff: random() < 0.2 ? [below(7)] : [],
      conflicts: random() < 0.05 ? [{ clientId: `client-${below(clients.length)}`, until: null }] : [],
      isAuditor: false,
      dealings: [],
      blocked: [],
      grade: known ? 2.5 + 2.5 * random() : null,
      reliability: known ? 0.5 + 0.5 * random() : null,
      recentJobs: below(8),
      profile: { city: home.name, specialisations: [kinds[below(kinds.length)]!] },
      wishes: new Set(random() < 0.1 ? [`visit-${below(visits)}`] : []),
      place: random() < 0.97 ? placeIn(home) : null,
      goesFarther: random() < 0.01,
    }
  })
  return { pool, jobs, atBranch: new Map(), settings: defaultAssignmentSettings }
}

async function measureWave(visits: number, shoppers: number): Promise<WaveResult> {
  const input = madeInput(visits, shoppers)
  const started = performance.now()
  const wave = waveOf(input)
  const made = performance.now()
  const plan = await bestPlan(wave)
  const planned = performance.now()
  return {
    visits,
    shoppers,
    options: wave.options.shopper.length,
    optionsSeconds: (made - started) / 1000,
    planSeconds: (planned - made) / 1000,
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
    greedy: planFrom(wave, greedyPlan(wave), plan.bound),
    plan,
  }
}

/**
 * Assigns a wave of 1,000 visits to 500 shoppers and one of 10,000 to 5,000, including rules and fits of all near
 * pairs.
 */
export async function measureWaves(): Promise<WaveResult[]> {
  return [await measureWave(1000, 500), await measureWave(10_000, 5000)]
}

const count = (value: number): string => value.toLocaleString('en')
const points = (fit: number): string => count(Math.round(fit / 10))

function line({ visits, shoppers, options, optionsSeconds, planSeconds, peakMb, greedy, plan }: WaveResult): string {
  const seconds = `${(optionsSeconds + planSeconds).toFixed(2)} (${optionsSeconds.toFixed(2)} + ${planSeconds.toFixed(2)})`
  const gap = ((plan.bound.fit - plan.fit) / plan.fit) * 100
  const most = isBest(plan)
    ? 'proven best'
    : `${count(plan.bound.filled)} / ${points(plan.bound.fit)} (${gap.toFixed(3)} %)`
  return `| ${count(visits)} x ${count(shoppers)} | ${count(options)} | ${seconds} | ${peakMb} | ${count(plan.filled)} / ${points(plan.fit)} | ${most} | ${count(greedy.filled)} / ${points(greedy.fit)} |`
}

export const describeWaves = (results: readonly WaveResult[]): string =>
  [
    '',
    'Whole waves, five cities, four weeks, a client for every 25 visits; options are the pairs that the rules allow:',
    '',
    '| Visits x shoppers | Options | Seconds (options + plan) | Peak MB | Visits given / points of fit | No plan exceeds | One after another, best first |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...results.map(line),
  ].join('\n')
