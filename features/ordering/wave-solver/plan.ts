import { z } from 'zod'
import { cityKeys, type CityKey } from '#/domain/cities.ts'
import { type DayPart, dayParts } from '#/domain/day-part.ts'
import { mysteryTypes } from '#/domain/evaluation.ts'
import { addDays, type Day, weekdayOf } from '#/domain/riyadh-time.ts'
import type { WaveAim, WavePace } from '#/domain/ordering/wave-plan.ts'

/** Maximum visits of a wave. */
export const mostVisits = 10_000
export const mostClients = 50
/** Milliseconds for trying relaxations; a started one is finished. */
export const mostTryingMs = 4000
export const paces = ['even', 'halves', 'weeks'] as const

const percent = z.number().int().min(0).max(100)
const city = z.enum(cityKeys as [CityKey, ...CityKey[]])

/** Stored part of a wave's plan besides name and period. */
export const planSchema = z.object({
  /** Empty: all approved clients. */
  clientIds: z.array(z.uuid()).max(mostClients),
  cities: z.array(city),
  /** Words of the branch's name or place. */
  q: z.string().max(100),
  type: z.enum(mysteryTypes),
  visitsPerBranch: z.number().int().min(1).max(12),
  /** Total number of visits instead of a number per branch; missing in older plans. */
  total: z.number().int().min(1).max(mostVisits).nullable().default(null),
  weekdays: z.array(z.number().int().min(0).max(6)).min(1),
  quotas: z.object({ breakfast: percent, lunch: percent, afternoon: percent, dinner: percent, late: percent }),
  gapDays: z.number().int().min(1).max(180),
  pace: z.enum(paces),
  weekShares: z.array(percent).max(60),
  windowDays: z.number().int().min(0).max(7),
})
export type WavePlan = z.output<typeof planSchema>
/** A plan with name and period, from the form. */
export type NewWave = { name: string; from: Day; until: Day; plan: WavePlan }

const paceOf = ({ pace, weekShares }: WavePlan): WavePace =>
  pace === 'weeks' ? { kind: 'weeks', shares: weekShares } : { kind: pace }

const quotasOf = ({ quotas }: WavePlan): { part: DayPart; percent: number }[] =>
  dayParts.flatMap((part) => (quotas[part] > 0 ? [{ part, percent: quotas[part] }] : []))

/** Input of date planning. */
export const aimOf = ({ from, until, plan }: NewWave, branches: WaveAim['branches']): WaveAim => ({
  branches,
  visitsPerBranch: plan.visitsPerBranch,
  total: plan.total,
  from,
  until,
  weekdays: plan.weekdays,
  quotas: quotasOf(plan),
  gapDays: plan.gapDays,
  pace: paceOf(plan),
  windowDays: plan.windowDays,
})

/** Number of visits in a plan. */
export const visitsWanted = ({ total, visitsPerBranch }: WavePlan, branches: number): number =>
  total ?? branches * visitsPerBranch

/** Maximum clients listed; others may be given by address. */
export const mostListedClients = 200

/** Default plan: four weeks from next Sunday, visits at lunch and dinner. */
export const firstPlan = (today: Day, clientIds: string[]): NewWave => {
  const from = addDays(today, 7 - weekdayOf(today))
  return {
    name: '',
    from,
    until: addDays(from, 27),
    plan: {
      clientIds,
      cities: [],
      q: '',
      type: 'full_service',
      visitsPerBranch: 1,
      total: null,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      quotas: { breakfast: 0, lunch: 50, afternoon: 0, dinner: 50, late: 0 },
      gapDays: 14,
      pace: 'even',
      weekShares: [],
      windowDays: 1,
    },
  }
}
