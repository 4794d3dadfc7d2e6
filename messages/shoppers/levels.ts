import { defineMessages } from '#/domain/text.ts'

/** Levels of shoppers, their requirements, and reasons for a demotion. */
export const levelMessages = defineMessages({
  basic: { en: 'Basic', ar: 'أساسي' },
  professional: { en: 'Professional', ar: 'احترافي' },
  senior: { en: 'Senior', ar: 'متقدم' },
  lead: { en: 'Lead', ar: 'قائد' },
  requirement_reports: { en: 'Released reports', ar: 'تقارير منشورة' },
  requirement_grade: { en: 'Mean grade of the last 20 reports', ar: 'متوسط درجة آخر 20 تقريرًا' },
  requirement_on_time: { en: 'Handed in on time', ar: 'تقارير سُلّمت في موعدها' },
  requirement_test: { en: 'Level test passed', ar: 'اجتياز اختبار المستوى' },
  reason_grade: {
    en: 'Mean grade {have}; at least {needed} is needed',
    ar: 'متوسط الدرجة {have} والمطلوب {needed} على الأقل',
  },
  reason_on_time: {
    en: '{have} % handed in on time; at least {needed} % is needed',
    ar: 'نسبة التسليم في الموعد {have}% والمطلوب {needed}% على الأقل',
  },
})
