import { freshIngredients } from './fresh-ingredients.ts'
import type { DemoIngredient } from './ingredient-kinds.ts'
import { dairyOf, dry, greens, item, meats, pack, peeled, sample } from './ingredient-kinds.ts'

/** Ingredients of the first demo company, among them those of the worked checks at exactly their prices. */
export const saffronIngredients: readonly DemoIngredient[] = [
  sample('Onion', greens, pack('25', 'kg', '57.50', '54.00'), { preparations: peeled('88') }),
  sample('Tomato', greens, pack('10', 'kg', '46.00', '41.50'), {
    preparations: [{ en: 'cored, diced', ar: 'منزوع القلب ومقطّع', trim: '91', source: 'test' }],
  }),
  sample('Garlic', greens, pack('5', 'kg', '63.25'), { preparations: peeled('86') }),
  sample('Cucumber', greens, pack('10', 'kg', '40.25', '37.95'), { preparations: peeled('84') }),
  sample('Parsley', greens, pack('1', 'kg', '11.50'), {
    preparations: [{ en: 'leaves', ar: 'أوراق', trim: '62', source: 'test' }],
  }),
  sample('Potatoes', greens, pack('20', 'kg', '69.00'), { preparations: peeled('81') }),
  sample('Lemons', greens, pack('1', 'kg', '8.05', '7.45'), {
    preparations: [{ en: 'juice', ar: 'عصير', trim: '45', source: 'test' }],
  }),
  sample('Whole chicken', meats, pack('1', 'carton', '189.75', '181.70'), {
    pieceWeight: '1100',
    units: [{ name: 'carton', nameAr: 'كرتون', content: '10', of: 'piece' }],
    preparations: [
      { en: 'halved, roasted', ar: 'أنصاف مشوية', trim: '97', cooking: '72', source: 'test' },
      { en: 'boneless, skinless', ar: 'بلا عظم ولا جلد', trim: '58', source: 'test' },
    ],
  }),
  sample('Eggs', dairyOf, pack('1', 'tray', '21.85', '20.70'), {
    units: [{ name: 'tray', nameAr: 'طبق', content: '30', of: 'piece' }],
  }),
  sample('Minced beef', meats, pack('10', 'kg', '402.50', '386.40')),
  sample('Lamb shoulder', meats, pack('10', 'kg', '575.00'), {
    preparations: [
      { en: 'boned', ar: 'منزوع العظم', trim: '74', source: 'test' },
      { en: 'braised', ar: 'مطبوخ على نار هادئة', trim: '96', cooking: '62', source: 'test' },
    ],
  }),
  sample('Full-fat milk', dairyOf, pack('1', 'carton', '62.10'), {
    units: [
      { name: 'carton', nameAr: 'كرتون', content: '6', of: 'bottle' },
      { name: 'bottle', nameAr: 'قارورة', content: '2', of: 'l' },
    ],
  }),
  sample('Yoghurt', dairyOf, pack('1', 'bucket', '63.25'), {
    units: [{ name: 'bucket', nameAr: 'سطل', content: '9', of: 'kg' }],
  }),
  sample('Butter, unsalted', dairyOf, pack('1', 'carton', '414.00', '391.00'), {
    units: [{ name: 'carton', nameAr: 'كرتون', content: '10', of: 'kg' }],
  }),
  sample('Basmati rice', dry, pack('40', 'kg', '276.00', '264.50'), {
    preparations: [{ en: 'cooked', ar: 'مطبوخ', trim: '100', cooking: '250', source: 'test' }],
  }),
  sample('Wheat flour', dry, pack('50', 'kg', '149.50')),
  sample('Chickpeas, dried', dry, pack('25', 'kg', '287.50'), {
    preparations: [{ en: 'soaked, boiled', ar: 'منقوع ومسلوق', trim: '98', cooking: '220', source: 'test' }],
  }),
  sample('Tahini', dry, pack('18', 'kg', '455.40')),
  sample('Sunflower oil', dry, pack('1', 'carton', '186.30', '179.40'), {
    units: [
      { name: 'carton', nameAr: 'كرتون', content: '12', of: 'bottle' },
      { name: 'bottle', nameAr: 'قارورة', content: '1.5', of: 'l' },
    ],
  }),
  sample('Olive oil', dry, pack('1', 'tin', '506.00', '471.50'), {
    units: [{ name: 'tin', nameAr: 'صفيحة', content: '16', of: 'l' }],
  }),
  sample('Salt', dry, pack('25', 'kg', '23.00')),
  sample('Black pepper', dry, pack('1', 'kg', '41.40', '40.25')),
  sample('Cumin', dry, pack('1', 'kg', '28.75', '27.60')),
  sample('White sugar', dry, pack('50', 'kg', '172.50')),
  item(
    'Ground coriander',
    'كزبرة مطحونة',
    'spices',
    [298, 12.4, 17.8, 1, 55, 0, 41.9, 35],
    [dry, pack('1', 'kg', '16.10')],
  ),
  item('Turmeric', 'كركم', 'spices', [312, 9.7, 3.3, 1.8, 67.1, 3.2, 22.7, 27], [dry, pack('1', 'kg', '23.00')]),
  item(
    'Green cardamom',
    'هيل أخضر',
    'spices',
    [311, 10.8, 6.7, 0.7, 68.5, 0, 28, 18],
    [dry, pack('1', 'kg', '207.00', '195.50')],
  ),
  item('Cinnamon', 'قرفة', 'spices', [247, 4, 1.2, 0.4, 80.6, 2.2, 53.1, 10], [dry, pack('1', 'kg', '34.50')]),
  item(
    'Saffron',
    'زعفران',
    'spices',
    [310, 11.4, 5.9, 1.6, 65.4, 0, 3.9, 148],
    [dry, pack('50', 'g', '632.50', '598.00')],
  ),
  item(
    'Dried lime',
    'ليمون جاف (لومي)',
    'spices',
    [267, 5.5, 2.2, 0.4, 71, 5, 20, 25],
    [dry, pack('1', 'kg', '40.25')],
  ),
  item('Sumac', 'سماق', 'spices', [301, 4.8, 9.9, 3, 62, 0, 25, 30], [dry, pack('1', 'kg', '46.00')]),
  item('Paprika', 'بابريكا', 'spices', [282, 14.1, 12.9, 2.1, 54, 10.3, 34.9, 68], [dry, pack('1', 'kg', '36.80')]),
  ...freshIngredients,
]

const ofCafe = [
  'Full-fat milk',
  'White sugar',
  'Eggs',
  'Butter, unsalted',
  'Wheat flour',
  'Lemons',
  'Mint',
  'Cream, 35 %',
  'Green cardamom',
  'Saffron',
  'Dates, pitted',
  'Salt',
  'Water, drinking',
  'Paper bag',
]
/** Ingredients of the second demo company, a smaller kitchen that declares less. */
export const dallahIngredients: readonly DemoIngredient[] = saffronIngredients
  .filter(({ en }) => ofCafe.includes(en))
  .map((one) => ({ ...one, restFree: false, may: [] }))
