import { mandiRecipes } from './mandi-recipes.ts'
import { type DemoRecipe, dish, option, prep } from './recipe-kinds.ts'

const mix = { en: 'Mix until smooth and season.', ar: 'يُخلط حتى يتجانس ويُتبّل.' }
const chill = { en: 'Keep in the cold until service.', ar: 'يُحفظ مبرّدًا حتى التقديم.', temperature: 5 }
const serve = { en: 'Plate and serve.', ar: 'يُسكب ويُقدّم.' }

/** Recipes of the first demo company, the inner ones before those that use them. */
export const saffronRecipes: readonly DemoRecipe[] = [
  prep(
    'Tahini sauce',
    'صلصة الطحينة',
    [
      'Tahini 500 g',
      'Lemons 150 g edible juice',
      'Garlic 20 g edible peeled, diced',
      'Water, drinking 330 ml',
      'Salt 10 g',
    ],
    [mix, chill],
    { output: { quantity: '1000', unit: 'g' } },
  ),
  prep(
    'Garlic sauce',
    'صلصة الثوم',
    ['Garlic 200 g edible peeled, diced', 'Sunflower oil 700 ml', 'Lemons 80 g edible juice', 'Salt 12 g'],
    [
      {
        en: 'Blend the garlic with the salt, then add the oil slowly.',
        ar: 'يُخلط الثوم مع الملح ثم يُضاف الزيت ببطء.',
        minutes: 10,
      },
      chill,
    ],
    { output: { quantity: '900', unit: 'g' } },
  ),
  prep(
    'Tomato sauce',
    'صلصة الطماطم',
    [
      'Tomato 3 kg edible cored, diced',
      'Onion 400 g edible peeled, diced',
      'Tomato paste 250 g',
      'Olive oil 100 ml',
      'Salt 25 g',
    ],
    [
      {
        en: 'Sweat the onion, add the tomatoes and simmer.',
        ar: 'يُشوّح البصل وتُضاف الطماطم وتُطهى على نار هادئة.',
        minutes: 40,
        temperature: 90,
      },
    ],
    { output: { quantity: '3', unit: 'kg' } },
  ),
  prep(
    'Kabsa spice mix',
    'بهارات الكبسة',
    [
      'Cumin 100 g',
      'Ground coriander 150 g',
      'Cinnamon 60 g',
      'Green cardamom 50 g',
      'Dried lime 80 g',
      'Black pepper 60 g',
    ],
    [{ en: 'Grind together and sieve.', ar: 'تُطحن معًا وتُنخل.' }],
    { output: { quantity: '490', unit: 'g' } },
  ),
  prep(
    'Hummus',
    'حمص',
    ['Chickpeas, dried 1200 g cooked soaked, boiled', '@Tahini sauce 400 g', 'Salt 10 g', 'Lemons 60 g edible juice'],
    [mix, chill],
    { output: { quantity: '1600', unit: 'g' }, portions: '8' },
  ),
  dish('Hummus plate', 'طبق حمص', ['@Hummus 200 g', 'Olive oil 15 ml', 'Paprika 1 g', 'Arabic bread 1 piece'], [serve]),
  dish(
    'Mutabbal',
    'متبّل',
    [
      'Aubergine 180 g cooked grilled, peeled',
      '@Tahini sauce 50 g',
      'Yoghurt 30 g',
      'Olive oil 10 ml',
      'Arabic bread 1 piece',
    ],
    [{ en: 'Mash the grilled aubergine and fold in the sauce.', ar: 'يُهرس الباذنجان المشوي ويُخلط مع الصلصة.' }, serve],
  ),
  dish(
    'Fattoush',
    'فتوش',
    [
      'Lettuce 60 g edible washed leaves',
      'Tomato 60 g edible cored, diced',
      'Cucumber 50 g edible peeled, diced',
      'Arabic bread 1/2 piece',
      'Pomegranate molasses 15 g',
      'Olive oil 15 ml',
      'Sumac 2 g',
      'Salt',
    ],
    [{ en: 'Toast the bread, dress the leaves and mix.', ar: 'يُحمّص الخبز وتُتبّل الأوراق وتُخلط.' }],
  ),
  dish(
    'Tabbouleh',
    'تبولة',
    [
      'Parsley 70 g edible leaves',
      'Tomato 50 g edible cored, diced',
      'Bulgur 15 g',
      'Lemons 20 g edible juice',
      'Olive oil 15 ml',
      'Mint 5 g',
      'Salt',
    ],
    [mix],
  ),
  ...mandiRecipes,
  prep(
    'Kabsa rice',
    'أرز الكبسة',
    [
      'Basmati rice 2 kg',
      'Onion 400 g edible peeled, diced',
      '@Kabsa spice mix 60 g',
      '@Tomato sauce 500 g',
      'Ghee 150 g',
      'Salt 40 g',
    ],
    [
      {
        en: 'Fry the onion in ghee, add spices and sauce.',
        ar: 'يُقلى البصل في السمن وتُضاف البهارات والصلصة.',
        minutes: 10,
      },
      { en: 'Add rice and water, cover and cook.', ar: 'يُضاف الأرز والماء ويُغطى ويُطهى.', minutes: 25 },
    ],
    { output: { quantity: '5.6', unit: 'kg' }, portions: '14' },
  ),
  dish(
    'Lamb kabsa',
    'كبسة لحم',
    ['Lamb shoulder 180 g cooked braised', '@Kabsa rice 400 g', 'Almonds, slivered 8 g', 'Raisins 8 g'],
    [serve],
  ),
  dish(
    'Chicken kabsa',
    'كبسة دجاج',
    ['Whole chicken 350 g cooked halved, roasted', '@Kabsa rice 400 g', 'Almonds, slivered 5 g'],
    [serve],
  ),
  prep(
    'Kofta mix',
    'خلطة الكفتة',
    [
      'Minced beef 5 kg',
      'Onion 600 g edible peeled, diced',
      'Parsley 150 g edible leaves',
      'Salt 75 g',
      'Black pepper 15 g',
    ],
    [{ en: 'Mince twice, shape and chill.', ar: 'تُفرم مرتين وتُشكّل وتُبرّد.', minutes: 30, temperature: 5 }],
    { output: { quantity: '5.7', unit: 'kg' } },
  ),
  dish(
    'Kofta plate',
    'طبق كفتة',
    ['@Kofta mix 220 g', '@Tahini sauce 40 g', 'Tomato 60 g edible cored, diced', 'Arabic bread 1 piece'],
    [
      {
        en: 'Grill until the core is at least 75 °C.',
        ar: 'تُشوى حتى تبلغ حرارة اللب 75 °م على الأقل.',
        minutes: 12,
        temperature: 75,
        station: 'الشواية',
      },
    ],
  ),
  dish(
    'Mixed grill',
    'مشاوي مشكلة',
    [
      '@Kofta mix 120 g',
      'Lamb ribs 150 g',
      'Whole chicken 160 g edible boneless, skinless',
      '@Garlic sauce 40 g',
      'Arabic bread 2 piece',
    ],
    [
      {
        en: 'Grill each kind and plate together.',
        ar: 'يُشوى كل نوع ويُقدّم معًا.',
        minutes: 20,
        temperature: 75,
        station: 'الشواية',
      },
    ],
  ),
  dish(
    'Grilled hammour',
    'هامور مشوي',
    [
      'Hammour fillet 220 g',
      '@Garlic sauce 20 g',
      'Basmati rice 250 g cooked cooked',
      'Lemons 40 g',
      'Olive oil 10 ml',
    ],
    [{ en: 'Brush with oil and grill.', ar: 'يُدهن بالزيت ويُشوى.', minutes: 9, temperature: 63 }],
  ),
  dish(
    'Saleeg',
    'سليق',
    [
      'Basmati rice 120 g',
      'Full-fat milk 200 ml',
      'Whole chicken 300 g cooked halved, roasted',
      'Ghee 10 g',
      'Green cardamom 1 g',
    ],
    [
      {
        en: 'Cook the rice soft, add milk and stir.',
        ar: 'يُطهى الأرز حتى يلين ثم يُضاف الحليب مع التقليب.',
        minutes: 30,
      },
    ],
  ),
  dish(
    'Shrimp machboos',
    'مجبوس روبيان',
    ['Shrimps, peeled 180 g', '@Kabsa rice 380 g', '@Tomato sauce 60 g', 'Fresh coriander 5 g edible leaves'],
    [
      {
        en: 'Fry the shrimps and lay them on the rice.',
        ar: 'يُقلى الروبيان ويوضع فوق الأرز.',
        minutes: 6,
        temperature: 75,
      },
    ],
  ),
  dish(
    'Rice pudding',
    'أرز بالحليب',
    ['Full-fat milk 1 l', 'Basmati rice 90 g', 'White sugar 110 g', 'Rose water 10 ml', 'Pine nuts 10 g'],
    [{ en: 'Simmer until thick, pour and chill.', ar: 'يُطهى على نار هادئة حتى يتماسك ثم يُسكب ويُبرّد.', minutes: 35 }],
    { portions: '6', output: { quantity: '960', unit: 'g' } },
  ),
  option('With extra garlic sauce', 'مع صلصة ثوم إضافية', ['@Garlic sauce 40 g'], []),
  option('Take-away box', 'تغليف سفري', ['Meal box, 1 l 1 piece', 'Paper bag 1 piece'], []),
]

