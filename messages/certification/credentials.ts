import { defineMessages } from '#/domain/text.ts'

/** Texts inside a credential, always in both languages. */
export const credentialMessages = defineMessages({
  name_silver: { en: 'Silver guest experience certificate', ar: 'شهادة تجربة الضيف الفضية' },
  name_gold: { en: 'Gold guest experience certificate', ar: 'شهادة تجربة الضيف الذهبية' },
  name_platinum: { en: 'Platinum guest experience certificate', ar: 'شهادة تجربة الضيف البلاتينية' },
  about: {
    en: 'Awarded to a restaurant branch for the experience its guests have, measured by unannounced mystery visits. It is not a health licence.',
    ar: 'تُمنح لفرع مطعم تقديرًا لتجربة ضيوفه كما قيست في زيارات متسوّق سري غير معلنة. وهي ليست رخصة صحية.',
  },
  visits: {
    en: {
      one: 'The last counted visit scored at least {least} out of 100.',
      other: 'The average of the last {count} counted visits is at least {least} out of 100.',
    },
    ar: {
      zero: 'متوسط الزيارات المحتسبة لا يقل عن {least} من 100.',
      one: 'نتيجة آخر زيارة محتسبة لا تقل عن {least} من 100.',
      two: 'متوسط آخر زيارتين محتسبتين لا يقل عن {least} من 100.',
      few: 'متوسط آخر {count} زيارات محتسبة لا يقل عن {least} من 100.',
      many: 'متوسط آخر {count} زيارة محتسبة لا يقل عن {least} من 100.',
      other: 'متوسط آخر {count} زيارة محتسبة لا يقل عن {least} من 100.',
    },
  },
  period: {
    en: {
      one: 'Only visits of the last month count.',
      other: 'Only visits of the last {count} months count.',
    },
    ar: {
      zero: 'لا تُحتسب إلا الزيارات الأخيرة.',
      one: 'لا تُحتسب إلا زيارات الشهر الأخير.',
      two: 'لا تُحتسب إلا زيارات آخر شهرين.',
      few: 'لا تُحتسب إلا زيارات آخر {count} أشهر.',
      many: 'لا تُحتسب إلا زيارات آخر {count} شهرًا.',
      other: 'لا تُحتسب إلا زيارات آخر {count} شهر.',
    },
  },
  noFailure: {
    en: {
      one: 'No critical failure in the last month.',
      other: 'No critical failure in the last {count} months.',
    },
    ar: {
      zero: 'لا إخفاق حرج.',
      one: 'لا إخفاق حرج خلال الشهر الأخير.',
      two: 'لا إخفاق حرج خلال آخر شهرين.',
      few: 'لا إخفاق حرج خلال آخر {count} أشهر.',
      many: 'لا إخفاق حرج خلال آخر {count} شهرًا.',
      other: 'لا إخفاق حرج خلال آخر {count} شهر.',
    },
  },
  noOverdue: { en: 'No overdue corrective action on a critical failure.', ar: 'لا إجراء تصحيحي متأخر لإخفاق حرج.' },
  keptOnly: {
    en: 'It is suspended while a new critical failure is unresolved. Its status lists and its page show the current status.',
    ar: 'تُوقف الشهادة مؤقتًا ما دام هناك إخفاق حرج جديد لم يُعالَج. وتظهر حالتها الحالية في صفحتها وفي قوائم الحالة.',
  },
})
