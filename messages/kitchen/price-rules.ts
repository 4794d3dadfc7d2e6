import { defineMessages } from '#/domain/text.ts'

/** Which price of an ingredient counts, and why. */
export const priceRuleMessages = defineMessages({
  rule_last: { en: 'Last accepted price', ar: 'آخر سعر معتمد' },
  rule_last_help: {
    en: 'The price that was typed, imported or received last.',
    ar: 'آخر سعر أُدخل أو استُورد أو استُلم به.',
  },
  rule_supplier: { en: 'Offer of the preferred supplier', ar: 'عرض المورّد المفضل' },
  rule_supplier_help: {
    en: 'The offer of the supplier that is preferred for the ingredient. Without one, the last accepted price.',
    ar: 'العرض الساري للمورّد المفضل للمكوّن، وإن لم يوجد فآخر سعر معتمد.',
  },
  'rule_mean-30': { en: 'Mean of 30 days', ar: 'متوسط 30 يومًا' },
  'rule_mean-30_help': {
    en: 'Each price is weighted by the days on which it was in force.',
    ar: 'متوسط مرجّح بعدد أيام سريان كل سعر.',
  },
  'rule_mean-60': { en: 'Mean of 60 days', ar: 'متوسط 60 يومًا' },
  'rule_mean-60_help': { en: 'The same over two months.', ar: 'الطريقة نفسها على شهرين.' },
  'rule_mean-90': { en: 'Mean of 90 days', ar: 'متوسط 90 يومًا' },
  'rule_mean-90_help': { en: 'The same over three months.', ar: 'الطريقة نفسها على ثلاثة أشهر.' },
  which: { en: 'Which price counts', ar: 'السعر المعتمد' },
  counts: { en: 'Counts: {rule}', ar: 'المعتمد: {rule}' },
  ofCompany: { en: 'setting of the kitchen', ar: 'إعداد المطبخ' },
  ofIngredient: { en: 'exception of this ingredient', ar: 'استثناء لهذا المكوّن' },
  'instead_no-supplier': {
    en: 'No supplier is preferred for this ingredient, so the last accepted price counts.',
    ar: 'لا مورّد مفضلًا لهذا المكوّن، فيُعتمد آخر سعر.',
  },
  'instead_no-offer': {
    en: 'The preferred supplier has no offer in force, so the last accepted price counts.',
    ar: 'لا عرض ساريًا للمورّد المفضل، فيُعتمد آخر سعر.',
  },
  weighted_receipts: { en: 'Weighted by the deliveries of the period.', ar: 'مرجّح بكميات الاستلام في الفترة.' },
  weighted_days: {
    en: 'Each price is weighted by the days on which it was in force.',
    ar: 'كل سعر مرجّح بعدد أيام سريانه.',
  },
  change: { en: 'Change which price counts', ar: 'تغيير السعر المعتمد' },
  asCompany: { en: 'As set for the kitchen: {rule}', ar: 'حسب إعداد المطبخ: {rule}' },
  preferred: { en: 'Preferred supplier', ar: 'المورّد المفضل' },
  preferredHelp: {
    en: 'Its offer counts where the rule is the offer of the preferred supplier.',
    ar: 'يُعتمد عرضه عند اختيار «عرض المورّد المفضل».',
  },
  noPreferred: { en: 'None', ar: 'بلا' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Saved. Costs follow immediately.', ar: 'حُفظ، وتحدّثت التكاليف.' },
})
