import { type Halalas, shareOf } from './money.ts'

/** Per cent of the fee, from so many hours before the visit on. */
export type BonusStep = { hours: number; percent: number }

const riyal = 100

/** Bonus of an open visit by the rule, in whole riyals: the highest step reached. */
export const bonusByRule = (fee: Halalas, visitAt: Date, at: Date, steps: readonly BonusStep[]): Halalas => {
  const hoursLeft = (visitAt.getTime() - at.getTime()) / 3_600_000
  if (hoursLeft <= 0) return 0
  const percent = Math.max(0, ...steps.filter(({ hours }) => hoursLeft <= hours).map((step) => step.percent))
  return Math.round(shareOf(fee, percent) / riyal) * riyal
}

export type BonusNow = { bonus: Halalas; by: 'rule' | 'admin' | null }

/** New bonus by the rule, which never lowers a bonus or changes one set by an administrator; null: unchanged. */
export const raisedBonus = (now: BonusNow, byRule: Halalas): Halalas | null =>
  now.by !== 'admin' && byRule > now.bonus ? byRule : null
