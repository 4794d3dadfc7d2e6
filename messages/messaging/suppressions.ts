import { defineMessages } from '#/domain/text.ts'

/** Addresses that are sent no mailings. */
export const suppressionMessages = defineMessages({
  title: { en: 'Suppressed addresses', ar: 'العناوين المستثناة' },
  caption: { en: 'Suppressed addresses', ar: 'العناوين المستثناة' },
  search: { en: 'Address or reason', ar: 'العنوان أو السبب' },
  states: { en: 'State', ar: 'الحالة' },
  state_active: { en: 'Suppressed', ar: 'مستثناة' },
  state_lifted: { en: 'Lifted', ar: 'أُلغي استثناؤها' },
  address: { en: 'Email address', ar: 'البريد الإلكتروني' },
  reason: { en: 'Cause', ar: 'السبب' },
  reason_unsubscribed: { en: 'Unsubscribed', ar: 'ألغى الاشتراك' },
  reason_bounced: { en: 'Address does not work', ar: 'العنوان لا يعمل' },
  reason_complaint: { en: 'Reported as spam', ar: 'بلّغ عنها كرسالة مزعجة' },
  reason_staff: { en: 'By our team', ar: 'بقرار فريقنا' },
  note: { en: 'Reason', ar: 'التفاصيل' },
  at: { en: 'Since', ar: 'منذ' },
  none: { en: 'No addresses here', ar: 'لا توجد عناوين هنا' },
  add: { en: 'Suppress an address', ar: 'استثناء عنوان' },
  addNote: {
    en: 'The address gets no mailings. Emails about an account, an order or a visit still arrive.',
    ar: 'لا تصل إلى العنوان رسائل جماعية. أما رسائل الحساب والطلبات والزيارات فتبقى تصل.',
  },
  why: { en: 'Reason', ar: 'السبب' },
  save: { en: 'Suppress', ar: 'استثناء' },
  lift: { en: 'Lift', ar: 'إلغاء الاستثناء' },
  liftTitle: { en: 'Lift the suppression', ar: 'إلغاء الاستثناء' },
  liftedAt: { en: 'Lifted', ar: 'أُلغي الاستثناء' },
  liftNote: { en: 'Reason for lifting', ar: 'سبب الإلغاء' },
  onlyPerson: {
    en: 'It ends when the person turns the news on again in their account.',
    ar: 'ينتهي الاستثناء عندما يعيد صاحب العنوان تفعيل الأخبار من حسابه.',
  },
})
