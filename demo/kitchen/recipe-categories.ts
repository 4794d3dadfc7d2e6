import type { DemoRecipe } from './recipe-kinds.ts'

/** Categories of recipes as the kitchens of the demo world name them. */
const named: Record<string, readonly string[]> = {
  'المقبلات والسلطات': ['Hummus plate', 'Mutabbal', 'Fattoush', 'Tabbouleh'],
  'الصلصات والتتبيلات': ['Tahini sauce', 'Garlic sauce', 'Tomato sauce', 'Mandi marinade'],
  البهارات: ['Mandi spice mix', 'Kabsa spice mix'],
  الحلويات: ['Rice pudding', 'Maamoul', 'Date paste'],
  المشروبات: ['Saffron milk', 'Mint lemonade', 'Saffron syrup'],
}
const otherwise = {
  prep: 'التحضيرات الأساسية',
  dish: 'الأطباق الرئيسية',
  combo: 'الوجبات العائلية',
  option: 'الإضافات',
} as const satisfies Record<DemoRecipe['kind'], string>

/** The category of a demo recipe. */
export const demoCategory = ({ en, kind }: Pick<DemoRecipe, 'en' | 'kind'>): string =>
  Object.entries(named).find(([, names]) => names.includes(en))?.[0] ?? otherwise[kind]
