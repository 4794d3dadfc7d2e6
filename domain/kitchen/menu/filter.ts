import type { Allergen, AllergenState } from '../book.ts'

/** What a guest asked for. The page filters by it in the browser, and the server where there are no scripts. */
export type MenuFilter = { words: string; avoid: readonly Allergen[]; below: number | null; tags: readonly string[] }

export const noFilter: MenuFilter = { words: '', avoid: [], below: null, tags: [] }
export const isFiltering = ({ words, avoid, below, tags }: MenuFilter): boolean =>
  words !== '' || avoid.length > 0 || below !== null || tags.length > 0

/** What is known of a dish to the filter. */
export type Filtered = {
  /** Folded names and texts. */
  words: string
  allergens: Partial<Record<Allergen, AllergenState>>
  kcal: number | null
  tags: readonly string[]
}

/** Why a dish is hidden; of several reasons the one that matters most to the guest's health. */
export type HiddenBy = 'contains' | 'may' | 'undeclared' | 'energy' | 'other'

/**
 * Null: shown. A group that is avoided hides what contains it, may contain it or does not declare it; a limit of energy hides
 * what does not declare its energy.
 */
export function hiddenBy(dish: Filtered, { words, avoid, below, tags }: MenuFilter): HiddenBy | null {
  const states = avoid.map((allergen) => dish.allergens[allergen] ?? 'undeclared')
  if (states.includes('contains')) return 'contains'
  if (states.includes('may')) return 'may'
  if (states.includes('undeclared')) return 'undeclared'
  if (below !== null && (dish.kcal === null || dish.kcal >= below)) return 'energy'
  const isFound = words.split(' ').every((word) => dish.words.includes(word))
  return isFound && tags.every((tag) => dish.tags.includes(tag)) ? null : 'other'
}

export type HiddenCounts = { contains: number; may: number; undeclared: number; energy: number; shown: number }

export function countHidden(dishes: readonly Filtered[], filter: MenuFilter): HiddenCounts {
  const counts: HiddenCounts = { contains: 0, may: 0, undeclared: 0, energy: 0, shown: 0 }
  for (const dish of dishes) {
    const reason = hiddenBy(dish, filter)
    if (reason === null) counts.shown += 1
    else if (reason !== 'other') counts[reason] += 1
  }
  return counts
}