/** Recipes of the second demo company, a café. */
export const dallahRecipes: readonly DemoRecipe[] = [
  prep(
    'Saffron syrup',
    'شراب الزعفران',
    ['White sugar 1 kg', 'Water, drinking 500 ml', 'Saffron 2 g', 'Green cardamom 5 g'],
    [{ en: 'Boil, infuse and strain.', ar: 'يُغلى ويُنقع ويُصفّى.', minutes: 15 }],
    { output: { quantity: '1.2', unit: 'l' } },
  ),
  prep(
    'Date paste',
    'معجون التمر',
    ['Dates, pitted 1 kg', 'Butter, unsalted 80 g', 'Green cardamom 4 g'],
    [{ en: 'Warm and mash until smooth.', ar: 'يُدفأ ويُهرس حتى يتجانس.' }],
    { output: { quantity: '1060', unit: 'g' } },
  ),
  dish(
    'Maamoul',
    'معمول',
    [
      'Wheat flour 500 g',
      'Butter, unsalted 250 g',
      '@Date paste 400 g',
      '@Saffron syrup 50 ml',
      'Full-fat milk 100 ml',
    ],
    [{ en: 'Shape and bake.', ar: 'يُشكّل ويُخبز.', minutes: 18, station: 'الفرن' }],
    { output: { quantity: '40', unit: 'piece', pieceEn: 'piece', pieceAr: 'قطعة' }, portions: '20' },
  ),
  dish(
    'Saffron milk',
    'حليب بالزعفران',
    ['Full-fat milk 200 ml', '@Saffron syrup 25 ml'],
    [{ en: 'Heat to 65 °C and pour.', ar: 'يُسخّن إلى 65 °م ويُسكب.', temperature: 65 }],
  ),
  dish(
    'Mint lemonade',
    'ليمون بالنعناع',
    ['Lemons 60 g', 'Mint 5 g', 'White sugar 25 g', 'Water, drinking 250 ml'],
    [{ en: 'Blend with ice and strain.', ar: 'يُخلط مع الثلج ويُصفّى.' }],
  ),
]
