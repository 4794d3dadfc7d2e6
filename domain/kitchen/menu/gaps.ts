import { type Allergen, type AllergenState, allergens, type Names } from '../book.ts'
import type { Rational } from '#/domain/rational.ts'

/** What is known of an item on the day it is published. */
export type PublishedItem = {
  names: Names
  /** Halalas with VAT; null: no price for the branch and channel of the menu. */
  price: number | null
  /** null: incomplete. */
  kcal: Rational | null
  allergens: Partial<Record<Allergen, AllergenState>>
  isDrink: boolean
  /** mg of a cup; null: unknown. */
  caffeine: Rational | null
}

export const menuGaps = ['name-en', 'name-ar', 'price', 'kcal', 'allergens', 'caffeine'] as const
export type MenuGap = (typeof menuGaps)[number]

/** Gaps that an owner may publish with, giving a reason: the menu then says "not declared". A name or a price cannot be left out. */
export const passableGaps: readonly MenuGap[] = ['kcal', 'allergens', 'caffeine']

/** Allergen groups without an answer. */
export const undeclared = (item: Pick<PublishedItem, 'allergens'>): Allergen[] =>
  allergens.filter((allergen) => !item.allergens[allergen])

/** What an item lacks before it may be published, in the order it is asked for. */
export function gapsOf(item: PublishedItem): MenuGap[] {
  const lacks: Record<MenuGap, boolean> = {
    'name-en': !item.names.en,
    'name-ar': !item.names.ar,
    price: item.price === null,
    kcal: item.kcal === null,
    allergens: undeclared(item).length > 0,
    caffeine: item.isDrink && item.caffeine === null,
  }
  return menuGaps.filter((gap) => lacks[gap])
}

/** Whether an item is shown to a guest who avoids these groups: unknown is hidden like "contains" and "may contain". */
export const isFreeOf = (item: Pick<PublishedItem, 'allergens'>, avoided: readonly Allergen[]): boolean =>
  avoided.every((allergen) => item.allergens[allergen] === 'free')
