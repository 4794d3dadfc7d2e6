import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { DayPart } from '#/domain/day-part.ts'
import { type MysteryType, shopperFee } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, weekdayOf } from '#/domain/riyadh-time.ts'
import { planDates, type WaveDate, type WaveShortfall, weeksOf } from '#/domain/ordering/wave-plan.ts'
import { evaluationTerms } from '#/features/ordering/requests/terms.server.ts'
import { aimOf, mostVisits, type NewWave, visitsWanted } from '#/features/ordering/wave-solver/plan.ts'
import { planBranches, type WaveBranch } from './plan-branches.server.ts'

export type NamedShortfall =
  | Exclude<WaveShortfall, { kind: 'branch' }>
  | { kind: 'branch'; branchName: string; branchLocation: string; missing: number }
export type WavePreview = {
  branches: number
  clients: number
  visits: number
  type: MysteryType
  tooMany: boolean
  weeks: { from: Day; until: Day; count: number }[]
  /** Visits by weekday, from Sunday. */
  weekdays: number[]
  parts: { part: DayPart | null; count: number }[]
  price: Halalas
  fee: Halalas
  /** The first few; `moreShortfalls` counts the others. */
  shortfalls: NamedShortfall[]
  moreShortfalls: number
  /** Branches without a place, for which distances are unknown. */
  unplaced: number
}

const shownShortfalls = 12

/** Dates of a plan, or none above the maximum size of a wave. */
export const datesFor = (
  wave: NewWave,
  branches: readonly WaveBranch[],
): { visits: WaveDate[]; shortfalls: WaveShortfall[] } =>
  visitsWanted(wave.plan, branches.length) > mostVisits
    ? { visits: [], shortfalls: [] }
    : planDates(aimOf(wave, branches))

function named(shortfall: WaveShortfall, branches: ReadonlyMap<string, WaveBranch>): NamedShortfall {
  if (shortfall.kind !== 'branch') return shortfall
  const { name, location } = branches.get(shortfall.branchId)!
  return { kind: 'branch', branchName: name, branchLocation: location, missing: shortfall.missing }
}

/** Preview of a plan: visits, dates, cost and shortfalls. Writes nothing. */
export async function previewWave(actor: Actor, wave: NewWave): Promise<WavePreview> {
  authorize(actor, 'waves.read')
  const [branches, { prices, sharePercent }] = await Promise.all([
    readAs(actor, (tx) => planBranches(tx, wave)),
    evaluationTerms(),
  ])
  const { visits, shortfalls } = datesFor(wave, branches)
  const price = prices[wave.plan.type]
  const byId = new Map(branches.map((branch) => [branch.id, branch]))
  const parts = Map.groupBy(visits, ({ dayPart }) => dayPart)
  return {
    branches: branches.length,
    clients: new Set(branches.map(({ clientId }) => clientId)).size,
    visits: visits.length,
    type: wave.plan.type,
    tooMany: visitsWanted(wave.plan, branches.length) > mostVisits,
    weeks: weeksOf(wave.from, wave.until).map((week) => ({
      ...week,
      count: visits.filter(({ day }) => day >= week.from && day <= week.until).length,
    })),
    weekdays: Array.from({ length: 7 }, (_, weekday) => visits.filter(({ day }) => weekdayOf(day) === weekday).length),
    parts: [...parts].map(([part, own]) => ({ part, count: own.length })),
    price: visits.length * price,
    fee: visits.length * shopperFee(price, sharePercent),
    shortfalls: shortfalls.slice(0, shownShortfalls).map((shortfall) => named(shortfall, byId)),
    moreShortfalls: Math.max(0, shortfalls.length - shownShortfalls),
    unplaced: branches.filter(({ hasPlace }) => !hasPlace).length,
  }
}
