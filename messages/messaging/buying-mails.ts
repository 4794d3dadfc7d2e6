import { defineMessages } from '#/domain/text.ts'

/** Mails to suppliers, who have no account. */
export const buyingMails = defineMessages({
  'quote.asked.subject': {
    en: 'Request for a quotation from {client}: {title}',
    ar: 'طلب عرض سعر من {client}: {title}',
  },
  'quote.asked.body': {
    en: 'Hello {name},\n\n{client} asks you for a quotation: {title}. You can answer until {closes}, without an account. Only {client} reads your prices.\n\nRead the request and quote:\n{link}\n\nThis link is for you alone. If you did not expect it, check with {client}.',
    ar: 'مرحبًا {name}،\n\nتطلب {client} منك عرض سعر: {title}. يمكنك الرد حتى {closes} دون حساب، ولا يطّلع على أسعارك إلا {client}.\n\nعرض الطلب وتقديم السعر:\n{link}\n\nهذا الرابط لك وحدك. إن لم تكن تتوقعه فتواصل مع {client}.',
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
