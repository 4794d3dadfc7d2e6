import { fold } from './fold.ts'
import type { Text } from './text.ts'

type Cuisine = { name: Text; words: readonly string[] }

/** Kinds of restaurants, the most specific first: a `seafood restaurant and café` is `seafood`. */
export const cuisines = {
  seafood: { name: { en: 'Seafood', ar: 'مأكولات بحرية' }, words: ['seafood', 'fish', 'بحريه', 'بحري', 'اسماك', 'سمك'] },
  saudi: {
    name: { en: 'Saudi and Gulf', ar: 'سعودي وخليجي' },
    words: [
      'saudi',
      'gulf',
      'khaleeji',
      'najdi',
      'hijazi',
      'mandi',
      'kabsa',
      'سعودي',
      'خليجي',
      'شعبي',
      'نجدي',
      'حجازي',
      'مندي',
      'كبسه',
      'بخاري',
    ],
  },
  levantine: {
    name: { en: 'Levantine and Egyptian', ar: 'شامي ومصري' },
    words: ['levantine', 'lebanese', 'syrian', 'egyptian', 'shawarma', 'شامي', 'لبناني', 'سوري', 'مصري', 'شاورما'],
  },
  turkish: { name: { en: 'Turkish', ar: 'تركي' }, words: ['turkish', 'تركي'] },
  indian: {
    name: { en: 'Indian and Pakistani', ar: 'هندي وباكستاني' },
    words: ['indian', 'pakistani', 'biryani', 'هندي', 'باكستاني', 'برياني'],
  },
  asian: {
    name: { en: 'East Asian', ar: 'آسيوي' },
    words: [
      'asian',
      'japanese',
      'sushi',
      'chinese',
      'thai',
      'korean',
      'اسيوي',
      'ياباني',
      'سوشي',
      'صيني',
      'تايلندي',
      'كوري',
    ],
  },
  italian: {
    name: { en: 'Italian and pizza', ar: 'إيطالي وبيتزا' },
    words: ['italian', 'pizza', 'pasta', 'ايطالي', 'بيتزا', 'باستا'],
  },
  steak: {
    name: { en: 'Grills and steak', ar: 'مشويات وستيك' },
    words: ['steak', 'grill', 'bbq', 'barbecue', 'مشويات', 'مشاوي', 'ستيك', 'شواء'],
  },
  fast_food: {
    name: { en: 'Burgers and fast food', ar: 'برجر ووجبات سريعة' },
    words: ['fast food', 'quick service', 'burger', 'fried chicken', 'وجبات سريعه', 'برجر', 'برغر', 'بروست'],
  },
  healthy: {
    name: { en: 'Healthy food', ar: 'طعام صحي' },
    words: ['healthy', 'salad', 'vegan', 'صحي', 'سلطات', 'نباتي'],
  },
  dessert: {
    name: { en: 'Bakery and desserts', ar: 'مخبوزات وحلويات' },
    words: ['bakery', 'dessert', 'sweets', 'pastry', 'ice cream', 'مخبز', 'مخبوزات', 'حلويات', 'حلا', 'ايس كريم'],
  },
  cafe: {
    name: { en: 'Coffee and cafes', ar: 'قهوة ومقاهٍ' },
    words: ['coffee', 'cafe', 'café', 'roastery', 'قهوه', 'مقهي', 'مقاه', 'محمصه', 'كافيه'],
  },
  dining: {
    name: { en: 'Casual and fine dining', ar: 'مطاعم عائلية وراقية' },
    words: ['dining', 'international', 'family restaurant', 'عالمي', 'راقي', 'عائلي'],
  },
} as const satisfies Record<string, Cuisine>

export type CuisineKey = keyof typeof cuisines
export const isCuisine = (key: string): key is CuisineKey => Object.hasOwn(cuisines, key)

const endings = '(?:s|es|ه|ين|ات|ي|يه)?'
const patterns = Object.entries(cuisines).map(([key, { words }]) => ({
  key: key as CuisineKey,
  found: new RegExp(`(?<![\\p{L}])(?:ال|و|وال)?(?:${words.map(fold).join('|')})${endings}(?![\\p{L}])`, 'u'),
}))

/** Guesses the cuisine from a company's own description; null when it names none. */
export function cuisineIn(industry: string | null, businessType: string | null): CuisineKey | null {
  const text = fold(industry ?? '')
  const told = patterns.find(({ found }) => found.test(text))?.key
  return told ?? (businessType === 'cafe' ? 'cafe' : null)
}
