import { type Halalas, timesFraction } from './money.ts'
import { moneyBackDays, type SubscriptionTier } from './plans.ts'
import { addDays, addMonths, type Day, daysBetween } from './riyadh-time.ts'

/** From the first day on, up to and without the second. */
export type Period = { from: Day; until: Day }

/**
 * The month of a subscription that a day falls into. Months are counted from the day it began: what began on 31 January goes on on the
 * last of February and on 31 March again. Null before it began.
 */
export function periodOf(began: Day, day: Day): Period | null {
  if (day < began) return null
  const [beganYear, beganMonth] = began.split('-').map(Number) as [number, number]
  const [year, month] = day.split('-').map(Number) as [number, number]
  const whole = (year - beganYear) * 12 + (month - beganMonth)
  const count = addMonths(began, whole) <= day ? whole : whole - 1
  return { from: addMonths(began, count), until: addMonths(began, count + 1) }
}

const rank: Record<SubscriptionTier, number> = { free: 0, basic: 1, professional: 2, enterprise: 3 }

/** More takes effect at once, less (and nothing at all) when the month that is paid for ends. */
export const changeTakesEffect = (from: SubscriptionTier, to: SubscriptionTier): 'at-once' | 'at-period-end' | 'none' =>
  rank[to] === rank[from] ? 'none' : rank[to] > rank[from] ? 'at-once' : 'at-period-end'

/**
 * What of a paid month is given back when a larger plan takes its place on a day: its net price for the days that are left, that day
 * included, half up at the halala.
 */
export const unusedPart = (net: Halalas, { from, until }: Period, on: Day): Halalas => {
  const days = daysBetween(from, until)
  const left = Math.max(0, Math.min(days, daysBetween(on, until)))
  return timesFraction(net, BigInt(left), BigInt(days))
}

/** The last day on which the first payment for a plan is given back in full. */
export const moneyBackUntil = (firstPaidOn: Day): Day => addDays(firstPaidOn, moneyBackDays)
export const isMoneyBack = (firstPaidOn: Day, today: Day): boolean =>
  today >= firstPaidOn && today <= moneyBackUntil(firstPaidOn)

export const subscriptionStates = ['waiting', 'active', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]
/** Why a plan ended. `unpaid`: paused, until it is taken up again; `given-up`: it was ordered and never paid for. */
export const endReasons = ['changed', 'cancelled', 'unpaid', 'refunded', 'given-up'] as const
export type EndReason = (typeof endReasons)[number]

/** So many days after its due day a month that was not paid pauses the plan, and so many before that it is told. */
export const pauseAfterDays = 14
export const pauseWarnedDays = 7
/** An order that was not paid is given up after so many days. */
export const giveUpDays = 14

export const pauseDay = (dueOn: Day): Day => addDays(dueOn, pauseAfterDays)

export type PlanStanding = {
  /** The first day after the month that runs. */
  until: Day
  nextTier: SubscriptionTier | null
  /** The due day of the oldest month that is not paid; null: all are. */
  unpaidSince: Day | null
}

/** What the day brings for a plan that runs. */
export function planStep({ until, nextTier, unpaidSince }: PlanStanding, today: Day): PlanStep {
  if (unpaidSince !== null && today >= pauseDay(unpaidSince)) return 'pause'
  if (today >= until) return nextTier === 'free' ? 'end' : 'renew'
  const warned = unpaidSince !== null && today >= addDays(pauseDay(unpaidSince), -pauseWarnedDays)
  return warned ? 'warn' : 'none'
}
export type PlanStep = 'pause' | 'end' | 'renew' | 'warn' | 'none'
