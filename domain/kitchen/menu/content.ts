import type { Allergen, AllergenState } from '../book.ts'
import type { Text } from '#/domain/text.ts'

/** What a guest may filter by besides allergens and energy. `kids` marks a children's meal. */
export const menuTags = ['signature', 'new', 'vegetarian', 'vegan', 'spicy', 'sharing', 'kids'] as const
export type MenuTag = (typeof menuTags)[number]

/** What is printed beside a dish or an option, as it was on the day of publication. */
export type MenuFigures = {
  /** Halalas with VAT. */
  price: number
  /** Prices of branches that differ. */
  prices: Record<string, number>
  /** Whole kcal of a portion; null: not declared. */
  kcal: number | null
  /** mg of a portion; null: not known. */
  sodium: number | null
  /** More than 5 g of salt. */
  isSalty: boolean
  /** mg of the cup; null for what is no drink, or not declared. */
  caffeine: number | null
  /** Minutes of walking that burn the energy. */
  walk: number | null
  /** A group without a state is not declared. */
  allergens: Partial<Record<Allergen, AllergenState>>
}

export type MenuOption = MenuFigures & { recipeId: string; names: Text }

export type MenuDish = MenuOption & {
  text: { en: string | null; ar: string | null }
  tags: MenuTag[]
  isDrink: boolean
  photo: string | null
  options: MenuOption[]
}

export type MenuSection = { id: string; names: Text; dishes: MenuDish[] }

/** A publication: whole and immutable, so that the public page needs no other table of the kitchen. */
export type MenuContent = {
  names: Text
  /** A line of the company, such as the least amount of a delivery. */
  note: { en: string | null; ar: string | null }
  /** File of the logo; missing in publications from before logos. */
  logo?: string | null
  sections: MenuSection[]
  /** Values of the rules on the day of publication. */
  dailyEnergy: number
  dailyCaffeine: number
  /** Day of the rules, salt in g above which a dish is marked, mg of caffeine during pregnancy; missing under the first rules. */
  rules?: { from: string; salt: number; pregnancy: number }
}

/** What the foot of a menu says of salt and caffeine: under the rules that it was published by. */
export const limitsOf = ({ dailyCaffeine, rules }: Pick<MenuContent, 'dailyCaffeine' | 'rules'>) => ({
  amount: dailyCaffeine,
  salt: rules?.salt ?? 5,
  pregnancy: rules?.pregnancy ?? 200,
})

export const dishesOf = ({ sections }: Pick<MenuContent, 'sections'>): MenuDish[] =>
  sections.flatMap(({ dishes }) => dishes)

/** The price of a branch, or that of all. */
export const priceAt = ({ price, prices }: Pick<MenuFigures, 'price' | 'prices'>, branchId: string | null): number =>
  (branchId === null ? undefined : prices[branchId]) ?? price
