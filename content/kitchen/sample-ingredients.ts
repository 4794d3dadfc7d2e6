import type { Allergen, BaseUnit, Nutrient } from '#/domain/kitchen/book.ts'
import type { Category } from '#/domain/kitchen/ingredient.ts'

export type SampleIngredient = {
  en: string
  ar: string
  base: BaseUnit
  category: Category
  /** Per 100 g, of USDA FoodData Central. */
  nutrients: Partial<Record<Nutrient, number>>
  density?: string
  pieceWeight?: string
  /** What the food itself is. Whether it is free from others is for those who read the label. */
  contains?: readonly Allergen[]
  isSalt?: true
  aliases?: string[]
}

type Values = readonly [number, number, number, number, number, number, number, number]
const names = ['kcal', 'protein', 'fat', 'saturated', 'carbohydrate', 'sugars', 'fibre', 'sodium'] as const
/** Energy, protein, fat, saturated fat, carbohydrate, sugars, fibre and sodium. */
export const per100 = (...values: Values): Partial<Record<Nutrient, number>> =>
  Object.fromEntries(names.map((name, at) => [name, values[at]]))

type More = Omit<SampleIngredient, 'en' | 'ar' | 'base' | 'category' | 'nutrients'>
const item = (
  en: string,
  ar: string,
  category: Category,
  values: Values,
  { base = 'g', ...more }: More & { base?: BaseUnit } = {},
): SampleIngredient => ({ en, ar, base, category, nutrients: per100(...values), ...more })

/** Common ingredients of a kitchen that begins: names, units and nutrients, without prices. */
export const sampleIngredients: readonly SampleIngredient[] = [
  item('Onion', 'بصل', 'vegetables', [40, 1.1, 0.1, 0, 9.3, 4.2, 1.7, 4], { pieceWeight: '150' }),
  item('Tomato', 'طماطم', 'vegetables', [18, 0.9, 0.2, 0, 3.9, 2.6, 1.2, 5], {
    pieceWeight: '120',
    aliases: ['بندورة'],
  }),
  item('Garlic', 'ثوم', 'vegetables', [149, 6.4, 0.5, 0.1, 33, 1, 2.1, 17]),
  item('Cucumber', 'خيار', 'vegetables', [15, 0.7, 0.1, 0, 3.6, 1.7, 0.5, 2]),
  item('Parsley', 'بقدونس', 'vegetables', [36, 3, 0.8, 0.1, 6.3, 0.9, 3.3, 56]),
  item('Potatoes', 'بطاطس', 'vegetables', [77, 2, 0.1, 0, 17, 0.8, 2.1, 6], { aliases: ['بطاطا'] }),
  item('Lemons', 'ليمون', 'fruit', [29, 1.1, 0.3, 0, 9.3, 2.5, 2.8, 2], { pieceWeight: '100' }),
  item('Whole chicken', 'دجاج كامل', 'poultry', [215, 18.6, 15.1, 4.3, 0, 0, 0, 70], { aliases: ['دجاجة'] }),
  item('Eggs', 'بيض', 'poultry', [143, 12.6, 9.5, 3.1, 0.7, 0.4, 0, 142], {
    base: 'piece',
    pieceWeight: '55',
    contains: ['eggs'],
  }),
  item('Minced beef', 'لحم بقري مفروم', 'meat', [254, 17.2, 20, 7.6, 0, 0, 0, 66]),
  item('Lamb shoulder', 'كتف غنم', 'meat', [264, 16.7, 21.5, 9.3, 0, 0, 0, 65]),
  item('Full-fat milk', 'حليب كامل الدسم', 'dairy', [61, 3.2, 3.3, 1.9, 5.1, 4.8, 0, 43], {
    base: 'ml',
    density: '1.03',
    contains: ['milk'],
  }),
  item('Yoghurt', 'زبادي', 'dairy', [61, 3.5, 3.3, 2.1, 4.7, 4.7, 0, 46], { contains: ['milk'], aliases: ['روب'] }),
  item('Butter, unsalted', 'زبدة غير مملحة', 'dairy', [717, 0.9, 81.1, 51.4, 0.1, 0.1, 0, 11], { contains: ['milk'] }),
  item('Basmati rice', 'أرز بسمتي', 'grains', [365, 7.1, 0.7, 0.2, 80, 0.1, 1.3, 5]),
  item('Wheat flour', 'دقيق أبيض', 'grains', [364, 10.3, 1, 0.2, 76.3, 0.3, 2.7, 2], {
    contains: ['gluten'],
    aliases: ['طحين'],
  }),
  item('Chickpeas, dried', 'حمص حب جاف', 'legumes', [378, 20.5, 6, 0.6, 63, 10.7, 12.2, 24]),
  item('Tahini', 'طحينة', 'sauces', [595, 17, 53.8, 7.5, 21.2, 0.5, 9.3, 115], { contains: ['sesame'] }),
  item('Sunflower oil', 'زيت دوار الشمس', 'oils', [884, 0, 100, 10.3, 0, 0, 0, 0], { base: 'ml', density: '0.92' }),
  item('Olive oil', 'زيت زيتون', 'oils', [884, 0, 100, 13.8, 0, 0, 0, 2], { base: 'ml', density: '0.916' }),
  item('Salt', 'ملح', 'spices', [0, 0, 0, 0, 0, 0, 0, 38758], { isSalt: true }),
  item('Black pepper', 'فلفل أسود', 'spices', [251, 10.4, 3.3, 1.4, 64, 0.6, 25.3, 20]),
  item('Cumin', 'كمون', 'spices', [375, 17.8, 22.3, 1.5, 44.2, 2.3, 10.5, 168]),
  item('White sugar', 'سكر أبيض', 'sweets', [387, 0, 0, 0, 100, 99.8, 0, 1]),
]
