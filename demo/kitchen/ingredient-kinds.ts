import { per100, type SampleIngredient, sampleIngredients } from '#/content/kitchen/sample-ingredients.ts'
import type { Allergen } from '#/domain/kitchen/book.ts'
import type { Category } from '#/domain/kitchen/ingredient.ts'

export type DemoPrice = {
  /** As typed: 25, 1. */
  quantity: string
  unit: string
  /** Riyals of the pack, VAT included. */
  riyals: string
  daysAgo: number
}
export type DemoIngredient = SampleIngredient & {
  units?: readonly { name: string; nameAr: string; content: string; of: string }[]
  preparations?: readonly { en: string; ar: string; trim: string; cooking?: string; source: 'test' | 'handbook' }[]
  prices: readonly DemoPrice[]
  supplier: string
  /** Groups that the label says may be contained. */
  may?: readonly Allergen[]
  /** The rest is free, as the label says. */
  restFree?: boolean
}

type Numbers = Parameters<typeof per100>
type Rest = Omit<DemoIngredient, 'en' | 'ar' | 'base' | 'category' | 'nutrients' | 'prices' | 'supplier'> & {
  base?: DemoIngredient['base']
}

export const greens = 'مزارع الوادي'
export const meats = 'لحوم النور'
export const dry = 'مستودع الرياض للأغذية'
export const dairyOf = 'ألبان الشمال'

/** Price of a pack today, before a month, and long ago: the older ones a little lower. */
export const pack = (quantity: string, unit: string, riyals: string, earlier?: string): DemoPrice[] => [
  ...(earlier ? [{ quantity, unit, riyals: earlier, daysAgo: 95 }] : []),
  { quantity, unit, riyals, daysAgo: 21 },
]

const known = new Map(sampleIngredients.map((sample) => [sample.en, sample]))
/** An ingredient of the sample set with what a company adds to it. */
export const sample = (en: string, supplier: string, prices: DemoPrice[], rest: Rest = {}): DemoIngredient => ({
  ...known.get(en)!,
  supplier,
  prices,
  restFree: true,
  ...rest,
})
export const item = (
  en: string,
  ar: string,
  category: Category,
  values: Numbers,
  [supplier, prices]: [string, DemoPrice[]],
  { base = 'g', ...rest }: Rest = {},
): DemoIngredient => ({
  en,
  ar,
  base,
  category,
  nutrients: category === 'packaging' ? {} : per100(...values),
  supplier,
  prices,
  restFree: true,
  ...rest,
})

export const peeled = (trim: string) => [
  { en: 'peeled, diced', ar: 'مقشّر ومقطّع مكعبات', trim, source: 'test' as const },
]
