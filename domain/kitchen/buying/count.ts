import { plus, type Rational, zero } from '../../rational.ts'
import type { BaseUnit, BookIngredient } from '../book.ts'
import { readExact, readQuantity } from '../quantity.ts'
import { toBase } from '../units.ts'

export const countStates = ['open', 'submitted', 'approved', 'restated'] as const
export type CountState = (typeof countStates)[number]
/** Before the branch opened, or after it closed. */
export const countMoments = ['closing', 'opening'] as const
export type CountMoment = (typeof countMoments)[number]

/** What was counted of an item: 2 cartons and 3 pieces are two entries. The quantity is the exact text. */
export type CountEntry = { quantity: string; unit: string }
/** Entries by ingredient; one that is absent was not counted. */
export type CountValues = Record<string, CountEntry[]>

const large: Record<BaseUnit, string> = { g: 'kg', ml: 'l', piece: 'piece' }
/** The unit in which quantities of an item are shown. */
export const shownUnit = (base: BaseUnit): string => large[base]
/** Base units in the shown unit. */
export const shownSize = (base: BaseUnit): bigint => (base === 'piece' ? 1n : 1000n)

/** Units that a sheet offers for an item: its own, the largest first as they were added, then the standard one. */
export const countUnits = ({ base, units }: Pick<BookIngredient, 'base' | 'units'>): string[] => [
  ...units
    .map(({ name }) => name)
    .filter((name) => name !== large[base])
    .slice(0, 3),
  large[base],
]

/** The entry of a typed quantity; null for an empty field, a problem for what cannot be read. */
export function typedEntry(typed: string, unit: string): CountEntry | null | 'wrong' {
  if (typed.trim() === '') return null
  const read = readQuantity(typed)
  return 'problem' in read ? 'wrong' : { quantity: read.text, unit }
}

/** Base units of the entries of an item, exact; null when one has a unit that the item does not have. */
export function countedBase(item: BookIngredient, entries: readonly CountEntry[]): Rational | null {
  let total = zero
  for (const { quantity, unit } of entries) {
    const found = toBase(item, readExact(quantity), unit)
    if ('needs' in found) return null
    total = plus(total, found.base)
  }
  return total
}
