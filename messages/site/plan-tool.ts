import { defineMessages } from '#/domain/text.ts'

/** The page of plans: the price of a chain's visits, and the map of all prices. */
export const planToolMessages = defineMessages({
  title: { en: 'What would it cost for your branches?', ar: 'كم تكلّف زيارات فروعك؟' },
  lead: {
    en: 'Enter the number of branches and how often you want a visit. The cheapest way comes first, the other ways below it.',
    ar: 'أدخل عدد فروعك وعدد الزيارات التي تريدها، وتظهر لك أولًا الطريقة الأقل تكلفة، وتحتها الطرق الأخرى.',
  },
  toolTitle: { en: 'Your price', ar: 'سعرك' },
  branches: { en: 'Branches', ar: 'عدد الفروع' },
  visits: { en: 'Visits per branch per month', ar: 'الزيارات لكل فرع في الشهر' },
  type: { en: 'Type of visit', ar: 'نوع الزيارة' },
  show: { en: 'Show the price', ar: 'عرض السعر' },

  mealTitle: { en: 'Who pays for the meal?', ar: 'من يدفع ثمن الوجبة؟' },
  mealText: {
    en: 'We do. The shopper pays at your branch and we reimburse up to {cap} against the receipt. It isn’t added to your invoice.',
    ar: 'نحن ندفعه. يدفع المتسوّق في فرعك، ونعوّضه حتى {cap} مقابل إيصال الشراء، ولا يُضاف شيء من ذلك إلى فاتورتك.',
  },
  vatNote: {
    en: 'Prices exclude 15% VAT unless stated otherwise.',
    ar: 'الأسعار غير شاملة لضريبة القيمة المضافة (15%) ما لم يُذكر غير ذلك.',
  },

  visitsPerMonth: {
    en: { one: '{count} visit per month', other: '{count} visits per month' },
    ar: {
      zero: 'دون زيارات شهرية',
      one: 'زيارة واحدة شهريًا',
      two: 'زيارتان شهريًا',
      few: '{count} زيارات شهريًا',
      many: '{count} زيارة شهريًا',
      other: '{count} زيارة شهريًا',
    },
  },
  cheapest: { en: 'Cheapest way', ar: 'الأقل تكلفة' },
  waySingles: { en: 'Single visits', ar: 'زيارات منفردة' },
  wayBoth: {
    en: { one: '{plan} and {count} single visit', other: '{plan} and {count} single visits' },
    ar: {
      zero: '{plan} دون زيارات منفردة',
      one: '{plan} وزيارة منفردة',
      two: '{plan} وزيارتان منفردتان',
      few: '{plan} و{count} زيارات منفردة',
      many: '{plan} و{count} زيارة منفردة',
      other: '{plan} و{count} زيارة منفردة',
    },
  },
  perMonth: { en: 'per month', ar: 'شهريًا' },
  perVisit: { en: 'Per visit', ar: 'للزيارة الواحدة' },
  withVat: { en: 'With 15% VAT', ar: 'شاملًا الضريبة (15%)' },
  saving: { en: 'Saving against single visits', ar: 'التوفير مقارنة بالزيارات المنفردة' },
  allWays: { en: 'All ways compared', ar: 'مقارنة الطرق' },
  choosePlan: { en: 'Get Started', ar: 'ابدأ الآن' },
  choosePlanNamed: { en: 'Get Started: {plan}', ar: 'ابدأ الآن: {plan}' },
  orderOne: { en: 'Order one visit first: {price}', ar: 'طلب زيارة واحدة أولًا: {price}' },
  enterprise: {
    en: 'With this many visits, Enterprise may cost less. The price depends on your branches and visits.',
    ar: 'مع هذا العدد من الزيارات قد تكون باقة المنشآت الكبرى أقل تكلفة، ويُحدد سعرها بحسب عدد الفروع والزيارات.',
  },
  askOffer: { en: 'Ask for a quote', ar: 'طلب عرض سعر' },

  mapTitle: { en: 'The whole price list in one table', ar: 'قائمة الأسعار كاملة في جدول واحد' },
  mapText: {
    en: 'Find the row of your branches, then the column of your visits. Each cell shows the cheapest way and its price per visit, in whole riyals before VAT. Choose a cell to see the calculation.',
    ar: 'ابحث عن صف عدد فروعك ثم عمود عدد الزيارات. في كل خانة الطريقة الأقل تكلفة وسعر الزيارة الواحدة بالريال قبل الضريبة، مقرّبًا إلى أقرب ريال. اضغط على الخانة لعرض الحساب.',
  },
  mapVisits: {
    en: { one: '{count} visit', other: '{count} visits' },
    ar: {
      zero: 'دون زيارات',
      one: 'زيارة واحدة',
      two: 'زيارتان',
      few: '{count} زيارات',
      many: '{count} زيارة',
      other: '{count} زيارة',
    },
  },
  mapVisitsLong: { en: 'per branch per month', ar: 'لكل فرع في الشهر' },
  mapForType: { en: 'Prices for: {type}', ar: 'الأسعار لنوع الزيارة: {type}' },
  shortProfessional: { en: 'Pro', ar: 'الاحترافية' },
  shortEnterprise: { en: 'Quote', ar: 'عرض سعر' },
  shortSingles: { en: 'Single', ar: 'منفردة' },
  mapPerVisit: { en: 'per visit', ar: 'للزيارة' },
  quoteText: { en: 'ask for a quote', ar: 'السعر عند الطلب' },
})
