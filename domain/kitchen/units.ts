import { fold } from '../fold.ts'
import { over, type Rational, ratio, times } from '../rational.ts'
import type { BaseUnit, BookIngredient, OwnUnit } from './book.ts'

type Standard = { dimension: BaseUnit; of: Rational }
const standard = (dimension: BaseUnit, n: bigint, d = 1n): Standard => ({ dimension, of: ratio(n, d) })

/** Units with an exact size in g, ml or pieces. */
export const standardUnits = {
  g: standard('g', 1n),
  kg: standard('g', 1000n),
  mg: standard('g', 1n, 1000n),
  lb: standard('g', 45_359_237n, 100_000n),
  oz: standard('g', 28_349_523_125n, 1_000_000_000n),
  ml: standard('ml', 1n),
  l: standard('ml', 1000n),
  'metric-cup': standard('ml', 250n),
  tbsp: standard('ml', 15n),
  tsp: standard('ml', 5n),
  'us-gal': standard('ml', 3_785_411_784n, 1_000_000n),
  'us-cup': standard('ml', 2_365_882_365n, 10_000_000n),
  'us-tbsp': standard('ml', 1_478_676_478_125n, 100_000_000_000n),
  'us-tsp': standard('ml', 492_892_159_375n, 100_000_000_000n),
  piece: standard('piece', 1n),
} as const
export type StandardUnit = keyof typeof standardUnits

export const isStandard = (unit: string): unit is StandardUnit => Object.hasOwn(standardUnits, unit)

/** Other ways to write a standard unit, folded. A cup alone is missing on purpose: it is a question which one. */
const spellings: Record<string, StandardUnit> = {
  gm: 'g',
  gr: 'g',
  gram: 'g',
  grams: 'g',
  جم: 'g',
  غ: 'g',
  غم: 'g',
  جرام: 'g',
  غرام: 'g',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  كجم: 'kg',
  كغ: 'kg',
  كغم: 'kg',
  كيلو: 'kg',
  كيلوجرام: 'kg',
  كيلوغرام: 'kg',
  ملجم: 'mg',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  رطل: 'lb',
  ounce: 'oz',
  ounces: 'oz',
  اونصه: 'oz',
  اوقيه: 'oz',
  milliliter: 'ml',
  millilitre: 'ml',
  مل: 'ml',
  ملل: 'ml',
  ملي: 'ml',
  مليلتر: 'ml',
  lt: 'l',
  ltr: 'l',
  liter: 'l',
  litre: 'l',
  liters: 'l',
  litres: 'l',
  لتر: 'l',
  ليتر: 'l',
  'metric cup': 'metric-cup',
  'كوب متري': 'metric-cup',
  tablespoon: 'tbsp',
  'ملعقه كبيره': 'tbsp',
  teaspoon: 'tsp',
  'ملعقه صغيره': 'tsp',
  'us gal': 'us-gal',
  'us gallon': 'us-gal',
  gallon: 'us-gal',
  gal: 'us-gal',
  جالون: 'us-gal',
  غالون: 'us-gal',
  'us cup': 'us-cup',
  'كوب امريكي': 'us-cup',
  'us tbsp': 'us-tbsp',
  'us tsp': 'us-tsp',
  pc: 'piece',
  pcs: 'piece',
  pieces: 'piece',
  each: 'piece',
  ea: 'piece',
  unit: 'piece',
  حبه: 'piece',
  حبات: 'piece',
  قطعه: 'piece',
  قطع: 'piece',
  عدد: 'piece',
}
const cups = ['cup', 'cups', 'كوب', 'كاس']

const keyOf = (name: string): string => fold(name).replace(/\s+/g, ' ').replace(/\.$/, '')
const isNamed = ({ name, names }: OwnUnit, key: string): boolean =>
  [name, names.en, names.ar].some((text) => text !== null && keyOf(text) === key)

/** The unit that a typed name means: a standard code or the name of an own unit; `cup` when it does not say which. */
export function unitNamed(typed: string, own: readonly OwnUnit[] = []): string | { question: 'cup' } | null {
  const key = keyOf(typed)
  const found = own.find((unit) => isNamed(unit, key))
  if (found) return found.name
  if (cups.includes(key)) return { question: 'cup' }
  if (isStandard(key)) return key
  return spellings[key] ?? null
}

