import { defineMessages } from '#/domain/text.ts'

/** Mails to suppliers, who have no account, and to the buyers of a company. */
export const buyingMails = defineMessages({
  'quote.asked.subject': {
    en: 'Request for a quotation from {client}: {title}',
    ar: 'طلب عرض سعر من {client}: {title}',
  },
  'quote.asked.body': {
    en: 'Hello {name},\n\n{client} asks you for a quotation: {title}. You can answer until {closes}, without an account. Only {client} reads your prices.\n\nRead the request and quote:\n{link}\n\nThis link is for you alone. If you did not expect it, check with {client}.',
    ar: 'مرحبًا {name}،\n\nتطلب {client} منك عرض سعر: {title}. يمكنك الرد حتى {closes} دون حساب، ولا يطّلع على أسعارك إلا {client}.\n\nعرض الطلب وتقديم السعر:\n{link}\n\nهذا الرابط لك وحدك. إن لم تكن تتوقعه فتواصل مع {client}.',
  },
  'licence.ending.subject': { en: 'Supplier licences to renew: {count}', ar: 'تراخيص موردين تحتاج إلى تجديد: {count}' },
  'licence.ending.body': {
    en: 'Hello {name},\n\nThese licences of your suppliers end soon or have ended:\n\n{lines}\n\nAsk the supplier for the new licence and enter it. Without a valid food licence an award needs the owner’s approval.\n\nView the suppliers:\n{link}',
    ar: 'مرحبًا {name}،\n\nتراخيص لمورديك قارب انتهاؤها أو انتهت:\n\n{lines}\n\nاطلب من المورد ترخيصه الجديد وأدخله. فالترسية على مورد دون ترخيص غذاء سارٍ تحتاج إلى موافقة المالك.\n\nعرض الموردين:\n{link}',
  },
  'order.sent.subject': { en: 'Purchase order {number} of {client}', ar: 'أمر شراء رقم {number} من {client}' },
  'order.sent.body': {
    en: 'Hello {name},\n\n{client} sends you purchase order {number}. You can confirm it, ask for another day or price, or decline it, without an account.\n\nRead the order and answer:\n{link}\n\nThis link is for you alone. If you did not expect it, check with {client}.',
    ar: 'مرحبًا {name}،\n\nأرسلت إليك {client} أمر الشراء رقم {number}. يمكنك تأكيده أو طلب يوم أو سعر آخر أو الاعتذار عنه، دون حساب.\n\nعرض أمر الشراء والرد عليه:\n{link}\n\nهذا الرابط لك وحدك. إن لم تكن تتوقعه فتواصل مع {client}.',
  },
  'order.accepted.subject': {
    en: '{client} accepts your change to purchase order {number}',
    ar: 'قبلت {client} تعديلك على أمر الشراء رقم {number}',
  },
  'order.accepted.body': {
    en: 'Hello {name},\n\n{client} accepts the change that you asked for. Purchase order {number} now holds with your day and prices.\n\nRead the order:\n{link}',
    ar: 'مرحبًا {name}،\n\nقبلت {client} التعديل الذي طلبته، وأصبح أمر الشراء رقم {number} ساريًا باليوم والأسعار التي حددتها.\n\nعرض أمر الشراء:\n{link}',
  },
  'order.revising.subject': {
    en: 'Please wait: {client} is changing purchase order {number}',
    ar: 'نرجو الانتظار: تعدّل {client} أمر الشراء رقم {number}',
  },
  'order.revising.body': {
    en: 'Hello {name},\n\n{client} is changing purchase order {number}. Please do not deliver it yet: the changed order follows in another email, and you confirm it again.\n\nThe order:\n{link}',
    ar: 'مرحبًا {name}،\n\nتعدّل {client} أمر الشراء رقم {number}، فنرجو عدم توريده الآن. سيصلك الأمر المعدّل في رسالة أخرى لتؤكده من جديد.\n\nأمر الشراء:\n{link}',
  },
  'order.revised.subject': {
    en: 'Purchase order {number} of {client} has changed',
    ar: 'تعديل على أمر الشراء رقم {number} من {client}',
  },
  'order.revised.body': {
    en: 'Hello {name},\n\n{client} changed purchase order {number}. It replaces the one you have. You can confirm it, ask for another day or price, or decline it.\n\nRead the changed order and answer:\n{link}',
    ar: 'مرحبًا {name}،\n\nعدّلت {client} أمر الشراء رقم {number}، وهذه النسخة تحل محل السابقة. يمكنك تأكيدها أو طلب يوم أو سعر آخر أو الاعتذار عنها.\n\nعرض أمر الشراء المعدّل والرد عليه:\n{link}',
  },
  'order.insisted.subject': {
    en: 'Please answer purchase order {number} of {client} again',
    ar: 'نرجو الرد من جديد على أمر الشراء رقم {number} من {client}',
  },
  'order.insisted.body': {
    en: 'Hello {name},\n\n{client} did not take the change to purchase order {number} and keeps the order as it was sent. Please confirm it as it is, or decline it.\n\nRead the order and answer:\n{link}',
    ar: 'مرحبًا {name}،\n\nلم تقبل {client} التعديل المطلوب على أمر الشراء رقم {number}، ويبقى الأمر كما أُرسل. نرجو تأكيده كما هو أو الاعتذار عنه.\n\nعرض أمر الشراء والرد عليه:\n{link}',
  },
  'order.cancelled.subject': {
    en: 'Purchase order {number} of {client} is cancelled',
    ar: 'أُلغي أمر الشراء رقم {number} من {client}',
  },
  'order.cancelled.body': {
    en: 'Hello {name},\n\n{client} cancelled purchase order {number}. Please do not deliver it.\n\nThe order:\n{link}',
    ar: 'مرحبًا {name}،\n\nألغت {client} أمر الشراء رقم {number}، فنرجو عدم توريده.\n\nأمر الشراء:\n{link}',
  },
  'supplier-invoice.credit-asked.subject': {
    en: '{client} asks for a credit note: invoice {number}',
    ar: 'طلب إشعار دائن من {client}: الفاتورة {number}',
  },
  'supplier-invoice.credit-asked.body': {
    en: 'Hello {name},\n\nYour invoice {number} of {issued} to {client} bills more than was ordered and accepted. Please send a credit note of {amount} with VAT:\n\n{lines}\n\nIf you see it differently, answer {client} directly.',
    ar: 'مرحبًا {name}،\n\nالفاتورة رقم {number} بتاريخ {issued} الصادرة منك إلى {client} تزيد على ما طُلب واستُلم. نرجو إصدار إشعار دائن بمبلغ {amount} شاملًا الضريبة:\n\n{lines}\n\nإن كان لديك رأي آخر فتواصل مع {client} مباشرة.',
  },
})
