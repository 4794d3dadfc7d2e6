import { defineMessages } from '#/domain/text.ts'

/** Views of owners as another role: the way in and the banner. */
export const roleViewMessages = defineMessages({
  see: { en: 'See as this role', ar: 'العرض بهذا الدور' },
  seeNamed: { en: 'See as this role: {role}', ar: 'العرض بهذا الدور: {role}' },
  seeTitle: { en: 'See the back office as {role}?', ar: 'عرض لوحة الإدارة بدور {role}؟' },
  seeAbout: {
    en: 'For 30 minutes you see the pages and records of this role and cannot change anything. The start, your reason and the end are recorded in the activity log.',
    ar: 'تظهر لك صفحات هذا الدور وسجلاته لمدة 30 دقيقة دون إمكانية التعديل. تُحفظ البداية والسبب والنهاية في سجل النشاط.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  reasonHelp: {
    en: 'For example: check what support sees of invoices',
    ar: 'مثال: التحقق مما يظهر للدعم من الفواتير',
  },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  banner: { en: 'View as another role', ar: 'العرض بدور آخر' },
  seeing: { en: 'You see the back office as {role}, read-only', ar: 'تعرض الآن لوحة الإدارة بدور {role} للاطلاع فقط' },
  over: { en: 'The view has ended', ar: 'انتهى العرض' },
  stop: { en: 'Stop', ar: 'إيقاف' },
})
