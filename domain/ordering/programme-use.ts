import type { Halalas } from '../money.ts'
import type { Cadence } from './programme.ts'

/** What a programme takes of a plan in a period. */
export type ProgrammeUse = {
  visits: number
  /** Included in the plan. */
  within: number
  /** Beyond the plan. */
  beyond: number
  /** Visits of the plan that are left for other orders; null: without a limit. */
  left: number | null
  /** Charged before VAT. */
  net: Halalas
}

type Wish = { visits: number; room: number | null; price: Halalas; beyondPlan: boolean }

/** `room`: visits that the plan has for the programme; null: without a limit. A programme that keeps to the plan charges nothing. */
export function programmeUse({ visits, room, price, beyondPlan }: Wish): ProgrammeUse {
  const within = room === null ? visits : Math.min(visits, room)
  const beyond = visits - within
  return { visits, within, beyond, left: room === null ? null : room - within, net: beyondPlan ? beyond * price : 0 }
}

/** Months of the plan in a period. */
export const monthsIn: Record<Cadence, number> = { month: 1, quarter: 3 }

/** Visits of a rhythm in a period of another one, rounded up. */
export const visitsPer = (cadence: Cadence, own: { cadence: Cadence; visits: number }): number =>
  Math.ceil((own.visits * monthsIn[cadence]) / monthsIn[own.cadence])
