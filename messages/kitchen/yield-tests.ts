import { defineMessages } from '#/domain/text.ts'

/** Weighed tests of a preparation, from which its yields are set. */
export const yieldTestMessages = defineMessages({
  count: {
    en: { one: '{count} yield test', other: '{count} yield tests' },
    ar: {
      zero: 'لا اختبارات تصافٍ',
      one: 'اختبار تصافٍ واحد',
      two: 'اختبارا تصافٍ',
      few: '{count} اختبارات تصافٍ',
      many: '{count} اختبار تصافٍ',
      other: '{count} اختبار تصافٍ',
    },
  },
  add: { en: 'Add a test', ar: 'إضافة اختبار' },
  addTo: { en: 'Yield test of {name}', ar: 'اختبار تصافي {name}' },
  lead: {
    en: 'Weigh the ingredient as purchased and after trimming. The yield in use stays until you set it from the tests.',
    ar: 'زِن المكوّن عند الشراء ثم بعد التنظيف. تبقى النسبة المستخدمة إلى أن تُعتمد من الاختبارات.',
  },
  gross: { en: 'As purchased', ar: 'الوزن عند الشراء' },
  net: { en: 'After trimming', ar: 'الوزن بعد التنظيف' },
  cooked: { en: 'After cooking', ar: 'الوزن بعد الطهي' },
  unit: { en: 'Unit', ar: 'الوحدة' },
  testedOn: { en: 'Weighed on', ar: 'تاريخ الوزن' },
  save: { en: 'Add the test', ar: 'إضافة الاختبار' },
  saved: { en: 'Test added', ar: 'أُضيف الاختبار' },
  weights: { en: '{gross} to {net} {unit}', ar: 'من {gross} إلى {net} {unit}' },
  weightsCooked: {
    en: '{gross} to {net} {unit}, cooked {cooked} {unit}',
    ar: 'من {gross} إلى {net} {unit}، وبعد الطهي {cooked} {unit}',
  },
  percent: { en: '{percent}% left', ar: 'الصافي {percent}%' },
  before: { en: 'name not recorded', ar: 'الاسم غير مسجل' },
  withdrawn: { en: 'withdrawn', ar: 'مسحوب' },
  withdraw: { en: 'Withdraw', ar: 'سحب' },
  withdrawNamed: { en: 'Withdraw the test of {day}', ar: 'سحب اختبار {day}' },
  withdrew: { en: 'Test withdrawn', ar: 'سُحب الاختبار' },
  mean: {
    en: { one: '{count} test gives {trim}% after trimming', other: '{count} tests give {trim}% after trimming' },
    ar: {
      zero: 'لا اختبارات',
      one: 'ينتج عن اختبار واحد {trim}% بعد التنظيف',
      two: 'ينتج عن اختبارين {trim}% بعد التنظيف',
      few: 'ينتج عن {count} اختبارات {trim}% بعد التنظيف',
      many: 'ينتج عن {count} اختبارًا {trim}% بعد التنظيف',
      other: 'ينتج عن {count} اختبار {trim}% بعد التنظيف',
    },
  },
  meanCooked: { en: '{percent}% after cooking', ar: '{percent}% بعد الطهي' },
  inUse: { en: 'in use', ar: 'مستخدمة' },
  use: { en: 'Set the yield to {trim}%', ar: 'اعتماد التصافي {trim}%' },
  used: { en: 'Yield set. Costs of recipes follow it.', ar: 'اعتُمدت النسبة، وتتبعها تكاليف الوصفات.' },
})
