import type { Rational } from '../rational.ts'

/** The unit in which an ingredient is counted and priced; fixed once something refers to it. */
export const baseUnits = ['g', 'ml', 'piece'] as const
export type BaseUnit = (typeof baseUnits)[number]

/** A name in one language or both: one is enough to save, both are needed to publish. */
export type Names = { en: string | null; ar: string | null }

/** The 14 groups of SFDA.FD 56, in its order. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof allergens)[number]

/** What is said about a group. A group without a state is unknown, which is never shown as free. */
export const allergenStates = ['contains', 'may', 'free'] as const
export type AllergenState = (typeof allergenStates)[number]

/** Values per 100 g edible portion; energy in kcal, sodium and caffeine in mg, the rest in g. */
export const nutrients = [
  'kcal',
  'protein',
  'fat',
  'saturated',
  'trans',
  'carbohydrate',
  'sugars',
  'addedSugars',
  'fibre',
  'sodium',
  'caffeine',
] as const
export type Nutrient = (typeof nutrients)[number]

/** A unit of one ingredient: so many of another unit of it (carton = 12 bottle, bottle = 1.5 l). */
export type OwnUnit = {
  /** As a line refers to it; unique in the ingredient, folded and without regard to case. */
  name: string
  /** The same unit in the other language, where it has one. */
  names: Names
  content: Rational
  /** A standard unit, or the name of another own unit of the same ingredient. */
  of: string
}

/** A way of preparing an ingredient. trim = edible / as purchased; cooking = cooked / edible, null when it is not cooked. */
export type Preparation = { id: string; names: Names; trim: Rational; cooking: Rational | null }

/** The price in force on the day of the book. */
export type BookPrice = {
  id: string
  /** Halalas of one base unit, never rounded: without VAT when the company may deduct it, with it otherwise. */
  net: Rational
  /** Valid from: a day as YYYY-MM-DD. */
  from: string
  source: string
}

export type BookIngredient = {
  id: string
  names: Names
  base: BaseUnit
  units: OwnUnit[]
  /** Grams of one millilitre: joins mass and volume. */
  density: Rational | null
  /** Grams of one piece: joins count and mass. */
  pieceWeight: Rational | null
  preparations: Preparation[]
  price: BookPrice | null
  allergens: Partial<Record<Allergen, AllergenState>>
  nutrients: Partial<Record<Nutrient, Rational>>
  /** Salt that is added: dishes above 5 g bear the mark of the salt shaker. */
  isSalt: boolean
  isPackaging: boolean
}

/** What a quantity of a line means: as purchased, edible (trimmed), or cooked. */
export const bases = ['ap', 'ep', 'cooked'] as const
export type Basis = (typeof bases)[number]

/** How a line grows with the batch: q f, q, q x ceil(f), or q (1 + (f - 1) r). */
export type Scaling = { rule: 'linear' | 'fixed' | 'whole' } | { rule: 'damped'; r: Rational }

export type BookLine = {
  id: string
  of: { ingredientId: string } | { recipeId: string }
  /** null: to taste. */
  quantity: Rational | null
  /** A standard unit or an own unit of the ingredient; for a recipe a standard unit, or 'portion'. */
  unit: string
  basis: Basis
  preparationId: string | null
  scaling: Scaling
  optional: boolean
}

export const recipeKinds = ['prep', 'dish', 'combo', 'option'] as const
export type RecipeKind = (typeof recipeKinds)[number]

export type BookRecipe = {
  id: string
  /** The version in force on the day of the book. */
  versionId: string
  names: Names
  kind: RecipeKind
  /** Measured after cooking; null when only its portions are counted. */
  output: { quantity: Rational; unit: string } | null
  /** Name of one piece of the output, such as half. */
  piece?: Names
  portions: Rational
  /** A share, not a percentage: 2 % is 1/50. Covers what is added to taste. */
  allowance: Rational
  /** Groups that a shared fryer or grill adds as "may contain". */
  crossContact: Allergen[]
  packagingHalalas?: Rational
  labourMinutes: Rational | null
  lines: BookLine[]
  /** Nutrients of one portion as a laboratory measured them: they count in place of the computed ones. */
  lab?: { day: string; laboratory: string; values: Partial<Record<Nutrient, Rational>> }
}

/** Everything that costs, allergens and energy are computed from: ingredients and recipes in force on a day, by id. */
export type Book = { ingredients: Map<string, BookIngredient>; recipes: Map<string, BookRecipe> }
