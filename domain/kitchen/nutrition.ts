import { type Rational, rational, ratio, times } from '../rational.ts'
import type { Allergen, AllergenState, Nutrient } from './book.ts'

/** Evidence on which a group is declared. */
export const evidences = ['label', 'specification', 'supplier', 'laboratory'] as const
export type Evidence = (typeof evidences)[number]
export const nutrientSources = ['label', 'supplier', 'usda', 'laboratory'] as const
export type NutrientSource = (typeof nutrientSources)[number]

/** Energy in kJ: 1 kcal = 4.184 kJ. */
export const kilojoules = (kcal: Rational): Rational => times(kcal, ratio(4184n, 1000n))
/** Salt in g of sodium in mg: SFDA equates 5 g of salt with 2,000 mg of sodium. */
export const saltGrams = (sodium: Rational): Rational => times(sodium, ratio(25n, 10_000n))

/** Largest value per 100 g: no part weighs more than the whole, and pure fat has 900 kcal. */
export const mostOf = (nutrient: Nutrient): Rational =>
  rational(nutrient === 'kcal' ? 902 : nutrient === 'sodium' || nutrient === 'caffeine' ? 100_000 : 100)

export type Declaration = { allergen: Allergen; state: AllergenState; confirmAgain: boolean }

/**
 * States that count. "Free" that was said of an earlier supplier or pack is unknown until it is confirmed; what an
 * ingredient contains stays, because it is the safe side.
 */
export function statesThatCount(declared: readonly Declaration[]): Partial<Record<Allergen, AllergenState>> {
  const counting = declared.filter(({ state, confirmAgain }) => state !== 'free' || !confirmAgain)
  return Object.fromEntries(counting.map(({ allergen, state }) => [allergen, state]))
}

/** Why a declaration is refused: "free" is said on evidence only. */
export const declarationProblem = (state: AllergenState, evidence: Evidence | null): 'evidence' | null =>
  state === 'free' && evidence === null ? 'evidence' : null
