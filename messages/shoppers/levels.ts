import { defineMessages } from '#/domain/text.ts'

/** Levels of shoppers, their requirements, and reasons for a demotion. */
export const levelMessages = defineMessages({
  basic: { en: 'Basic', ar: 'أساسي' },
  professional: { en: 'Professional', ar: 'احترافي' },
  senior: { en: 'Senior', ar: 'متقدم' },
  lead: { en: 'Lead', ar: 'خبير' },
  requirement_reports: { en: 'Released reports', ar: 'تقارير منشورة' },
  requirement_grade: { en: 'Average grade of the last 20 reports', ar: 'متوسط درجة آخر 20 تقريرًا' },
  requirement_on_time: { en: 'Submitted on time', ar: 'تقارير أُرسلت في موعدها' },
  requirement_test: { en: 'Level test passed', ar: 'اجتياز اختبار المستوى' },
  reason_grade: {
    en: 'Average grade {have}; at least {needed} is required',
    ar: 'متوسط الدرجة {have} والمطلوب {needed} على الأقل',
  },
  reason_on_time: {
    en: '{have}% submitted on time; at least {needed}% is required',
    ar: 'نسبة الإرسال في الموعد {have}% والمطلوب {needed}% على الأقل',
  },
})
