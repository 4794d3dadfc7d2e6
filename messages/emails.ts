import { defineMessages } from '#/domain/text.ts'
import { billingMails } from './messaging/billing-mails.ts'
import { buyingMails } from './messaging/buying-mails.ts'
import { certificationMails } from './messaging/certification-mails.ts'
import { companyMails } from './messaging/company-mails.ts'
import { digestMails } from './messaging/digest-mails.ts'
import { identityMails } from './messaging/identity-mails.ts'
import { dutyMails } from './messaging/duty-mails.ts'
import { kitchenMails } from './messaging/kitchen-mails.ts'
import { officeMails } from './messaging/office-mails.ts'
import { operationsMails } from './messaging/operations-mails.ts'
import { orderingMails } from './messaging/ordering-mails.ts'
import { planMails } from './messaging/plan-mails.ts'
import { reportingMails } from './messaging/reporting-mails.ts'
import { shareMails } from './messaging/share-mails.ts'
import { shopperMails } from './messaging/shopper-mails.ts'
import { vaultMails } from './messaging/vault-mails.ts'

/** Mails, a subject and a body a kind. Every body may use {name} and {link}; the signature is added by the sender. */
export const emailMessages = {
  ...identityMails,
  ...companyMails,
  ...digestMails,
  ...billingMails,
  ...planMails,
  ...shareMails,
  ...buyingMails,
  ...certificationMails,
  ...dutyMails,
  ...kitchenMails,
  ...officeMails,
  ...operationsMails,
  ...orderingMails,
  ...reportingMails,
  ...shopperMails,
  ...vaultMails,
}

type Key = keyof typeof emailMessages
export type EmailKind = Key extends infer K ? (K extends `${infer Kind}.subject` ? Kind : never) : never

/** Texts that the company's look adds around a mail. */
export const emailLookMessages = defineMessages({
  open: { en: 'Open the link', ar: 'فتح الرابط' },
  linkHidden: { en: 'link hidden', ar: 'الرابط مخفي' },
  switchOff: {
    en: 'Choose which emails you receive: {link}',
    ar: 'اختيار الرسائل التي تصلك: {link}',
  },
})

/** The outbox of the back office. */
export const outboxMessages = defineMessages({
  emails: { en: 'Emails', ar: 'رسائل البريد الإلكتروني' },
  rooms: { en: 'Parts of the emails', ar: 'أقسام رسائل البريد' },
  room_outbox: { en: 'Outbox', ar: 'البريد الصادر' },
  room_mailings: { en: 'Mailings', ar: 'الرسائل الجماعية' },
  'kind_mailing.news': { en: 'Mailing: news', ar: 'رسالة جماعية: أخبار' },
  'kind_mailing.service': { en: 'Mailing: service', ar: 'رسالة جماعية: خدمة' },
  'kind_mailing.test': { en: 'Mailing: test', ar: 'رسالة جماعية: تجربة' },
  room_suppressed: { en: 'Suppressed', ar: 'العناوين المستثناة' },
  description: { en: 'All emails of the platform and their status.', ar: 'جميع رسائل المنصة وحالة كل منها.' },
  keptNotice: {
    en: 'No mail server is set up, so emails are kept here. You can send them after the setup.',
    ar: 'لم يُضبط خادم البريد، لذلك تُحفظ الرسائل هنا، ويمكنك إرسالها بعد ضبطه.',
  },
  subject: { en: 'Subject', ar: 'الموضوع' },
  to: { en: 'To', ar: 'إلى' },
  kind: { en: 'Type', ar: 'النوع' },
  state: { en: 'Status', ar: 'الحالة' },
  date: { en: 'Date', ar: 'التاريخ' },
  language: { en: 'Language', ar: 'اللغة' },
  'language.en': { en: 'English', ar: 'الإنجليزية' },
  'language.ar': { en: 'Arabic', ar: 'العربية' },
  createdAt: { en: 'Created', ar: 'وقت الإنشاء' },
  sentAt: { en: 'Sent', ar: 'وقت الإرسال' },
  attempts: { en: 'Attempts', ar: 'عدد المحاولات' },
  problem: { en: 'Mail server response', ar: 'رد خادم البريد' },
  text: { en: 'Text', ar: 'نص الرسالة' },
  look: { en: 'As the recipient sees it', ar: 'كما تظهر للمستلم' },
  lookNote: { en: 'In the current branding.', ar: 'بالهوية البصرية الحالية.' },
  lookOf: { en: 'Email: {subject}', ar: 'رسالة: {subject}' },
  state_queued: { en: 'Waiting', ar: 'قيد الانتظار' },
  state_sent: { en: 'Sent', ar: 'مُرسلة' },
  state_kept: { en: 'Kept, not sent', ar: 'محفوظة دون إرسال' },
  state_failed: { en: 'Failed', ar: 'تعذّر الإرسال' },
  state_folded: { en: 'Part of a summary', ar: 'ضمن ملخص' },
  state_dropped: { en: 'Withheld', ar: 'حُجبت قبل الإرسال' },
  search: { en: 'Address or subject', ar: 'عنوان البريد أو الموضوع' },
  caption: { en: 'Emails, newest first', ar: 'رسائل البريد الإلكتروني، الأحدث أولًا' },
  none: { en: 'No emails yet', ar: 'لا توجد رسائل بعد' },
  noneHint: {
    en: 'Emails appear here as soon as the first one is sent.',
    ar: 'تظهر الرسائل هنا بعد إرسال أول رسالة.',
  },
  resend: { en: 'Resend', ar: 'إعادة الإرسال' },
  resent: { en: 'The email is in the queue again', ar: 'أُعيدت الرسالة إلى قائمة الإرسال' },
  send: { en: 'Send', ar: 'إرسال' },
  textRemoved: {
    en: 'The text was deleted at the end of its retention period. The record of the email is kept longer.',
    ar: 'حُذف نص الرسالة بعد انتهاء مدة حفظه، ويبقى سجلها مدة أطول.',
  },
  hiddenNote: {
    en: 'One of its links opens an account or a payment, so only the recipient sees it.',
    ar: 'في الرسالة رابط يفتح حسابًا أو عملية دفع، لذلك لا يظهر إلا للمستلم.',
  },
  willRetry: {
    en: 'Sending failed. Another attempt follows automatically.',
    ar: 'تعذّر الإرسال، وستُعاد المحاولة تلقائيًا.',
  },
})
