import { defineMessages } from '#/domain/text.ts'

/** Notifications about invoices, payments, plans and tax documents. */
export const billingNotices = defineMessages({
  'invoice.share-paid': {
    en: 'A share of invoice {number} was paid: {payer}',
    ar: 'سُدِّدت حصة من الفاتورة {number}: {payer}',
  },
  'plan.active': { en: 'Your {plan} plan is active', ar: 'باقتك سارية: {plan}' },
  'plan.given-until': {
    en: 'Our team changed your plan to {plan} until {date}',
    ar: 'غيّر فريقنا باقتك إلى {plan} حتى {date}',
  },
  'plan.given-ends': { en: 'Your {plan} plan ends after {date}', ar: 'آخر يوم في {plan}: {date}' },
  'plan.given': { en: 'Our team changed your plan to {plan}', ar: 'غيّر فريقنا باقتك إلى {plan}' },
  'plan.renewed': { en: 'Your {plan} plan has renewed until {until}', ar: 'تجددت {plan} حتى {until}' },
  'plan.ends-soon': { en: 'Your {plan} plan ends on {date}', ar: 'تنتهي {plan} بتاريخ {date}' },
  'plan.changes-soon': { en: 'You move to the {next} plan on {date}', ar: 'الانتقال إلى {next} بتاريخ {date}' },
  'plan.price-soon': {
    en: 'From {date}, your {plan} plan costs {price} per month',
    ar: 'سعر {plan} بدءًا من {date}: {price} شهريًا',
  },
  'plan.pause-soon': {
    en: 'Invoice {number} is unpaid: your {plan} plan pauses on {date}',
    ar: 'الفاتورة {number} غير مسددة، وستُوقف {plan} مؤقتًا بتاريخ {date}',
  },
  'plan.paused': { en: 'Your {plan} plan is paused because it was not paid', ar: 'أُوقفت {plan} مؤقتًا لعدم السداد' },
  'plan.ended': { en: 'Your {plan} plan has ended', ar: 'انتهت {plan}' },
  'plan.refunded': {
    en: 'Your {plan} plan has ended, and we will refund your payment',
    ar: 'انتهت {plan} وسيُرد إليك المبلغ',
  },
  'plan.not-renewed': {
    en: 'The plan of {client} could not be renewed because no invoice could be issued',
    ar: 'تعذّر تجديد باقة {client} لتعذّر إصدار الفاتورة',
  },
  'payment.received': { en: 'We received {amount} for invoice {number}', ar: 'استلمنا {amount} عن الفاتورة {number}' },
  'payment.kept': {
    en: 'You paid {amount} more than was due on invoice {number}. It is credited to your account.',
    ar: 'دفعت {amount} زيادة على المستحق في الفاتورة {number}، وأُضيفت الزيادة إلى رصيدك',
  },
  'payment.refunded': {
    en: 'We refunded {amount} for invoice {number}',
    ar: 'رددنا إليك {amount} عن الفاتورة {number}',
  },
  'payment.transfer-declined': {
    en: 'Your transfer for invoice {number} could not be confirmed',
    ar: 'تعذّر تأكيد تحويلك للفاتورة {number}',
  },
  'payment.undone': {
    en: 'A payment of {amount} for invoice {number} was cancelled',
    ar: 'أُلغي تسجيل دفعة قدرها {amount} عن الفاتورة {number}',
  },
  'payment.transfer-stated': {
    en: '{client} reported a transfer of {amount} for invoice {number}',
    ar: 'إفادة من {client} بتحويل {amount} للفاتورة {number}',
  },
  'payment.mismatch': {
    en: 'A payment by {client} does not match invoice {number} and needs a review',
    ar: 'دفعة من {client} لا تطابق الفاتورة {number} وتحتاج إلى مراجعة',
  },
  'payment.refund-waits': {
    en: 'Refund to {client} for invoice {number}: a bank transfer is needed',
    ar: 'رد مبلغ إلى {client} عن الفاتورة {number}: يلزم تحويل بنكي',
  },
  'invoice.issued': { en: 'Invoice {number} was issued for you', ar: 'صدرت لك الفاتورة {number}' },
  'invoice.prepayment-issued': {
    en: 'Prepayment tax invoice {number} was issued for you',
    ar: 'صدرت لك فاتورة الدفعة المقدمة {number}',
  },
  'invoice.credited': { en: 'Credit note {number} was issued for you', ar: 'صدر لك الإشعار الدائن {number}' },
  'invoice.debited': { en: 'Debit note {number} was issued for you', ar: 'صدر لك الإشعار المدين {number}' },
  'invoice.settled': { en: 'Invoice {number} is settled. Thank you.', ar: 'سُوِّيت الفاتورة {number}. شكرًا لك.' },
  'invoice.remind-soon': { en: 'Invoice {number} is due on {due}', ar: 'تستحق الفاتورة {number} بتاريخ {due}' },
  'invoice.remind-late': { en: 'Invoice {number} was due on {due}', ar: 'استحقت الفاتورة {number} بتاريخ {due}' },
  'invoice.remind-last': {
    en: 'Invoice {number} has been overdue since {due}',
    ar: 'الفاتورة {number} متأخرة السداد منذ {due}',
  },
  'tax-unit.active': { en: 'Unit {unit} now issues tax documents', ar: 'تُصدر المستندات الضريبية الآن من الوحدة {unit}' },
  'tax-unit.stopped': {
    en: 'The registration of unit {unit} has stopped and needs your action',
    ar: 'توقّف تسجيل الوحدة {unit} ويلزم اتخاذ إجراء',
  },
  'tax-unit.refused': {
    en: 'The tax authority does not recognise unit {unit}, so documents cannot be sent',
    ar: 'لم تتعرف الهيئة على الوحدة {unit}، ولا يمكن إرسال أي مستند',
  },
  'tax-unit.certificate-ends': {
    en: 'Renew the certificate of unit {unit}. Days left: {days}',
    ar: 'يلزم تجديد شهادة الوحدة {unit}. الأيام المتبقية: {days}',
  },
  'tax-unit.certificate-over': {
    en: 'The certificate of unit {unit} has expired. Renew it now.',
    ar: 'انتهت شهادة الوحدة {unit}. جدّدها الآن.',
  },
  'tax-document.rejected': { en: 'The tax authority rejected document {number}', ar: 'رفضت الهيئة المستند {number}' },
  'tax-document.late': {
    en: 'Documents waiting more than 20 hours for the tax authority: {count}',
    ar: 'مستندات تنتظر الهيئة منذ أكثر من 20 ساعة: {count}',
  },
})
