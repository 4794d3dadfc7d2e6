import { defineMessages } from '#/domain/text.ts'

/** The page on which an action is marked as done on a phone, also without a connection. */
export const actionPhoneMessages = defineMessages({
  leave: { en: 'Close', ar: 'إغلاق' },
  toPhone: { en: 'Finish on the phone', ar: 'إنهاء من الجوال' },
  opening: { en: 'Opening the action …', ar: 'جارٍ فتح الإجراء…' },
  kept: { en: 'Kept on this phone.', ar: 'محفوظ على هذا الجوال.' },
  sending: { en: 'Sending …', ar: 'جارٍ الإرسال…' },
  sent: { en: 'Sent.', ar: 'أُرسل.' },
  offline: {
    en: 'No connection. It is sent when the connection returns.',
    ar: 'بلا اتصال، ويُرسل عند عودة الاتصال.',
  },
  busy: {
    en: 'The server did not respond. It is kept here and sent again.',
    ar: 'لم يستجب الخادم. هو محفوظ هنا وسيُعاد إرساله.',
  },
  'signed-out': {
    en: 'You are signed out. What you wrote stays on this phone.',
    ar: 'انتهت جلستك. ما كتبته محفوظ على هذا الجوال.',
  },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  refused: { en: 'Not accepted: {why}', ar: 'لم يُقبل: {why}' },
  full: {
    en: 'This phone has no room left. Keep the page open until everything is sent.',
    ar: 'لا توجد مساحة كافية على الجوال. أبقِ الصفحة مفتوحة حتى يكتمل الإرسال.',
  },
  elsewhere: {
    en: 'This action is open in another window of this phone.',
    ar: 'الإجراء مفتوح في نافذة أخرى على هذا الجوال.',
  },
  takeOver: { en: 'Continue here', ar: 'المتابعة هنا' },
  finding: { en: 'Finding: {finding}', ar: 'الملاحظة: {finding}' },
  photos: { en: 'Photos of the result', ar: 'صور النتيجة' },
  photosNeeded: { en: 'At least one photo has to prove it.', ar: 'يلزم إثباته بصورة واحدة على الأقل.' },
  finish: { en: 'Mark as done', ar: 'إنهاء الإجراء' },
  waits: { en: 'Done on this phone', ar: 'أُنهي على هذا الجوال' },
  waitsHint: {
    en: 'It is sent when the connection returns. You can close this page.',
    ar: 'يُرسل عند عودة الاتصال، ويمكنك إغلاق هذه الصفحة.',
  },
  done: { en: 'The action is done', ar: 'أُنهي الإجراء' },
  doneHint: { en: 'Another person verifies it now.', ar: 'يتحقق منه الآن شخص آخر.' },
  closed: { en: 'Another person was first', ar: 'سبقك شخص آخر' },
  closedHint: {
    en: 'The action has the status “{status}” by now. Nothing was changed; what you wrote is below.',
    ar: 'حالة الإجراء الآن «{status}». لم يتغير شيء، وما كتبته مذكور أدناه.',
  },
  view: { en: 'View the action', ar: 'عرض الإجراء' },
  toList: { en: 'To the list', ar: 'إلى القائمة' },
  notYours: {
    en: 'This action can no longer be worked on by you.',
    ar: 'لم يعد بإمكانك العمل على هذا الإجراء.',
  },
})
