import { defineMessages } from '#/domain/text.ts'

/** Par levels of branches, and the order that is suggested from them. */
export const parMessages = defineMessages({
  tabs: { en: 'Stock', ar: 'المخزون' },
  counts: { en: 'Counts', ar: 'الجرد' },
  transfers: { en: 'Transfers', ar: 'التحويل بين الفروع' },
  toOrder: { en: 'What to order', ar: 'المطلوب شراؤه' },
  levels: { en: 'Par levels', ar: 'المستويات المستهدفة' },
  branch: { en: 'Branch', ar: 'الفرع' },
  category: { en: 'Category', ar: 'التصنيف' },
  show: { en: 'Show', ar: 'عرض' },
  noBranches: { en: 'No branches to order for', ar: 'لا يوجد فرع تطلب له بعد' },
  // levels
  levelsLead: {
    en: 'For each ingredient either the quantity to keep, or the days it should last beyond the delivery after the next. Ingredients without a level are not suggested.',
    ar: 'حدد لكل مكوّن إما الكمية المستهدفة في الفرع، أو عدد أيام الأمان بعد موعد التوريد التالي. المكوّن الذي لا مستوى له لا يُقترح شراؤه.',
  },
  noIngredients: { en: 'No ingredients yet', ar: 'لا توجد مكونات بعد' },
  noIngredientsHint: {
    en: 'Levels are set for the ingredients of your kitchen.',
    ar: 'تُحدد المستويات لمكونات مطبخك.',
  },
  ingredients: { en: 'Ingredients', ar: 'المكونات' },
  ingredient: { en: 'Ingredient', ar: 'المكوّن' },
  par: { en: 'Par level', ar: 'المستوى المستهدف' },
  parOf: { en: 'Par level of {name}', ar: 'المستوى المستهدف من {name}' },
  safety: { en: 'Safety days', ar: 'أيام الأمان' },
  safetyOf: { en: 'Safety days of {name}', ar: 'أيام الأمان لمكوّن {name}' },
  allDays: { en: 'Safety days for all without a level', ar: 'أيام الأمان لكل مكوّن بلا مستوى' },
  allDaysHint: {
    en: 'Applies to the ingredients of this category that have neither a quantity nor days.',
    ar: 'تُطبق على مكونات هذا التصنيف التي لا كمية لها ولا أيام.',
  },
  save: { en: 'Save levels', ar: 'حفظ المستويات' },
  saved: { en: 'Levels saved', ar: 'حُفظت المستويات' },
  days: {
    en: { one: '{count} day', other: '{count} days' },
    ar: {
      zero: 'بلا أيام',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },
  noLevel: { en: 'No level', ar: 'بلا مستوى' },
  managersOnly: { en: 'Managers set the levels.', ar: 'يحدد المديرون المستويات.' },
  // suggestion
  toOrderLead: {
    en: 'The quantities that are missing to the levels of the branch, by supplier, after the last count, deliveries, sales, recorded waste and open orders.',
    ar: 'ما ينقص للوصول إلى مستويات الفرع بحسب المورّد، بعد آخر جرد والاستلام والمبيعات والهدر المسجل والأوامر المفتوحة.',
  },
  noLevels: { en: 'No par levels for this branch yet', ar: 'لا توجد مستويات مستهدفة لهذا الفرع بعد' },
  noLevelsHint: {
    en: 'Set the quantity to keep or the safety days of the ingredients that you order regularly.',
    ar: 'حدد الكمية المستهدفة أو أيام الأمان للمكونات التي تطلبها بانتظام.',
  },
  setLevels: { en: 'Set par levels', ar: 'تحديد المستويات' },
  until: { en: 'Daily use comes from sales up to {day}.', ar: 'يُحسب الاستهلاك اليومي من المبيعات حتى {day}.' },
  noSales: {
    en: 'No sales of this branch are known, so only quantities to keep lead to a suggestion.',
    ar: 'لا توجد مبيعات معروفة لهذا الفرع، فلا يُقترح الشراء إلا بحسب الكميات المستهدفة.',
  },
  arrives: { en: 'To arrive on {day}', ar: 'التوريد المطلوب: {day}' },
  onHand: { en: 'On hand', ar: 'المتوفر' },
  onOrder: { en: 'On order', ar: 'قيد الطلب' },
  target: { en: 'To have', ar: 'المستهدف' },
  need: { en: 'Missing', ar: 'الناقص' },
  neverCounted: { en: 'Not counted yet', ar: 'لم يُجرد بعد' },
  lasts: { en: '{use} a day for {days}', ar: '{use} يوميًا لمدة {days}' },
  packs: { en: 'Packs', ar: 'العبوات' },
  packsOf: { en: 'Packs of {name}', ar: 'عبوات {name}' },
  enough: { en: 'Enough', ar: 'كافٍ' },
  order: { en: 'Make draft orders', ar: 'إنشاء مسودات الأوامر' },
  orderHint: {
    en: 'One draft for each supplier. Nothing is sent before you submit and send it.',
    ar: 'مسودة لكل مورّد. لا يُرسل شيء قبل أن تقدمها وترسلها.',
  },
  unoffered: { en: 'Without a supplier', ar: 'بلا مورّد' },
  unofferedHint: {
    en: 'No supplier has an offer for these ingredients that counts today and delivers to this branch.',
    ar: 'لا يوجد مورّد لديه عرض سارٍ اليوم لهذه المكونات ويورّد إلى هذا الفرع.',
  },
  hiddenInView: {
    en: 'What to order is shown to the company alone.',
    ar: 'المطلوب شراؤه يظهر للمنشأة وحدها.',
  },
})