/** What an own unit comes to in a standard one; null without a path to any. */
function rootOf(units: readonly OwnUnit[], name: string): { unit: StandardUnit; factor: Rational } | null {
  let factor = ratio(1n, 1n)
  let unit = name
  for (let step = 0; step <= units.length; step += 1) {
    const own = units.find((one) => keyOf(one.name) === keyOf(unit))
    if (!own) return isStandard(unit) ? { unit, factor } : null
    factor = times(factor, own.content)
    unit = own.of
  }
  return null
}

export type UnitProblem =
  | { problem: 'name'; unit: string }
  | { problem: 'standard'; unit: string }
  | { problem: 'twice'; unit: string }
  | { problem: 'content'; unit: string }
  | { problem: 'unknown'; unit: string; of: string }
  | { problem: 'circle'; path: string[] }

/** The names through which a unit comes back to itself; null: it does not. */
function circleFrom(units: readonly OwnUnit[], start: OwnUnit): string[] | null {
  const path = [start.name]
  for (let at: OwnUnit | undefined = start; at && path.length <= units.length + 1;) {
    const next: OwnUnit | undefined = units.find(({ name }) => keyOf(name) === keyOf(at!.of))
    if (!next) return null
    path.push(next.name)
    if (keyOf(next.name) === keyOf(start.name)) return path
    at = next
  }
  return null
}

/** The first fault of an ingredient's own units; null: they form a tree whose roots are standard units. */
export function unitProblem(units: readonly OwnUnit[]): UnitProblem | null {
  const seen = new Set<string>()
  for (const { name, names, content, of } of units) {
    const spelled = [name, names.en, names.ar].filter((text) => text !== null).map(keyOf)
    if (spelled.includes('')) return { problem: 'name', unit: name }
    if (spelled.some((key) => isStandard(key) || Object.hasOwn(spellings, key) || cups.includes(key)))
      return { problem: 'standard', unit: name }
    if (spelled.some((key) => seen.has(key))) return { problem: 'twice', unit: name }
    for (const key of spelled) seen.add(key)
    if (content.n <= 0n) return { problem: 'content', unit: name }
    if (!isStandard(of) && !units.some((other) => keyOf(other.name) === keyOf(of)))
      return { problem: 'unknown', unit: name, of }
  }
  for (const unit of units) {
    const path = circleFrom(units, unit)
    if (path) return { problem: 'circle', path }
  }
  return null
}

/** What is missing to convert a quantity: a bridge of the ingredient, or a unit that it does not have. */
export type UnitNeed = { needs: 'density' | 'pieceWeight' } | { needs: 'unit'; unit: string }
type Measured = Pick<BookIngredient, 'base' | 'units' | 'density' | 'pieceWeight'>

/** From one dimension to another by way of grams. */
function bridge(
  { density, pieceWeight }: Measured,
  value: Rational,
  from: BaseUnit,
  to: BaseUnit,
): Rational | UnitNeed {
  if (from === to) return value
  if ([from, to].includes('ml') && !density) return { needs: 'density' }
  if ([from, to].includes('piece') && !pieceWeight) return { needs: 'pieceWeight' }
  const grams = from === 'g' ? value : times(value, from === 'ml' ? density! : pieceWeight!)
  return to === 'g' ? grams : over(grams, to === 'ml' ? density! : pieceWeight!)
}

/** A quantity in base units, exact; or what has to be known first. There is one path, so two cannot disagree. */
export function toBase(item: Measured, quantity: Rational, unit: string): { base: Rational } | UnitNeed {
  const root = rootOf(item.units, unit)
  if (!root) return { needs: 'unit', unit }
  const { dimension, of } = standardUnits[root.unit]
  const found = bridge(item, times(times(quantity, root.factor), of), dimension, item.base)
  return 'needs' in found ? found : { base: found }
}

/** A quantity in grams, for energy and weights; or what has to be known first. */
export function toGrams(item: Measured, quantity: Rational, unit: string): { grams: Rational } | UnitNeed {
  const found = toBase({ ...item, base: 'g' }, quantity, unit)
  return 'needs' in found ? found : { grams: found.base }
}
