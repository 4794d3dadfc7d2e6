import { defineMessages } from '#/domain/text.ts'

/** The three plans as cards, and the prices of single visits: on the home page and on the page of plans. */
export const planCardMessages = defineMessages({
  planBasic: { en: 'Basic', ar: 'الأساسية' },
  planProfessional: { en: 'Professional', ar: 'الاحترافية' },
  planEnterprise: { en: 'Enterprise', ar: 'باقة المنشآت الكبرى' },
  mostPopular: { en: 'Most popular', ar: 'الأكثر طلبًا' },
  perMonth: { en: 'per month, excl. VAT', ar: 'شهريًا، غير شامل الضريبة' },
  onRequest: { en: 'Price on request', ar: 'السعر عند الطلب' },
  forLarge: { en: 'for groups with many branches', ar: 'للمنشآت متعددة الفروع' },
  evaluations: {
    en: { one: '{count} evaluation per month', other: '{count} evaluations per month' },
    ar: {
      zero: 'دون تقييمات شهرية',
      one: 'تقييم واحد شهريًا',
      two: 'تقييمان شهريًا',
      few: '{count} تقييمات شهريًا',
      many: '{count} تقييمًا شهريًا',
      other: '{count} تقييم شهريًا',
    },
  },
  unlimited: { en: 'Unlimited evaluations', ar: 'تقييمات غير محدودة' },
  has_reports: { en: 'Reports with score, evidence and PDF', ar: 'تقارير بالدرجة والأدلة وملف PDF' },
  has_dashboard: { en: 'Company dashboard', ar: 'لوحة تحكم للمنشأة' },
  has_summary: { en: 'Advanced AI reports: summary and drivers', ar: 'تقارير متقدمة بالذكاء الاصطناعي: ملخص وأسباب' },
  has_analytics: {
    en: 'Advanced analytics: trend, comparison, answers',
    ar: 'تحليلات متقدمة: الاتجاه والمقارنة والإجابات',
  },
  has_certificates: { en: 'Digital certificates', ar: 'شهادات رقمية' },
  has_api: { en: 'API and webhooks for your own programs', ar: 'واجهة برمجية وإشعارات Webhooks لبرامجك' },
  has_questionnaires: { en: 'Custom reports: your own questionnaires', ar: 'تقارير مخصصة: نماذج تقييم خاصة بك' },
  has_support: { en: 'Email support', ar: 'دعم عبر البريد الإلكتروني' },
  has_telephone: { en: 'Phone support', ar: 'دعم هاتفي' },
  has_manager: { en: 'Dedicated account manager', ar: 'مدير حساب مخصص' },
  has_training: { en: 'On-site training', ar: 'تدريب في مقر المنشأة' },
  has_agreement: {
    en: '24/7 support with a service level agreement',
    ar: 'دعم على مدار الساعة باتفاقية مستوى خدمة',
  },
  getStarted: { en: 'Get Started', ar: 'ابدأ الآن' },
  getStartedWith: { en: 'Get Started: {plan}', ar: 'ابدأ الآن: {plan}' },
  moneyBack: {
    en: { one: '{count}-day money-back guarantee', other: '{count}-day money-back guarantee' },
    ar: {
      zero: 'ضمان استرداد المبلغ',
      one: 'ضمان استرداد المبلغ خلال يوم واحد',
      two: 'ضمان استرداد المبلغ خلال يومين',
      few: 'ضمان استرداد المبلغ خلال {count} أيام',
      many: 'ضمان استرداد المبلغ خلال {count} يومًا',
      other: 'ضمان استرداد المبلغ خلال {count} يوم',
    },
  },
  visitsTitle: { en: 'Single visits, without a plan', ar: 'زيارات منفردة دون باقة' },
  visitFull: { en: 'Full service evaluation', ar: 'تقييم شامل' },
  visitBasic: { en: 'Basic evaluation', ar: 'تقييم أساسي' },
  vatExcluded: { en: 'excl. VAT', ar: 'غير شامل الضريبة' },

  withVat: { en: '{amount} incl. 15% VAT', ar: '{amount} شامل ضريبة 15%' },
  contactUs: { en: 'Contact Us', ar: 'تواصل معنا' },
  contactUsAbout: { en: 'Contact Us: {plan}', ar: 'تواصل معنا: {plan}' },
})
