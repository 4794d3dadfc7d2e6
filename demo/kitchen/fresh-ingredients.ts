import type { DemoIngredient } from './ingredient-kinds.ts'
import { dairyOf, dry, greens, item, meats, pack, peeled } from './ingredient-kinds.ts'

/** Fresh food, bakery, nuts and packaging of the first demo company. */
export const freshIngredients: readonly DemoIngredient[] = [
  item('Carrots', 'جزر', 'vegetables', [41, 0.9, 0.2, 0, 9.6, 4.7, 2.8, 69], [greens, pack('10', 'kg', '34.50')], {
    preparations: peeled('83'),
  }),
  item(
    'Green pepper',
    'فلفل رومي أخضر',
    'vegetables',
    [20, 0.9, 0.2, 0.1, 4.6, 2.4, 1.7, 3],
    [greens, pack('5', 'kg', '40.25')],
    {
      preparations: [{ en: 'cored, sliced', ar: 'منزوع القلب ومقطّع شرائح', trim: '82', source: 'test' }],
    },
  ),
  item('Aubergine', 'باذنجان', 'vegetables', [25, 1, 0.2, 0, 5.9, 3.5, 3, 2], [greens, pack('8', 'kg', '36.80')], {
    preparations: [{ en: 'grilled, peeled', ar: 'مشوي ومقشّر', trim: '90', cooking: '60', source: 'test' }],
  }),
  item('Lettuce', 'خس', 'vegetables', [15, 1.4, 0.2, 0, 2.9, 0.8, 1.3, 28], [greens, pack('5', 'kg', '34.50')], {
    preparations: [{ en: 'washed leaves', ar: 'أوراق مغسولة', trim: '75', source: 'test' }],
  }),
  item(
    'Fresh coriander',
    'كزبرة طازجة',
    'vegetables',
    [23, 2.1, 0.5, 0, 3.7, 0.9, 2.8, 46],
    [greens, pack('1', 'kg', '11.50')],
    {
      preparations: [{ en: 'leaves', ar: 'أوراق', trim: '60', source: 'test' }],
    },
  ),
  item('Mint', 'نعناع', 'vegetables', [44, 3.3, 0.7, 0.2, 8.4, 0, 6.8, 30], [greens, pack('1', 'kg', '13.80')]),
  item(
    'Green chilli',
    'فلفل حار أخضر',
    'vegetables',
    [40, 2, 0.2, 0, 9.5, 5.1, 1.5, 7],
    [greens, pack('1', 'kg', '13.80')],
  ),
  item('Ginger', 'زنجبيل', 'vegetables', [80, 1.8, 0.8, 0.2, 17.8, 1.7, 2, 13], [greens, pack('1', 'kg', '17.25')], {
    preparations: peeled('85'),
  }),
  item('Celery', 'كرفس', 'vegetables', [14, 0.7, 0.2, 0, 3, 1.3, 1.6, 80], [greens, pack('5', 'kg', '40.25')], {
    contains: ['celery'],
  }),
  item(
    'Dates, pitted',
    'تمر منزوع النوى',
    'fruit',
    [282, 2.5, 0.4, 0, 75, 63.4, 8, 2],
    [dry, pack('10', 'kg', '207.00')],
  ),
  item('Raisins', 'زبيب', 'fruit', [299, 3.1, 0.5, 0.1, 79, 59, 3.7, 11], [dry, pack('5', 'kg', '97.75')], {
    contains: ['sulphites'],
  }),
  item(
    'Pomegranate molasses',
    'دبس الرمان',
    'sauces',
    [289, 0.6, 0.1, 0, 71, 60, 0, 70],
    [dry, pack('6', 'kg', '138.00')],
  ),
  item(
    'Tomato paste',
    'معجون الطماطم',
    'sauces',
    [82, 4.3, 0.5, 0.1, 18.9, 12.2, 4.1, 59],
    [dry, pack('1', 'carton', '103.50')],
    {
      units: [
        { name: 'carton', nameAr: 'كرتون', content: '6', of: 'tin' },
        { name: 'tin', nameAr: 'علبة', content: '2.2', of: 'kg' },
      ],
    },
  ),
  item(
    'Shrimps, peeled',
    'روبيان مقشّر',
    'seafood',
    [85, 20.1, 0.5, 0.1, 0, 0, 0, 119],
    [meats, pack('10', 'kg', '517.50', '483.00')],
    {
      contains: ['crustaceans'],
      may: ['molluscs', 'fish'],
    },
  ),
  item(
    'Hammour fillet',
    'فيليه هامور',
    'seafood',
    [92, 19.4, 1, 0.2, 0, 0, 0, 53],
    [meats, pack('5', 'kg', '373.75')],
    {
      contains: ['fish'],
      may: ['crustaceans', 'molluscs'],
    },
  ),
  item('Lamb ribs', 'ريش غنم', 'meat', [372, 14.5, 34.4, 15.1, 0, 0, 0, 56], [meats, pack('5', 'kg', '391.00')]),
  item(
    'Cream, 35 %',
    'كريمة طبخ 35%',
    'dairy',
    [340, 2.1, 36.1, 23, 2.9, 2.9, 0, 27],
    [dairyOf, pack('1', 'carton', '262.20')],
    {
      base: 'ml',
      density: '0.994',
      contains: ['milk'],
      units: [{ name: 'carton', nameAr: 'كرتون', content: '12', of: 'l' }],
    },
  ),
  item('Feta', 'جبنة فيتا', 'dairy', [264, 14.2, 21.3, 14.9, 4.1, 4.1, 0, 917], [dairyOf, pack('16', 'kg', '386.40')], {
    contains: ['milk'],
  }),
  item('Ghee', 'سمن', 'oils', [876, 0.3, 99.5, 61.9, 0, 0, 0, 2], [dairyOf, pack('16', 'kg', '690.00', '655.50')], {
    contains: ['milk'],
  }),
  item('Bulgur', 'برغل', 'grains', [342, 12.3, 1.3, 0.2, 75.9, 0.4, 12.5, 17], [dry, pack('25', 'kg', '172.50')], {
    contains: ['gluten'],
  }),
  item('Vermicelli', 'شعيرية', 'grains', [371, 13, 1.5, 0.3, 74.7, 2.7, 3.2, 6], [dry, pack('10', 'kg', '80.50')], {
    contains: ['gluten'],
    may: ['eggs'],
  }),
  item(
    'Arabic bread',
    'خبز عربي',
    'bakery',
    [275, 9.1, 1.2, 0.2, 55.7, 1.3, 2.2, 536],
    [dry, pack('1', 'pack', '4.60')],
    {
      base: 'piece',
      pieceWeight: '90',
      contains: ['gluten'],
      may: ['sesame', 'milk'],
      units: [{ name: 'pack', nameAr: 'ربطة', content: '10', of: 'piece' }],
    },
  ),
  item(
    'Pine nuts',
    'صنوبر',
    'legumes',
    [673, 13.7, 68.4, 4.9, 13.1, 3.6, 3.7, 2],
    [dry, pack('1', 'kg', '195.50', '184.00')],
    {
      contains: ['nuts'],
      may: ['peanuts', 'sesame'],
    },
  ),
  item(
    'Almonds, slivered',
    'لوز شرائح',
    'legumes',
    [579, 21.2, 49.9, 3.8, 21.6, 4.4, 12.5, 1],
    [dry, pack('5', 'kg', '230.00')],
    {
      contains: ['nuts'],
      may: ['peanuts'],
    },
  ),
  item('Rose water', 'ماء الورد', 'sauces', [0, 0, 0, 0, 0, 0, 0, 5], [dry, pack('1', 'carton', '82.80')], {
    base: 'ml',
    density: '1',
    units: [{ name: 'carton', nameAr: 'كرتون', content: '12', of: 'l' }],
  }),
  item('Water, drinking', 'مياه شرب', 'drinks', [0, 0, 0, 0, 0, 0, 0, 1], [dry, pack('1', 'carton', '18.40')], {
    base: 'ml',
    density: '1',
    units: [
      { name: 'carton', nameAr: 'كرتون', content: '40', of: 'bottle' },
      { name: 'bottle', nameAr: 'قارورة', content: '330', of: 'ml' },
    ],
  }),
  item(
    'Meal box, 1 l',
    'علبة وجبة 1 لتر',
    'packaging',
    [0, 0, 0, 0, 0, 0, 0, 0],
    [dry, pack('1', 'carton', '201.25')],
    {
      base: 'piece',
      restFree: false,
      units: [{ name: 'carton', nameAr: 'كرتون', content: '250', of: 'piece' }],
    },
  ),
  item('Paper bag', 'كيس ورقي', 'packaging', [0, 0, 0, 0, 0, 0, 0, 0], [dry, pack('1', 'carton', '143.75')], {
    base: 'piece',
    restFree: false,
    units: [{ name: 'carton', nameAr: 'كرتون', content: '500', of: 'piece' }],
  }),
]
