import { type Rational, rational, roundHalfUp, times } from '../rational.ts'
import type { BaseUnit, Names } from './book.ts'

/** Categories of the store room; `packaging` is no food and has no allergens or energy. */
export const categories = [
  'vegetables',
  'fruit',
  'meat',
  'poultry',
  'seafood',
  'dairy',
  'grains',
  'legumes',
  'oils',
  'spices',
  'sauces',
  'bakery',
  'sweets',
  'drinks',
  'packaging',
  'other',
] as const
export type Category = (typeof categories)[number]
export const storages = ['ambient', 'chilled', 'frozen'] as const
/** How goods of a category are kept unless something else is chosen; null: it depends. */
export const usualStorage = (category: Category): (typeof storages)[number] | null =>
  ['meat', 'poultry', 'seafood', 'dairy'].includes(category) ? 'chilled' : null
export const ingredientStates = ['active', 'proposed', 'archived'] as const
/** What is still missing about an ingredient. */
export const ingredientGaps = ['price', 'old-price', 'allergens', 'energy', 'name'] as const
export type IngredientGap = (typeof ingredientGaps)[number]

/** For so many hours an import or a merge can be taken back. */
export const undoHours = 24

/** The name in a language, or in the other one where it has none. */
export const ingredientName = ({ en, ar }: Names, lang: 'en' | 'ar'): string =>
  (lang === 'ar' ? (ar ?? en) : (en ?? ar)) ?? ''

/** Units in which a price is shown: a gram costs too little to be read. */
export const pricedUnit = { g: 'kg', ml: 'l', piece: 'piece' } as const satisfies Record<BaseUnit, string>

/** Halalas of a kilogram, litre or piece, rounded for the screen. */
export const shownPrice = (net: Rational, base: BaseUnit): number =>
  roundHalfUp(times(net, rational(base === 'piece' ? 1 : 1000)), 0)
