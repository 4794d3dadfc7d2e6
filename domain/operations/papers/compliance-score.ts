import { isLess, over, plus, type Rational, ratio, roundHalfUp, sum, times, zero } from '../../rational.ts'

/** An obligation that applies, with what it counts from 0 to 1. */
export type ScoredRow = { weight: number; value: Rational; isCritical: boolean; isOfWorkers: boolean }
export type ComplianceScore = {
  /** Per cent with two decimals, not above the cap. */
  score: number
  calculated: number
  isCapped: boolean
}

/** Highest score while a critical obligation is unmet. */
export const complianceCap = 59

const one: Rational = ratio(1n, 1n)
const share: Rational = ratio(4n, 5n)
const hundred: Rational = ratio(100n, 1n)
const weightOf = ({ weight }: ScoredRow): Rational => ratio(BigInt(weight), 1n)

/** A critical obligation that nothing meets, or a critical one of workers met by fewer than four in five. */
export const caps = ({ isCritical, isOfWorkers, value }: ScoredRow): boolean =>
  isCritical && (value.n === 0n || (isOfWorkers && isLess(value, share)))

/** Mean over the workers of a branch; null without workers: the obligation does not apply. */
export const meanOf = (values: readonly Rational[]): Rational | null =>
  values.length === 0 ? null : over(sum(values), ratio(BigInt(values.length), 1n))

/** 100 x sum(weight x value) / sum(weight), rounded once; null: nothing applies. */
export function complianceScore(rows: readonly ScoredRow[]): ComplianceScore | null {
  const weights = sum(rows.map(weightOf))
  if (weights.n === 0n) return null
  const met = rows.reduce((total, row) => plus(total, times(weightOf(row), row.value)), zero)
  const calculated = roundHalfUp(over(times(hundred, met), weights), 2)
  const score = rows.some(caps) ? Math.min(calculated, complianceCap) : calculated
  return { score, calculated, isCapped: score < calculated }
}

/** Sum of the weights, from which the points of single rows are taken. */
export const weightOfAll = (rows: readonly ScoredRow[]): Rational => sum(rows.map(weightOf))

/** Points of the calculated score that a row costs, with two decimals. */
export function pointsLost(row: ScoredRow, all: Rational): number {
  const open: Rational = ratio(row.value.d - row.value.n, row.value.d)
  return roundHalfUp(over(times(hundred, times(weightOf(row), open)), all), 2)
}

/** Points by which the shown score rises when a row is met in full. */
export function pointsGained(row: ScoredRow, rows: readonly ScoredRow[]): number {
  const before = complianceScore(rows)?.score ?? 0
  const after = complianceScore(rows.map((each) => (each === row ? { ...row, value: one } : each)))?.score ?? 0
  return Math.round((after - before) * 100) / 100
}
