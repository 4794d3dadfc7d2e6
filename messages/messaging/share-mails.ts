import { defineMessages } from '#/domain/text.ts'

/** Mails to the payers who share an invoice. They have no account. */
export const shareMails = defineMessages({
  'share.link.subject': {
    en: 'Your share of invoice {number}: request from {client}',
    ar: 'حصتك من الفاتورة {number}: طلب سداد من {client}',
  },
  'share.link.body': {
    en: 'Hello {name},\n\n{client} has split invoice {number} among several payers. Your share is {amount}, due on {day}. You can pay without an account.\n\nView and pay your share:\n{link}\n\nIf you did not expect this, check with {client} before you pay.',
    ar: 'مرحبًا {name}،\n\nقُسمت الفاتورة {number} الخاصة بـ{client} على عدة جهات، وحصتك منها {amount}، وآخر يوم لسدادها {day}. لا يحتاج السداد إلى حساب.\n\nعرض حصتك وسدادها:\n{link}\n\nإن لم تكن تتوقع هذه الرسالة فتواصل مع {client} قبل السداد.',
  },
  'share.reminder.subject': {
    en: 'Reminder: your share of invoice {number} of {client}',
    ar: 'تذكير: حصتك من الفاتورة {number} الخاصة بـ{client}',
  },
  'share.reminder.body': {
    en: 'Hello {name},\n\nYour share of invoice {number} of {client} is still unpaid: {amount}, due on {day}. You can pay without an account.\n\nView and pay your share:\n{link}\n\nIf you have paid in the meantime, please ignore this email.',
    ar: 'مرحبًا {name}،\n\nلم تُسدَّد بعد حصتك من الفاتورة {number} الخاصة بـ{client}: {amount}، وآخر يوم لسدادها {day}. لا يحتاج السداد إلى حساب.\n\nعرض حصتك وسدادها:\n{link}\n\nإن كنت قد سدّدتها فتجاهل هذه الرسالة.',
  },
  'share.withdrawn.subject': {
    en: 'Your share of invoice {number} of {client} was withdrawn',
    ar: 'أُلغيت حصتك من الفاتورة {number} الخاصة بـ{client}',
  },
  'share.withdrawn.body': {
    en: 'Hello {name},\n\n{client} withdrew your share of invoice {number}. You do not need to pay anything, and the link that you received no longer works.',
    ar: 'مرحبًا {name}،\n\nأُلغيت حصتك من الفاتورة {number} بطلب من {client}. لا يلزمك سداد شيء، ولم يعد الرابط الذي وصلك صالحًا.',
  },
  'share.paid.subject': {
    en: 'Your share of invoice {number} of {client} is paid',
    ar: 'سُدِّدت حصتك من الفاتورة {number} الخاصة بـ{client}',
  },
  'share.paid.body': {
    en: 'Hello {name},\n\nWe received {received} for your share of invoice {number} of {client}. Your share is paid in full. Thank you.\n\nView the payment:\n{link}',
    ar: 'مرحبًا {name}،\n\nاستلمنا {received} عن حصتك من الفاتورة {number} الخاصة بـ{client}، وبذلك سُدِّدت حصتك كاملة. شكرًا لك.\n\nعرض الدفعة:\n{link}',
  },
  'share.part-paid.subject': {
    en: 'We received part of your share of invoice {number} of {client}',
    ar: 'استلمنا جزءًا من حصتك من الفاتورة {number} الخاصة بـ{client}',
  },
  'share.part-paid.body': {
    en: 'Hello {name},\n\nWe received {received} for your share of invoice {number} of {client}. {amount} is still due by {day}.\n\nPay the rest:\n{link}',
    ar: 'مرحبًا {name}،\n\nاستلمنا {received} عن حصتك من الفاتورة {number} الخاصة بـ{client}. المتبقي منها {amount}، وآخر يوم لسداده {day}.\n\nسداد المتبقي:\n{link}',
  },
})
