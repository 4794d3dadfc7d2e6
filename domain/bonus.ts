import { type Halalas, shareOf } from './money.ts'

/** From so many hours before the visit on, so many per cent of the fee. */
export type BonusStep = { hours: number; percent: number }

const riyal = 100

/** The bonus of an open visit by the rule, in whole riyals: the highest step that its date has come to. */
export const bonusByRule = (fee: Halalas, visitAt: Date, at: Date, steps: readonly BonusStep[]): Halalas => {
  const hoursLeft = (visitAt.getTime() - at.getTime()) / 3_600_000
  if (hoursLeft <= 0) return 0
  const percent = Math.max(0, ...steps.filter(({ hours }) => hoursLeft <= hours).map((step) => step.percent))
  return Math.round(shareOf(fee, percent) / riyal) * riyal
}

export type BonusNow = { bonus: Halalas; by: 'rule' | 'admin' | null }

/** What the rule makes of the bonus: it never lowers one and never touches what an administrator has set. Null: it stays. */
export const raisedBonus = (now: BonusNow, byRule: Halalas): Halalas | null =>
  now.by !== 'admin' && byRule > now.bonus ? byRule : null
