import { defineMessages } from '#/domain/text.ts'

/** Sources of corrective actions, and the page on which one is added by hand. */
export const actionSourceMessages = defineMessages({
  source: { en: 'Source', ar: 'المصدر' },
  source_visit: { en: 'Visit', ar: 'زيارة' },
  source_audit: { en: 'Audit', ar: 'تدقيق' },
  source_daily: { en: 'Daily report', ar: 'تقرير يومي' },
  source_guest: { en: 'Guest review', ar: 'تقييم ضيف' },
  source_paper: { en: 'Document', ar: 'مستند' },
  source_manual: { en: 'Added by the team', ar: 'إضافة من الفريق' },
  add: { en: 'Add an action', ar: 'إضافة إجراء' },
  newTitle: { en: 'New action', ar: 'إجراء جديد' },
  newHint: {
    en: 'For work that comes from no visit, audit or daily report.',
    ar: 'لعمل لم يصدر عن زيارة ولا تدقيق ولا تقرير يومي.',
  },
  branch: { en: 'Branch', ar: 'الفرع' },
  details: { en: 'Instructions', ar: 'التعليمات' },
  detailsHint: {
    en: 'How the work is to be done, for example the steps, the spare part or the supplier.',
    ar: 'كيف يُنفَّذ العمل، مثل الخطوات أو قطعة الغيار أو المورّد.',
  },
  problemPhoto: { en: 'Photo of the problem', ar: 'صورة المشكلة' },
  problemPhotoOf: { en: 'Photo of the problem: {title}', ar: 'صورة المشكلة: {title}' },
  reviewNoText: { en: 'Stars without a comment', ar: 'نجوم دون تعليق' },
  stars: {
    en: { one: '{count} star', other: '{count} stars' },
    ar: {
      zero: 'دون نجوم',
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: '{count} نجوم',
      many: '{count} نجمة',
      other: '{count} نجمة',
    },
  },
  viewReview: { en: 'View the review', ar: 'عرض التقييم' },
  guestReview: { en: 'Guest review', ar: 'تقييم الضيف' },
  document: { en: 'Document', ar: 'المستند' },
  gap: { en: 'No valid document yet', ar: 'لا يوجد مستند سارٍ بعد' },
  proposedPaper: { en: 'Renew or complete: {name}', ar: 'تجديد أو استكمال: {name}' },
  openAction: { en: 'Open an action', ar: 'فتح إجراء' },
  openActionFor: { en: 'Open an action: {name}', ar: 'فتح إجراء: {name}' },
  noBranches: { en: 'No branch to choose', ar: 'لا يوجد فرع للاختيار' },
  noBranchesHint: {
    en: 'An action belongs to an open branch on which you work.',
    ar: 'يتبع الإجراء فرعًا قائمًا تعمل عليه.',
  },
  toActions: { en: 'View corrective actions', ar: 'عرض الإجراءات التصحيحية' },
})
