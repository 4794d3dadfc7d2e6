import { defineMessages } from '#/domain/text.ts'

const visits = {
  zero: 'لا زيارات',
  one: 'زيارة واحدة',
  two: 'زيارتان',
  few: '{count} زيارات',
  many: '{count} زيارة',
  other: '{count} زيارة',
} as const
const withArabic = (after: string) =>
  Object.fromEntries(Object.entries(visits).map(([form, words]) => [form, `${words} ${after}`])) as Record<
    keyof typeof visits,
    string
  >

/** The record of a wave: its head, what waits, and its tabs. */
export const waveRecordMessages = defineMessages({
  tabs: { en: 'Parts of the wave', ar: 'أقسام الجولة' },
  tab_visits: { en: 'Visits', ar: 'الزيارات' },
  tab_proposal: { en: 'Proposal', ar: 'الاقتراح' },
  tab_money: { en: 'Money', ar: 'المبالغ' },
  tab_plan: { en: 'Plan', ar: 'الخطة' },
  tab_activity: { en: 'Activity', ar: 'السجل' },
  progress: { en: 'Progress of the visits', ar: 'تقدّم الزيارات' },
  needs: { en: 'Needs attention', ar: 'يحتاج إلى إجراء' },
  need_failed: { en: 'The last proposal could not be made', ar: 'تعذّر إعداد الاقتراح الأخير' },
  need_late: {
    en: { one: '{count} visit past its date', other: '{count} visits past their date' },
    ar: withArabic('فات موعدها'),
  },
  need_refused: {
    en: { one: '{count} visit refused by a rule or declined', other: '{count} visits refused by a rule or declined' },
    ar: withArabic('مرفوضة أو معتذر عنها'),
  },
  need_open: {
    en: { one: '{count} visit without a shopper', other: '{count} visits without a shopper' },
    ar: withArabic('دون متسوّق'),
  },
  need_toRelease: {
    en: { one: '{count} report to review and release', other: '{count} reports to review and release' },
    ar: {
      zero: 'لا تقارير للمراجعة والنشر',
      one: 'تقرير واحد للمراجعة والنشر',
      two: 'تقريران للمراجعة والنشر',
      few: '{count} تقارير للمراجعة والنشر',
      many: '{count} تقريرًا للمراجعة والنشر',
      other: '{count} تقرير للمراجعة والنشر',
    },
  },
  show: { en: 'Show', ar: 'عرض' },
  options: { en: 'Options', ar: 'الخيارات' },
  toOrder: { en: 'Review and order', ar: 'مراجعة وطلب' },
  toConfirm: { en: 'Review and confirm', ar: 'مراجعة وتأكيد' },
  inRoom: { en: 'Open in evaluation requests', ar: 'فتح في طلبات التقييم' },
  noProposal: { en: 'No proposal yet', ar: 'لا اقتراح بعد' },
  stageNow: { en: 'Stage', ar: 'المرحلة' },
  now_open: { en: 'Without a shopper', ar: 'دون متسوّق' },
  now_offered: { en: 'Offered', ar: 'معروضة' },
  now_accepted: { en: 'Accepted', ar: 'مقبولة' },
  now_carried: { en: 'Waiting for release', ar: 'بانتظار النشر' },
  now_released: { en: 'Released', ar: 'منشورة' },
  now_cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  total: { en: 'Total without cancelled', ar: 'الإجمالي دون الملغاة' },
  visits: { en: 'Visits', ar: 'الزيارات' },
  price: { en: 'Price excl. VAT', ar: 'السعر دون الضريبة' },
  fee: { en: 'Fees', ar: 'الأجور' },
  bonus: { en: 'Bonuses', ar: 'المكافآت' },
  margin: { en: 'Margin', ar: 'الهامش' },
  moneyCaption: { en: 'Money by stage, in SAR', ar: 'المبالغ حسب المرحلة، بالريال' },
  invoices: { en: 'Invoices', ar: 'الفواتير' },
  draft: { en: 'Draft', ar: 'مسودة' },
  noInvoices: { en: 'No visit of this wave has been invoiced yet', ar: 'لم تُفوتر أي زيارة من الجولة بعد' },
  noActivity: { en: 'Nothing recorded', ar: 'لا شيء مسجّل' },
  system: { en: 'Automatic', ar: 'تلقائي' },
  latest: { en: 'Latest', ar: 'آخر الأحداث' },
})
