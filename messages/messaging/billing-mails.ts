import { defineMessages } from '#/domain/text.ts'

/** Mails about invoices and their payment; those about plans and shares are beside it. */
export const billingMails = defineMessages({
  'office.bank-change.subject': {
    en: 'Another bank account for invoices was entered',
    ar: 'أُدخل حساب بنكي آخر للفواتير',
  },
  'office.bank-change.body': {
    en: 'Hello {name},\n\nAnother bank account for client payments was entered.\n\nAccount: {account}\nEntered by: {who}\nOn invoices from: {when}\n\nAll administrators receive this email. If you do not recognise the account, stop the change before that time.\n\nReview the change:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُدخل حساب بنكي آخر لاستقبال مدفوعات العملاء.\n\nالحساب: {account}\nأدخله: {who}\nيظهر في الفواتير بدءًا من: {when}\n\nتصل هذه الرسالة إلى جميع مديري النظام. إن لم تكن على علم بهذا الحساب فأوقف التغيير قبل ذلك الوقت.\n\nمراجعة التغيير:\n{link}',
  },
  'office.bank-change-stopped.subject': {
    en: 'The change of the bank account was stopped',
    ar: 'أُوقف تغيير الحساب البنكي',
  },
  'office.bank-change-stopped.body': {
    en: 'Hello {name},\n\nThe change of the bank account for invoices was stopped. Invoices keep the current account.\n\nAccount that was entered: {account}\nStopped by: {who}\n\nIf the change was unexpected, check with the person who entered it. Someone else may know their password.\n\nView the bank account:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُوقف تغيير الحساب البنكي للفواتير، ويبقى الحساب الحالي فيها.\n\nالحساب الذي أُدخل: {account}\nأوقف التغيير: {who}\n\nإن كان التغيير غير متوقع فتحقق ممن أدخله، فقد تكون كلمة مروره معروفة لغيره.\n\nعرض الحساب البنكي:\n{link}',
  },
  'invoice.issued.subject': { en: 'Invoice {number}: {amount}', ar: 'الفاتورة {number}: {amount}' },
  'invoice.issued.body': {
    en: 'Hello {name},\n\nYour invoice {number} for {amount} including VAT is ready. It is due on {due}.\n\nView and pay the invoice:\n{link}',
    ar: 'مرحبًا {name}،\n\nصدرت لك الفاتورة {number} بمبلغ {amount} شاملًا ضريبة القيمة المضافة، وتستحق السداد بتاريخ {due}.\n\nعرض الفاتورة وسدادها:\n{link}',
  },
  'invoice.prepayment-issued.subject': {
    en: 'Prepayment tax invoice {number}: {amount}',
    ar: 'فاتورة الدفعة المقدمة {number}: {amount}',
  },
  'invoice.prepayment-issued.body': {
    en: 'Hello {name},\n\nYour prepayment tax invoice {number} for {amount} including VAT is ready. It is due on {due}. Once it is paid, we deduct it from your next invoices.\n\nView and pay the invoice:\n{link}',
    ar: 'مرحبًا {name}،\n\nصدرت لك فاتورة ضريبية لدفعة مقدمة بالرقم {number} بمبلغ {amount} شاملًا ضريبة القيمة المضافة، وتستحق السداد بتاريخ {due}. وبعد سدادها تُخصم من فواتيرك القادمة.\n\nعرض الفاتورة وسدادها:\n{link}',
  },
  'invoice.credited.subject': { en: 'Credit note {number}: {amount}', ar: 'الإشعار الدائن {number}: {amount}' },
  'invoice.credited.body': {
    en: 'Hello {name},\n\nWe have issued credit note {number} for {amount} including VAT, which corrects invoice {original}.\nReason: {reason}\n\nView the credit note:\n{link}',
    ar: 'مرحبًا {name}،\n\nصدر الإشعار الدائن {number} بمبلغ {amount} شاملًا ضريبة القيمة المضافة، تصحيحًا للفاتورة {original}.\nالسبب: {reason}\n\nعرض الإشعار الدائن:\n{link}',
  },
  'invoice.debited.subject': { en: 'Debit note {number}: {amount}', ar: 'الإشعار المدين {number}: {amount}' },
  'invoice.debited.body': {
    en: 'Hello {name},\n\nWe have issued debit note {number} for {amount} including VAT, in addition to invoice {original}. It is due on {due}.\nReason: {reason}\n\nView and pay the debit note:\n{link}',
    ar: 'مرحبًا {name}،\n\nصدر الإشعار المدين {number} بمبلغ {amount} شاملًا ضريبة القيمة المضافة، إضافةً إلى الفاتورة {original}، ويستحق السداد بتاريخ {due}.\nالسبب: {reason}\n\nعرض الإشعار المدين وسداده:\n{link}',
  },
  'invoice.settled.subject': { en: 'Invoice {number} is settled', ar: 'سُوِّيت الفاتورة {number}' },
  'invoice.settled.body': {
    en: 'Hello {name},\n\nInvoice {number} is settled, and nothing more is due. Total paid: {amount}. Thank you.\n\nView the invoice and its payments:\n{link}',
    ar: 'مرحبًا {name}،\n\nسُوِّيت الفاتورة {number}، ولم يبقَ عليها مبلغ مستحق. مجموع المدفوع: {amount}. شكرًا لك.\n\nعرض الفاتورة ومدفوعاتها:\n{link}',
  },
  'invoice.remind-soon.subject': { en: 'Invoice {number} is due on {due}', ar: 'تستحق الفاتورة {number} بتاريخ {due}' },
  'invoice.remind-soon.body': {
    en: 'Hello {name},\n\nThis is a reminder that {amount} of invoice {number} is due on {due}. If you have already sent the payment, there is nothing more to do.\n\nPay the invoice:\n{link}',
    ar: 'مرحبًا {name}،\n\nنذكّرك بأن مبلغ {amount} من الفاتورة {number} يستحق السداد بتاريخ {due}. إن كنت قد حوّلت المبلغ فلا يلزمك شيء آخر.\n\nسداد الفاتورة:\n{link}',
  },
  'invoice.remind-late.subject': {
    en: 'Invoice {number} was due on {due}',
    ar: 'استحقت الفاتورة {number} بتاريخ {due}',
  },
  'invoice.remind-late.body': {
    en: 'Hello {name},\n\nInvoice {number} was due on {due}, and {amount} is still unpaid. Please pay it, or reply to this email if something needs to be corrected.\n\nPay the invoice:\n{link}',
    ar: 'مرحبًا {name}،\n\nاستحقت الفاتورة {number} بتاريخ {due}، وما زال مبلغ {amount} غير مسدد. نرجو سداده، أو الرد على هذه الرسالة إن كان في الفاتورة ما يحتاج إلى تصحيح.\n\nسداد الفاتورة:\n{link}',
  },
  'invoice.remind-last.subject': { en: 'Overdue: invoice {number}', ar: 'فاتورة متأخرة السداد: {number}' },
  'invoice.remind-last.body': {
    en: 'Hello {name},\n\nInvoice {number} has been overdue since {due}. {amount} is still unpaid, and we have not heard from you.\n\nPlease pay it this week, or reply with the date on which we can expect the payment.\n\nPay the invoice:\n{link}',
    ar: 'مرحبًا {name}،\n\nالفاتورة {number} متأخرة السداد منذ {due}، وما زال مبلغ {amount} غير مسدد، ولم يصلنا منك رد.\n\nنرجو سداده خلال هذا الأسبوع، أو الرد على هذه الرسالة بالموعد المتوقع للسداد.\n\nسداد الفاتورة:\n{link}',
  },
  'payment.received.subject': {
    en: 'We received {amount} for invoice {number}',
    ar: 'استلمنا {amount} عن الفاتورة {number}',
  },
  'payment.received.body': {
    en: 'Hello {name},\n\nWe received your payment of {amount} for invoice {number}. Nothing more is due. Thank you.\n\nView the invoice and its payments:\n{link}',
    ar: 'مرحبًا {name}،\n\nاستلمنا دفعتك {amount} عن الفاتورة {number}، ولم يبقَ عليها مبلغ مستحق. شكرًا لك.\n\nعرض الفاتورة ومدفوعاتها:\n{link}',
  },
  'payment.received-part.subject': {
    en: 'We received {amount} for invoice {number}; {owed} is still due',
    ar: 'استلمنا {amount} عن الفاتورة {number}، والمتبقي {owed}',
  },
  'payment.received-part.body': {
    en: 'Hello {name},\n\nWe received your payment of {amount} for invoice {number}. {owed} is still due.\n\nPay the rest:\n{link}',
    ar: 'مرحبًا {name}،\n\nاستلمنا دفعتك {amount} عن الفاتورة {number}، والمتبقي عليها {owed}.\n\nسداد المتبقي:\n{link}',
  },
  'payment.received-more.subject': {
    en: 'We received {amount} for invoice {number}: {kept} more than was due',
    ar: 'استلمنا {amount} عن الفاتورة {number}، بزيادة {kept} على المستحق',
  },
  'payment.received-more.body': {
    en: 'Hello {name},\n\nWe received your payment of {amount} for invoice {number}. Nothing more is due. Thank you.\n\nThe payment was {kept} more than was due. We have credited this amount to your account for your next invoice. If you prefer a refund, reply to this email.\n\nView the invoice and its payments:\n{link}',
    ar: 'مرحبًا {name}،\n\nاستلمنا دفعتك {amount} عن الفاتورة {number}، ولم يبقَ عليها مبلغ مستحق. شكرًا لك.\n\nتزيد الدفعة على المستحق بمبلغ {kept}، وقد أُضيف رصيدًا إلى حسابك لاستخدامه في فاتورتك القادمة. وإن رغبت في استرداده فيكفي الرد على هذه الرسالة.\n\nعرض الفاتورة ومدفوعاتها:\n{link}',
  },
  'payment.refunded.subject': {
    en: 'We refunded {amount} for invoice {number}',
    ar: 'رددنا إليك {amount} عن الفاتورة {number}',
  },
  'payment.refunded.body': {
    en: 'Hello {name},\n\nWe have refunded {amount} of your payment for invoice {number} to the payment method that you used. Banks can take up to 14 days to show it.\n\nView the invoice and credit note:\n{link}',
    ar: 'مرحبًا {name}،\n\nرددنا إليك {amount} من دفعتك للفاتورة {number} بالطريقة التي دفعت بها. قد يستغرق ظهور المبلغ في حسابك حتى 14 يومًا.\n\nعرض الفاتورة والإشعار الدائن:\n{link}',
  },
  'payment.undone.subject': {
    en: 'We cancelled a payment of {amount} for invoice {number}',
    ar: 'أُلغي تسجيل دفعة قدرها {amount} عن الفاتورة {number}',
  },
  'payment.undone.body': {
    en: 'Hello {name},\n\nWe recorded a payment of {amount} for invoice {number} and have cancelled it for this reason:\n{reason}\n\nThe amount is due again. If this is wrong, reply to this email.\n\nView the invoice and its payments:\n{link}',
    ar: 'مرحبًا {name}،\n\nسجّلنا دفعة قدرها {amount} عن الفاتورة {number}، ثم ألغينا تسجيلها للسبب التالي:\n{reason}\n\nعاد المبلغ مستحقًا. إن كان في ذلك خطأ فيكفي الرد على هذه الرسالة.\n\nعرض الفاتورة ومدفوعاتها:\n{link}',
  },
  'payment.transfer-declined.subject': {
    en: 'We could not confirm your transfer for invoice {number}',
    ar: 'تعذّر تأكيد تحويلك للفاتورة {number}',
  },
  'payment.transfer-declined.body': {
    en: 'Hello {name},\n\nYou informed us of a transfer of {amount} for invoice {number}. We could not confirm it for this reason:\n{reason}\n\nYou can send the details again or pay another way.\n\nPay the invoice:\n{link}',
    ar: 'مرحبًا {name}،\n\nأبلغتنا بتحويل {amount} للفاتورة {number}، وتعذّر تأكيده للسبب التالي:\n{reason}\n\nيمكنك إرسال بيانات التحويل مرة أخرى أو الدفع بطريقة أخرى.\n\nسداد الفاتورة:\n{link}',
  },
})
