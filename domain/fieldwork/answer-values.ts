import { type AnswerValue, partsOf } from '../questionnaire.ts'
import type { MeasureValue } from './measure.ts'

/**
 * Removes the position from an answer for permanent storage (why: positions are deleted after a time and must not
 * survive elsewhere).
 */
export const withoutPlace = (value: AnswerValue): AnswerValue => ('latitude' in (partsOf(value) ?? {}) ? null : value)

/** Compares two answers of any type. */
export const sameValue = (a: AnswerValue, b: AnswerValue): boolean =>
  a === b || JSON.stringify(ordered(a)) === JSON.stringify(ordered(b))
const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)
const ordered = (value: AnswerValue): unknown =>
  Array.isArray(value)
    ? value.toSorted((a: string, b: string) => (a < b ? -1 : 1))
    : 'readings' in (partsOf(value) ?? {})
      ? (value as MeasureValue).readings.map((reading) => Object.entries(reading).toSorted(byKey))
      : Object.entries(partsOf(value) ?? { value }).toSorted(byKey)
