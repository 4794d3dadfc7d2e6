import { defineMessages } from '#/domain/text.ts'

/** Waste of the daily reports in riyals. */
export const wasteValueMessages = defineMessages({
  waste: { en: 'Waste', ar: 'الهدر' },
  total: { en: 'Waste in riyals', ar: 'قيمة الهدر' },
  priced: {
    en: 'At the prices of ingredients and recipes in force on that day.',
    ar: 'بأسعار المكونات وتكاليف الوصفات السارية في ذلك اليوم.',
  },
  compared: { en: 'Waste compared', ar: 'مقارنة الهدر' },
  thisReport: { en: 'This report', ar: 'هذا التقرير' },
  value: { en: 'Value', ar: 'القيمة' },
  atLeast: { en: 'at least', ar: 'على الأقل' },
  open: {
    en: { one: '{count} line not valued', other: '{count} lines not valued' },
    ar: {
      zero: 'كل البنود مُقيّمة',
      one: 'بند واحد بلا قيمة',
      two: 'بندان بلا قيمة',
      few: '{count} بنود بلا قيمة',
      many: '{count} بندًا بلا قيمة',
      other: '{count} بند بلا قيمة',
    },
  },
  openLines: { en: 'Lines not valued', ar: 'بنود بلا قيمة' },
  notValued: { en: 'Not valued', ar: 'بلا قيمة' },
  why_words: { en: 'written in words', ar: 'نص حر' },
  why_price: { en: 'no price on that day', ar: 'لا سعر في ذلك اليوم' },
  why_density: { en: 'the density is missing', ar: 'تنقص الكثافة' },
  why_pieceWeight: { en: 'the weight of one piece is missing', ar: 'ينقص وزن الحبة' },
  why_unit: { en: 'the unit does not fit', ar: 'الوحدة غير مناسبة' },
  why_output: { en: 'the recipe has no output in this unit', ar: 'لا ناتج للوصفة بهذه الوحدة' },
  why_unpublished: { en: 'the recipe was not published', ar: 'الوصفة غير منشورة' },
  why_gone: { en: 'no longer in the kitchen', ar: 'لم يعد ضمن المطبخ' },
  why_other: { en: 'its cost is not known', ar: 'تكلفته غير معروفة' },
  pick: {
    en: 'Choose an ingredient or a recipe and its value is computed. Any other text is kept as a quantity.',
    ar: 'اختر مكونًا أو وصفة لتُحسب قيمته، وأي نص آخر يُحفظ ككمية.',
  },
  ingredient: { en: 'Ingredient', ar: 'مكون' },
  recipe: { en: 'Recipe', ar: 'وصفة' },
  linked: { en: 'From the kitchen', ar: 'من المطبخ' },
})
