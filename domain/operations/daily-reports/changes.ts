import type { DailyValue } from './values.ts'

/** A text that is the same for the same content, whatever the order of its keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter(([, one]) => one !== undefined && one !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
      .join(',')}}`
  return JSON.stringify(value ?? null)
}
const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** A change of one answer: from what the device knew to what was typed. Sent twice it changes nothing. */
export type Change<V> = { key: string; from: V | null; to: V | null }
export type DailyChange = Change<DailyValue>
type Values<V> = Record<string, V>

/** Applies changes. An answer that another device changed meanwhile stays, and is named. */
export function applyChanges<V>(
  values: Values<V>,
  changes: readonly Change<NoInfer<V>>[],
): { values: Values<V>; conflicts: string[]; changed: string[] } {
  const next = { ...values }
  const [conflicts, changed]: [string[], string[]] = [[], []]
  for (const { key, from, to } of changes) {
    if (same(next[key], to)) continue
    if (!same(next[key], from)) {
      conflicts.push(key)
      continue
    }
    if (to === null) delete next[key]
    else next[key] = to
    changed.push(key)
  }
  return { values: next, conflicts, changed }
}

/** Changes that lead from what the server has to what the device has. */
export const changesBetween = <V>(known: Values<V>, mine: Values<V>): Change<V>[] =>
  [...new Set([...Object.keys(known), ...Object.keys(mine)])]
    .filter((key) => !same(known[key], mine[key]))
    .map((key) => ({ key, from: known[key] ?? null, to: mine[key] ?? null }))

/** What the device shows once the server has newer answers: own unsent ones stay. */
export function takeNewer<V>(known: Values<V>, mine: Values<V>, newer: Values<V>): Values<V> {
  const next = { ...newer }
  for (const { key, to } of changesBetween(known, mine))
    if (to === null) delete next[key]
    else next[key] = to
  return next
}
