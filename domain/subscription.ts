import { type Halalas, timesFraction } from './money.ts'
import { moneyBackDays, type SubscriptionTier } from './plans.ts'
import { addDays, addMonths, type Day, daysBetween } from './riyadh-time.ts'

/** Half-open range: `from` included, `until` excluded. */
export type Period = { from: Day; until: Day }

/**
 * Subscription month of a day. Months are counted from the first day: one from 31 January continues on the last of
 * February and on 31 March. Null before the first day.
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

/** Upgrades take effect immediately; downgrades and cancellations at the end of the paid month. */
export const changeTakesEffect = (from: SubscriptionTier, to: SubscriptionTier): 'at-once' | 'at-period-end' | 'none' =>
  rank[to] === rank[from] ? 'none' : rank[to] > rank[from] ? 'at-once' : 'at-period-end'

/**
 * Refund for the rest of a paid month after an upgrade: its net price for the remaining days, the day of change
 * included, half up at the halala.
 */
export const unusedPart = (net: Halalas, { from, until }: Period, on: Day): Halalas => {
  const days = daysBetween(from, until)
  const left = Math.max(0, Math.min(days, daysBetween(on, until)))
  return timesFraction(net, BigInt(left), BigInt(days))
}

/** Last day of the full refund of a plan's first payment. */
export const moneyBackUntil = (firstPaidOn: Day): Day => addDays(firstPaidOn, moneyBackDays)
export const isMoneyBack = (firstPaidOn: Day, today: Day): boolean =>
  today >= firstPaidOn && today <= moneyBackUntil(firstPaidOn)

export const subscriptionStates = ['waiting', 'active', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]
/** End of a plan. `unpaid`: paused until resumed; `given-up`: ordered and never paid. */
export const endReasons = ['changed', 'cancelled', 'unpaid', 'refunded', 'given-up'] as const
export type EndReason = (typeof endReasons)[number]

/** Days after an unpaid month's due day until the plan is paused; the client is notified that many days before. */
export const pauseAfterDays = 14
export const pauseWarnedDays = 7
/** Days until an unpaid order is cancelled. */
export const giveUpDays = 14

export const pauseDay = (dueOn: Day): Day => addDays(dueOn, pauseAfterDays)

export type PlanStanding = {
  /** First day after the current month. */
  until: Day
  nextTier: SubscriptionTier | null
  /** Due day of the oldest unpaid month; null: all paid. */
  unpaidSince: Day | null
}

/** Action due today for an active plan. */
export function planStep({ until, nextTier, unpaidSince }: PlanStanding, today: Day): PlanStep {
  if (unpaidSince !== null && today >= pauseDay(unpaidSince)) return 'pause'
  if (today >= until) return nextTier === 'free' ? 'end' : 'renew'
  const warned = unpaidSince !== null && today >= addDays(pauseDay(unpaidSince), -pauseWarnedDays)
  return warned ? 'warn' : 'none'
}
export type PlanStep = 'pause' | 'end' | 'renew' | 'warn' | 'none'
