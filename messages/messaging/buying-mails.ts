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
})
