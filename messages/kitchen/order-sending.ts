import { defineMessages } from '#/domain/text.ts'

/** Sending several purchase orders, with some seconds to stop them, and what came of each. */
export const orderSendingMessages = defineMessages({
  choose: { en: 'Choose order {number}', ar: 'اختيار أمر الشراء {number}' },
  chooseAll: { en: 'Choose all that can be sent', ar: 'اختيار كل ما يمكن إرساله' },
  chosen: {
    en: { one: '{count} order chosen', other: '{count} orders chosen' },
    ar: {
      zero: 'لم تختر أي أمر',
      one: 'اخترت أمرًا واحدًا',
      two: 'اخترت أمرين',
      few: 'اخترت {count} أوامر',
      many: 'اخترت {count} أمرًا',
      other: 'اخترت {count} أمر',
    },
  },
  clear: { en: 'Clear', ar: 'إلغاء الاختيار' },
  send: { en: 'Send to the suppliers', ar: 'إرسال إلى الموردين' },
  waiting: {
    en: { one: '{count} order is sent in {seconds} s', other: '{count} orders are sent in {seconds} s' },
    ar: {
      zero: 'يبدأ الإرسال بعد {seconds} ث',
      one: 'يُرسل أمر شراء واحد بعد {seconds} ث',
      two: 'يُرسل أمرا شراء بعد {seconds} ث',
      few: 'تُرسل {count} أوامر شراء بعد {seconds} ث',
      many: 'يُرسل {count} أمر شراء بعد {seconds} ث',
      other: 'يُرسل {count} أمر شراء بعد {seconds} ث',
    },
  },
  waitingHint: {
    en: 'You may leave this page: they are sent all the same. Until then none has left.',
    ar: 'يمكنك مغادرة الصفحة، فتُرسل الأوامر في موعدها. وحتى ذلك الحين لا يخرج أي منها.',
  },
  announced: {
    en: { one: '{count} order is sent in a few seconds', other: '{count} orders are sent in a few seconds' },
    ar: {
      zero: 'يبدأ الإرسال بعد ثوانٍ',
      one: 'يُرسل أمر شراء واحد بعد ثوانٍ',
      two: 'يُرسل أمرا شراء بعد ثوانٍ',
      few: 'تُرسل {count} أوامر شراء بعد ثوانٍ',
      many: 'يُرسل {count} أمر شراء بعد ثوانٍ',
      other: 'يُرسل {count} أمر شراء بعد ثوانٍ',
    },
  },
  stop: { en: 'Stop', ar: 'إيقاف' },
  sending: { en: 'The orders are being sent', ar: 'جارٍ إرسال أوامر الشراء' },
  stopped: { en: 'Stopped. None of the orders was sent.', ar: 'أُوقف الإرسال ولم يُرسل أي أمر شراء.' },
  result: { en: 'Sent: {sent} of {of}', ar: 'أُرسل {sent} من {of}' },
  orderOf: { en: 'Order {number}', ar: 'أمر شراء {number}' },
  state_waiting: { en: 'Waits', ar: 'بانتظار الإرسال' },
  state_sent: { en: 'Sent by email', ar: 'أُرسل بالبريد الإلكتروني' },
  sentNoAddress: {
    en: 'Sent. The supplier does not have an email address: copy its link on the page of the order.',
    ar: 'أُرسل. ليس للمورّد بريد إلكتروني، فانسخ الرابط من صفحة أمر الشراء.',
  },
  state_stopped: { en: 'Stopped before it was sent', ar: 'أُوقف قبل الإرسال' },
  why_changed: {
    en: 'Not sent: it was changed after you chose it. Check it and send it again.',
    ar: 'لم يُرسل: عُدّل بعد اختيارك. راجعه ثم أرسله من جديد.',
  },
  'why_sent-before': { en: 'Left out: it had been sent already.', ar: 'استُبعد: كان قد أُرسل من قبل.' },
  why_ended: { en: 'Not sent: it was cancelled or closed.', ar: 'لم يُرسل: أُلغي أو أُغلق.' },
  'why_right-lost': {
    en: 'Not sent: you do not order for its branch any more.',
    ar: 'لم يُرسل: لم تعد لديك صلاحية الطلب لفرعه.',
  },
  why_failed: {
    en: 'Not sent: open the order and send it there.',
    ar: 'لم يُرسل: افتح أمر الشراء وأرسله من صفحته.',
  },
  close: { en: 'Hide', ar: 'إخفاء' },
})
