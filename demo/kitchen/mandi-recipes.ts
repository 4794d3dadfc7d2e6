import { combo, type DemoRecipe, dish, prep } from './recipe-kinds.ts'

/** The mandi of the worked checks: a portion costs 9.96 at the prices of today. */
export const mandiRecipes: readonly DemoRecipe[] = [
  prep(
    'Mandi spice mix',
    'بهارات المندي',
    ['Cumin 400 g', 'Ground coriander 350 g', 'Black pepper 250 g'],
    [
      {
        en: 'Toast each spice in a dry pan until it smells.',
        ar: 'تُحمّص كل بهارات على حدة في مقلاة جافة حتى تفوح رائحتها.',
        minutes: 6,
        uses: ['Cumin', 'Ground coriander', 'Black pepper'],
      },
      { en: 'Cool, grind and sieve. Store dry.', ar: 'تُبرّد وتُطحن وتُنخل، وتُحفظ في مكان جاف.' },
    ],
    { output: { quantity: '960', unit: 'g' } },
  ),
  prep(
    'Mandi marinade',
    'تتبيلة المندي',
    ['@Mandi spice mix 240 g', 'Sunflower oil 1000 g', 'Lemons 500 g edible juice', 'Salt 150 g'],
    [
      {
        en: 'Whisk the juice with the salt until it is dissolved.',
        ar: 'يُخفق العصير مع الملح حتى يذوب.',
        uses: ['Lemons', 'Salt'],
      },
      {
        en: 'Add the mix and the oil. Rest in the cold before use.',
        ar: 'تُضاف البهارات والزيت، وتُترك في التبريد قبل الاستخدام.',
        minutes: 60,
        temperature: 5,
        uses: ['@Mandi spice mix', 'Sunflower oil'],
      },
    ],
    { output: { quantity: '1850', unit: 'g' } },
  ),
  prep(
    'Mandi roast chicken',
    'دجاج المندي المشوي',
    ['Whole chicken 11 kg', '@Mandi marinade 925 g'],
    [
      {
        en: 'Halve the chickens and rub in the marinade.',
        ar: 'يُقطع الدجاج أنصافًا ويُدلك بالتتبيلة.',
        station: 'تحضير',
        uses: ['Whole chicken', '@Mandi marinade'],
      },
      { en: 'Rest in the cold.', ar: 'يُترك في التبريد.', minutes: 240, temperature: 5 },
      {
        en: 'Roast until the core is at least 75 °C.',
        ar: 'يُشوى حتى تبلغ حرارة اللب 75 °م على الأقل.',
        minutes: 55,
        temperature: 75,
        station: 'الفرن',
      },
    ],
    { output: { quantity: '20', unit: 'piece', pieceEn: 'half', pieceAr: 'نصف' }, portions: '20' },
  ),
  dish(
    'Chicken mandi',
    'مندي دجاج',
    [
      '@Mandi roast chicken 1 piece',
      'Basmati rice 400 g cooked cooked',
      'Onion 30 g edible peeled, diced',
      'Sunflower oil 10 ml',
    ],
    [
      {
        en: 'Fry the onion in the oil until golden.',
        ar: 'يُقلى البصل في الزيت حتى يصبح ذهبيًا.',
        minutes: 5,
        station: 'الموقد',
        uses: ['Onion', 'Sunflower oil'],
      },
      {
        en: 'Plate the rice, lay the half on it and finish with the onion.',
        ar: 'يُسكب الأرز، ويوضع نصف الدجاجة فوقه، ويُزيّن بالبصل.',
        uses: ['@Mandi roast chicken', 'Basmati rice'],
        plate: true,
      },
    ],
  ),
  combo(
    'Family mandi platter',
    'صينية مندي عائلية',
    [
      '@Mandi roast chicken 2 piece',
      'Basmati rice 900 g cooked cooked',
      '@Fattoush 2 portion',
      'Almonds, slivered 20 g',
      'Raisins 20 g',
    ],
    [
      {
        en: 'Plate on a tray and finish with almonds and raisins.',
        ar: 'تُقدّم في صينية وتُزيّن باللوز والزبيب.',
        uses: ['Almonds, slivered', 'Raisins'],
      },
    ],
    { portions: '4' },
  ),
]
