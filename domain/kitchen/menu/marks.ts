import { isLess, over, plus, type Rational, rational, roundHalfUp, times, zero } from '#/domain/rational.ts'

/**
 * What a menu in Saudi Arabia must say beside a dish (SFDA: calories since 2019, allergens since October 2019, salt, caffeine and
 * time to burn off since July 2025). Limits and rates are dated: rules.ts.
 */
export type MenuRules = {
  /** Sodium of an item above which the salt shaker is shown, mg. */
  saltMarkSodium: Rational
  /** Rate at which a walk burns energy, kcal a minute (MET 3.5 at 70 kg). */
  walkRate: Rational
  /** Most caffeine a day for adults, mg. */
  dailyCaffeine: number
  /** The same during pregnancy, mg. */
  pregnancyCaffeine: number
  /** Energy an adult needs a day, kcal. */
  dailyEnergy: number
}

const sodiumOfSalt = rational(400)
const kilojoules = rational(4.184)

/** Sodium in mg of so many grams of salt: 5 g are 2,000 mg. */
export const sodiumOf = (saltGrams: Rational): Rational => times(saltGrams, sodiumOfSalt)

/** Salt in g of so many mg of sodium. */
export const saltOf = (sodium: Rational): Rational => over(sodium, sodiumOfSalt)

/** Whether the salt shaker is shown: above the limit, not at it. */
export const hasSaltMark = (sodium: Rational, rules: MenuRules): boolean => isLess(rules.saltMarkSodium, sodium)

/** kJ of kcal, whole. */
export const kilojoulesOf = (kcal: Rational): number => roundHalfUp(times(kcal, kilojoules), 0)

/** Whole minutes of walking that burn the energy of an item, rounded up. */
export function burnMinutes(kcal: Rational, rules: MenuRules): number {
  const { n, d } = over(kcal, rules.walkRate)
  return Number((n + d - 1n) / d)
}

export const hoursAndMinutes = (minutes: number): { hours: number; minutes: number } => ({
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
})

/** Caffeine in mg of a cup from mg in 100 ml. */
export const caffeineOf = (per100: Rational, millilitres: Rational): Rational =>
  over(times(per100, millilitres), rational(100))

/** Energy of an item with its chosen options, kcal. */
export const energyWith = (item: Rational, options: readonly Rational[]): Rational =>
  options.reduce(plus, plus(item, zero))
