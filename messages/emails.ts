import { defineMessages } from '#/domain/text.ts'

/** Mails, a subject and a body a kind. Every body may use {name} and {link}; the signature is added by the sender. */
export const emailMessages = defineMessages({
  'office.bank-change.subject': {
    en: 'Another bank account for invoices was entered',
    ar: 'أُدخل حساب بنكي آخر للفواتير',
  },
  'office.bank-change.body': {
    en: 'Dear {name},\n\nAnother bank account for the payments of clients was entered.\n\nAccount: {account}\nEntered by: {who}\nOn invoices from: {when}\n\nEvery administrator receives this message. If you do not recognise the account, stop the change before that time:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُدخل حساب بنكي آخر لاستقبال دفعات العملاء.\n\nالحساب: {account}\nأدخله: {who}\nيظهر في الفواتير بدءًا من: {when}\n\nتصل هذه الرسالة إلى جميع مديري النظام. إن لم تكن على علم بهذا الحساب فأوقف التغيير قبل ذلك الوقت:\n{link}',
  },
  'office.bank-change-stopped.subject': {
    en: 'The change of the bank account was stopped',
    ar: 'أُوقف تغيير الحساب البنكي',
  },
  'office.bank-change-stopped.body': {
    en: 'Dear {name},\n\nThe change of the bank account for invoices was stopped. Invoices keep the present account.\n\nAccount that was entered: {account}\nStopped by: {who}\n\nIf you did not expect the change, ask who entered it: their password may be known to others.\n{link}',
    ar: 'مرحبًا {name}،\n\nأُوقف تغيير الحساب البنكي للفواتير، ويبقى الحساب الحالي فيها.\n\nالحساب الذي أُدخل: {account}\nأوقف التغيير: {who}\n\nإن كان التغيير غير متوقع فاسأل من أدخله، فقد تكون كلمة مروره معروفة لغيره.\n{link}',
  },
  'office.powerful-step.subject': { en: 'Security notice: {what}', ar: 'تنبيه أمني: {what}' },
  'office.powerful-step.body': {
    en: 'Dear {name},\n\nAn administrator took a step that affects the whole platform.\n\nStep: {what}\nConcerns: {detail}\nBy: {who}\nTime: {when}\n\nEvery administrator receives this message. If you did not expect it, ask {who} and look here:\n{link}',
    ar: 'مرحبًا {name}،\n\nاتُّخذت في لوحة الإدارة خطوة تمسّ المنصة كلها.\n\nالخطوة: {what}\nتخص: {detail}\nمدير النظام: {who}\nالوقت: {when}\n\nتصل هذه الرسالة إلى جميع مديري النظام. إن كانت غير متوقعة فتحقق منها مع {who} وراجع الصفحة:\n{link}',
  },
  'payment.refunded.subject': { en: 'Your money goes back: invoice {number}', ar: 'رد مبلغ: الفاتورة {number}' },
  'payment.refunded.body': {
    en: 'Dear {name},\n\nWe have sent {amount} of your payment for invoice {number} back the way it came. Banks take up to 14 days to show it.\n\nThe invoice and its credit note are here:\n{link}',
    ar: 'عزيزنا {name}،\n\nأعدنا إليك {amount} من دفعتك للفاتورة {number} بالطريقة التي دفعت بها. قد يستغرق ظهورها في حسابك حتى 14 يومًا.\n\nتجد الفاتورة والإشعار الدائن هنا:\n{link}',
  },
  'payment.transfer-declined.subject': {
    en: 'We could not find your transfer for invoice {number}',
    ar: 'تعذّر العثور على تحويلك للفاتورة {number}',
  },
  'payment.transfer-declined.body': {
    en: 'Dear {name},\n\nYou told us of a transfer of {amount} for invoice {number}. We could not confirm it:\n{reason}\n\nTell us again, or pay another way:\n{link}',
    ar: 'عزيزنا {name}،\n\nأفدتنا بتحويل {amount} للفاتورة {number}، وتعذّر علينا تأكيده للسبب الآتي:\n{reason}\n\nيمكنك إرسال بيانات التحويل مرة أخرى أو الدفع بطريقة أخرى:\n{link}',
  },
  'account.welcome.subject': { en: 'Welcome to {company}', ar: 'مرحبًا بك في {company}' },
  'account.welcome.body': {
    en: 'Dear {name},\n\nYour account is ready. Sign in here:\n{link}',
    ar: 'عزيزنا {name}،\n\nحسابك جاهز. يمكنك تسجيل الدخول من هنا:\n{link}',
  },
  'account.welcome-client.subject': { en: 'Welcome to {company}', ar: 'مرحبًا بك في {company}' },
  'account.welcome-client.body': {
    en: 'Dear {name},\n\nYour account is ready and we are checking the details of your company. You can already place evaluation requests; they go ahead as soon as the account is approved.\n\nSign in here:\n{link}',
    ar: 'عزيزنا {name}،\n\nحسابك جاهز، ونراجع حاليًا بيانات منشأتك. يمكنك إرسال طلبات التقييم من الآن، ويبدأ تنفيذها فور اعتماد الحساب.\n\nيمكنك تسجيل الدخول من هنا:\n{link}',
  },
  'account.reset.subject': { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
  'account.reset.body': {
    en: 'Dear {name},\n\nUse this link within 30 minutes to set a new password:\n{link}\n\nIf you did not ask for it, nothing has changed and you can ignore this mail.',
    ar: 'عزيزنا {name}،\n\nاستخدم هذا الرابط خلال 30 دقيقة لتعيين كلمة مرور جديدة:\n{link}\n\nإن لم تطلب ذلك فتجاهل هذه الرسالة، فلم يتغير شيء في حسابك.',
  },
  'account.password-changed.subject': { en: 'Your password was changed', ar: 'تم تغيير كلمة مرورك' },
  'account.password-changed.body': {
    en: 'Dear {name},\n\nThe password of your account was just changed and all devices were signed out. If this was not you, set a new one at once:\n{link}',
    ar: 'عزيزنا {name}،\n\nتم تغيير كلمة مرور حسابك قبل قليل وتسجيل الخروج من جميع الأجهزة. إن لم تكن أنت من غيّرها فعيّن كلمة مرور جديدة فورًا:\n{link}',
  },
  'account.iban-changed.subject': { en: 'Your bank account was changed', ar: 'تم تغيير حسابك البنكي' },
  'account.iban-changed.body': {
    en: 'Dear {name},\n\nFrom now on your payouts go to this account: {account}\n\nIf this was not you, change your password at once, correct the account and contact us:\n{link}',
    ar: 'عزيزنا {name}،\n\nستُحوَّل مستحقاتك من الآن إلى هذا الحساب: {account}\n\nإن لم تكن أنت من غيّره فغيّر كلمة مرورك فورًا وصحّح الحساب وتواصل معنا:\n{link}',
  },
  'payout.paid.subject': { en: 'Paid to your bank account: {amount}', ar: 'تم تحويل {amount} إلى حسابك البنكي' },
  'payout.paid.body': {
    en: 'Dear {name},\n\nWe transferred {amount} to your account {account}. Visits paid: {visits}. Bank reference: {reference}.\n\nDepending on your bank it may take a working day until you see it. What it is made of:\n{link}',
    ar: 'عزيزنا {name}،\n\nحوّلنا {amount} إلى حسابك {account}. عدد الزيارات المدفوعة: {visits}. مرجع البنك: {reference}.\n\nقد يستغرق ظهور المبلغ يوم عمل بحسب مصرفك. تجد التفاصيل هنا:\n{link}',
  },
  'payout.failed.subject': { en: 'A transfer to you did not go through', ar: 'تعذّر تحويل مبلغ إليك' },
  'payout.failed.body': {
    en: 'Dear {name},\n\nThe bank did not accept our transfer of {amount} to your account {account}. It says: {reason}\n\nNothing is lost. Check your bank account; after that we try again:\n{link}',
    ar: 'عزيزنا {name}،\n\nلم يقبل البنك تحويل {amount} إلى حسابك {account}، والسبب: {reason}\n\nمستحقاتك محفوظة. تحقق من حسابك البنكي لنعيد المحاولة بعد ذلك:\n{link}',
  },
  'payout.answered.subject': { en: 'The answer to your question about a payout', ar: 'الرد على استفسارك عن المستحقات' },
  'payout.answered.body': {
    en: 'Dear {name},\n\nYou asked us about a payout. Our answer:\n\n{answer}\n\nYour payouts:\n{link}',
    ar: 'عزيزنا {name}،\n\nسألتنا عن مستحقاتك، وهذا ردّنا:\n\n{answer}\n\nمستحقاتك:\n{link}',
  },
  'account.second-factor-on.subject': {
    en: 'Two-step sign-in is on',
    ar: 'تم تفعيل الدخول بخطوتين',
  },
  'account.second-factor-on.body': {
    en: 'Dear {name},\n\nFrom now on signing in to your account asks for a code of your authenticator. All other devices were signed out. If this was not you, set a new password at once and contact us:\n{link}',
    ar: 'عزيزنا {name}،\n\nمن الآن فصاعدًا يتطلب الدخول إلى حسابك رمزًا من تطبيق المصادقة، وقد تم تسجيل الخروج من الأجهزة الأخرى. إن لم تكن أنت من فعّل ذلك فعيّن كلمة مرور جديدة فورًا وتواصل معنا:\n{link}',
  },
  'account.second-factor-off.subject': {
    en: 'Two-step sign-in is off',
    ar: 'تم إيقاف الدخول بخطوتين',
  },
  'account.second-factor-off.body': {
    en: 'Dear {name},\n\nYour account now opens with the password alone. If this was not you, set a new password at once and contact us:\n{link}',
    ar: 'عزيزنا {name}،\n\nأصبح الدخول إلى حسابك بكلمة المرور وحدها. إن لم تكن أنت من أوقف ذلك فعيّن كلمة مرور جديدة فورًا وتواصل معنا:\n{link}',
  },
  'account.recovery-codes.subject': {
    en: 'New recovery codes for your account',
    ar: 'رموز استرداد جديدة لحسابك',
  },
  'account.recovery-codes.body': {
    en: 'Dear {name},\n\nNew recovery codes were drawn for your account; the old ones no longer work. If this was not you, set a new password at once and contact us:\n{link}',
    ar: 'عزيزنا {name}،\n\nأُصدرت رموز استرداد جديدة لحسابك، ولم تعد الرموز السابقة صالحة. إن لم تكن أنت من طلبها فعيّن كلمة مرور جديدة فورًا وتواصل معنا:\n{link}',
  },
  'share.link.subject': {
    en: '{client} asks you to pay a share of invoice {number}',
    ar: '{client} يدعوك إلى سداد حصة من الفاتورة {number}',
  },
  'share.link.body': {
    en: 'Dear {name},\n\n{client} shares invoice {number} among several payers. Your share is {amount}, to be paid by {day}.\n\nSee and pay it here, without an account:\n{link}\n\nIf you do not expect this, ask {client} before you pay.',
    ar: 'عزيزنا {name}،\n\nقسّم {client} الفاتورة {number} على عدة دافعين، وحصتك منها {amount}، وآخر يوم لسدادها {day}.\n\nيمكنك الاطلاع عليها وسدادها من هنا دون حساب:\n{link}\n\nإن لم تكن تتوقع هذه الرسالة فتواصل مع {client} قبل السداد.',
  },
  'share.reminder.subject': {
    en: 'Reminder: your share of invoice {number} of {client}',
    ar: 'تذكير: حصتك من الفاتورة {number} لدى {client}',
  },
  'share.reminder.body': {
    en: 'Dear {name},\n\nYour share of invoice {number} of {client} is still open: {amount}, to be paid by {day}.\n\nSee and pay it here, without an account:\n{link}\n\nIf you have paid it in the meantime, ignore this mail.',
    ar: 'عزيزنا {name}،\n\nلم تُسدَّد بعد حصتك من الفاتورة {number} لدى {client}: {amount}، وآخر يوم لسدادها {day}.\n\nيمكنك الاطلاع عليها وسدادها من هنا دون حساب:\n{link}\n\nإن كنت قد سدّدتها فتجاهل هذه الرسالة.',
  },
  'share.withdrawn.subject': {
    en: 'You need not pay a share of invoice {number} of {client}',
    ar: 'لم تعد حصتك من الفاتورة {number} لدى {client} مطلوبة',
  },
  'share.withdrawn.body': {
    en: 'Dear {name},\n\n{client} withdrew your share of invoice {number}. The link that you received no longer works, and nothing is expected of you.',
    ar: 'عزيزنا {name}،\n\nأوقف {client} حصتك من الفاتورة {number}. لم يعد الرابط الذي وصلك صالحًا، ولا يلزمك سداد شيء.',
  },
  'share.paid.subject': {
    en: 'Your share of invoice {number} of {client} is paid',
    ar: 'سُدّدت حصتك من الفاتورة {number} لدى {client}',
  },
  'share.paid.body': {
    en: 'Dear {name},\n\nWe received {received} for your share of invoice {number} of {client}. Your share is paid. Thank you.\n\nYour link shows the payment:\n{link}',
    ar: 'مرحبًا {name}،\n\nاستلمنا {received} عن حصتك من الفاتورة {number} الخاصة بـ{client}، وبذلك سُدِّدت حصتك كاملة. شكرًا لك.\n\nتجد تفاصيل الدفعة في الرابط نفسه:\n{link}',
  },
  'share.part-paid.subject': {
    en: 'A part of your share of invoice {number} of {client} arrived',
    ar: 'وصل جزء من حصتك من الفاتورة {number} الخاصة بـ{client}',
  },
  'share.part-paid.body': {
    en: 'Dear {name},\n\nWe received {received} for your share of invoice {number} of {client}. {amount} of your share is still open, to be paid by {day}.\n\nPay the rest here:\n{link}',
    ar: 'مرحبًا {name}،\n\nاستلمنا {received} عن حصتك من الفاتورة {number} الخاصة بـ{client}، وبقي من حصتك {amount} يُسدَّد في موعد أقصاه {day}.\n\nيمكنك سداد الباقي من هنا:\n{link}',
  },
  'invoice.issued.subject': { en: 'Invoice {number}: {amount}', ar: 'الفاتورة {number}: {amount}' },
  'invoice.issued.body': {
    en: 'Dear {name},\n\nInvoice {number} over {amount} including VAT was issued for you. It is due on {due}.\n\nSee it, download it and pay it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nصدرت لك الفاتورة {number} بمبلغ {amount} شاملًا ضريبة القيمة المضافة، وتستحق السداد بتاريخ {due}.\n\nيمكنك الاطلاع عليها وتنزيلها وسدادها من هنا:\n{link}',
  },
  'invoice.credited.subject': { en: 'Credit note {number}: {amount}', ar: 'الإشعار الدائن {number}: {amount}' },
  'invoice.credited.body': {
    en: 'Dear {name},\n\nCredit note {number} over {amount} including VAT was issued for invoice {original}.\nReason: {reason}\n\nSee it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nصدر الإشعار الدائن {number} بمبلغ {amount} شاملًا ضريبة القيمة المضافة، تصحيحًا للفاتورة {original}.\nالسبب: {reason}\n\nيمكنك الاطلاع عليه من هنا:\n{link}',
  },
  'invoice.debited.subject': { en: 'Debit note {number}: {amount}', ar: 'الإشعار المدين {number}: {amount}' },
  'invoice.debited.body': {
    en: 'Dear {name},\n\nDebit note {number} over {amount} including VAT was issued in addition to invoice {original}. It is due on {due}.\nReason: {reason}\n\nSee it and pay it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nصدر الإشعار المدين {number} بمبلغ {amount} شاملًا ضريبة القيمة المضافة، إضافةً إلى الفاتورة {original}، ويستحق السداد بتاريخ {due}.\nالسبب: {reason}\n\nيمكنك الاطلاع عليه وسداده من هنا:\n{link}',
  },
  'invoice.settled.subject': { en: 'Invoice {number} is settled', ar: 'سُوِّيت الفاتورة {number}' },
  'invoice.settled.body': {
    en: 'Dear {name},\n\nInvoice {number} is settled. {amount} was paid for it in all, and nothing more is due. Thank you.\n\nThe invoice and its payments are here:\n{link}',
    ar: 'مرحبًا {name}،\n\nسُوِّيت الفاتورة {number} بالكامل. بلغ مجموع المدفوع عنها {amount}، ولم يبقَ عليها شيء. شكرًا لك.\n\nتجد الفاتورة ومدفوعاتها هنا:\n{link}',
  },
  'job.failed-money.subject': {
    en: 'A job that moves money failed: {job}',
    ar: 'تعذّرت مهمة مالية: {job}',
  },
  'job.failed-money.body': {
    en: 'Dear {name},\n\nThe job {job} failed after all its tries, so that a payment, payout or tax document may be missing. See the error and try again here:\n{link}',
    ar: 'مرحبًا {name}،\n\nتعذّرت المهمة {job} بعد استنفاد محاولاتها، وقد ينقص بسببها سداد أو مستحقات أو مستند ضريبي. يمكنك الاطلاع على الخطأ وإعادة المحاولة من هنا:\n{link}',
  },
  'payment.received.subject': {
    en: 'We received {amount} for invoice {number}',
    ar: 'استلمنا {amount} عن الفاتورة {number}',
  },
  'payment.received.body': {
    en: 'Dear {name},\n\nWe received your payment of {amount} for invoice {number}. Nothing more is due on it. Thank you.\n\nThe invoice and its payments are here:\n{link}',
    ar: 'مرحبًا {name}،\n\nاستلمنا دفعتك {amount} عن الفاتورة {number}، ولم يبقَ عليها شيء. شكرًا لك.\n\nتجد الفاتورة ومدفوعاتها هنا:\n{link}',
  },
  'payment.received-part.subject': {
    en: 'We received {amount} for invoice {number}; {owed} is still due',
    ar: 'استلمنا {amount} عن الفاتورة {number} وبقي {owed}',
  },
  'payment.received-part.body': {
    en: 'Dear {name},\n\nWe received your payment of {amount} for invoice {number}. {owed} is still due on it.\n\nPay the rest here:\n{link}',
    ar: 'مرحبًا {name}،\n\nاستلمنا دفعتك {amount} عن الفاتورة {number}، وبقي عليها {owed}.\n\nيمكنك سداد الباقي من هنا:\n{link}',
  },
  'payment.received-more.subject': {
    en: 'We received {amount} for invoice {number}: {kept} more than was due',
    ar: 'استلمنا {amount} عن الفاتورة {number}، بزيادة {kept} على المستحق',
  },
  'payment.received-more.body': {
    en: 'Dear {name},\n\nWe received your payment of {amount} for invoice {number}. Nothing more is due on it. Thank you.\n\nThe payment was {kept} more than was due. We keep this sum as your credit, and it can be used for your next invoice. If you would like it back, answer this mail.\n\nThe invoice and its payments are here:\n{link}',
    ar: 'مرحبًا {name}،\n\nاستلمنا دفعتك {amount} عن الفاتورة {number}، ولم يبقَ عليها شيء. شكرًا لك.\n\nتزيد الدفعة على المستحق بمبلغ {kept}. حفظنا هذا المبلغ رصيدًا لك يمكن استخدامه في فاتورتك القادمة، وإن رغبت في استرداده فيكفي الرد على هذه الرسالة.\n\nتجد الفاتورة ومدفوعاتها هنا:\n{link}',
  },
  'invoice.remind-soon.subject': { en: 'Invoice {number} is due on {due}', ar: 'تستحق الفاتورة {number} بتاريخ {due}' },
  'invoice.remind-soon.body': {
    en: 'Dear {name},\n\nA short reminder: {amount} on invoice {number} is due on {due}. If the payment is on its way, there is nothing more to do.\n\nPay here:\n{link}',
    ar: 'عزيزنا {name}،\n\nنذكّرك بأن مبلغ {amount} من الفاتورة {number} يستحق السداد بتاريخ {due}. إن كنت قد حوّلت المبلغ فلا يلزمك شيء آخر.\n\nيمكنك السداد من هنا:\n{link}',
  },
  'invoice.remind-late.subject': {
    en: 'Invoice {number} was due on {due}',
    ar: 'استحقت الفاتورة {number} بتاريخ {due}',
  },
  'invoice.remind-late.body': {
    en: 'Dear {name},\n\nInvoice {number} was due on {due}, and {amount} is still open. Please pay it, or tell us if something about it is not right.\n\nPay here:\n{link}',
    ar: 'عزيزنا {name}،\n\nاستحقت الفاتورة {number} بتاريخ {due}، وما زال مبلغ {amount} غير مسدد. نرجو سداده، أو إبلاغنا إن كان في الفاتورة ما يحتاج إلى تصحيح.\n\nيمكنك السداد من هنا:\n{link}',
  },
  'invoice.remind-last.subject': { en: 'Overdue: invoice {number}', ar: 'فاتورة متأخرة السداد: {number}' },
  'invoice.remind-last.body': {
    en: 'Dear {name},\n\nInvoice {number} has been overdue since {due}. {amount} is still open, and we have no answer from you.\n\nPlease pay it this week, or write to us about when we can expect it.\n\nPay here:\n{link}',
    ar: 'عزيزنا {name}،\n\nالفاتورة {number} متأخرة السداد منذ {due}، وما زال مبلغ {amount} غير مسدد ولم يصلنا منك رد.\n\nنرجو السداد خلال هذا الأسبوع، أو إبلاغنا بالموعد المتوقع له.\n\nيمكنك السداد من هنا:\n{link}',
  },
  'message.received.subject': { en: 'Message {ticket}: {form}', ar: 'الرسالة {ticket}: {form}' },
  'message.received.body': {
    en: '{name} wrote through the website.\n\nTicket: {ticket}\nForm: {form}\n\n{answers}\n\nOpen it in the inbox:\n{link}',
    ar: 'رسالة من {name} عبر الموقع.\n\nرقم الطلب: {ticket}\nالنموذج: {form}\n\n{answers}\n\nافتحها في صندوق الوارد:\n{link}',
  },
  'message.thanks.subject': {
    en: 'We received your message, ticket {ticket}',
    ar: 'وصلتنا رسالتك، رقم الطلب {ticket}',
  },
  'message.thanks.body': {
    en: 'Thank you for writing to us. We received what you sent with “{form}” and will answer within working hours, Sunday to Thursday.\n\nYour ticket number: {ticket}\n\nTo add something, write to {contact} and give this number. If you did not write to us, somebody mistyped an address and you can ignore this mail.',
    ar: 'شكرًا لتواصلك معنا. وصلنا ما أرسلته عبر نموذج «{form}»، وسنردّ عليك خلال ساعات العمل من الأحد إلى الخميس.\n\nرقم طلبك: {ticket}\n\nلإضافة أي تفاصيل راسلنا على {contact} واذكر هذا الرقم. وإن لم تكن أنت من راسلنا، فقد كُتب بريدك بالخطأ ويمكنك تجاهل هذه الرسالة.',
  },
  'case-study.offered.subject': { en: 'May we publish your story?', ar: 'هل توافق على نشر قصتك؟' },
  'case-study.offered.body': {
    en: 'Dear {name},\n\nWe wrote a short story about your results: “{title}”. It is published only if you agree, and you can take it back at any time. Read exactly what would be published and decide here:\n{link}',
    ar: 'عزيزنا {name}،\n\nكتبنا قصة قصيرة عن نتائجك بعنوان «{title}». لن تُنشر إلا بموافقتك، ويمكنك سحبها في أي وقت. اطّلع على النص كما سيُنشر وقرّر من هنا:\n{link}',
  },
  'certificate.issued.subject': { en: 'Certificate for {branch}: {level}', ar: 'شهادة {branch}: المستوى {level}' },
  'certificate.issued.body': {
    en: 'Dear {name},\n\n{branch} has earned a certificate: {level}. It is valid until {date} and can be checked by anybody here:\n{page}\n\nThe certificate as a document, its badge and the code for your website are in your portal:\n{link}',
    ar: 'عزيزنا {name}،\n\nاستحق {branch} شهادة بالمستوى {level}، وهي سارية حتى {date} ويمكن لأي شخص التحقق منها هنا:\n{page}\n\nتجد ملف الشهادة وشارتها ورمز تضمينها في موقعك ضمن حسابك:\n{link}',
  },
  'certificate.renewed.subject': {
    en: 'Certificate of {branch} renewed: {level}',
    ar: 'تجديد شهادة {branch}: المستوى {level}',
  },
  'certificate.renewed.body': {
    en: 'Dear {name},\n\nThe certificate of {branch} is renewed: {level}. It has a new number and is valid until {date}:\n{page}\n\nReplace the printed one and the code on your website; both are in your portal:\n{link}',
    ar: 'عزيزنا {name}،\n\nجُدّدت شهادة {branch} بالمستوى {level}، ولها رقم جديد وهي سارية حتى {date}:\n{page}\n\nاستبدل النسخة المطبوعة ورمز التضمين في موقعك، وتجدهما في حسابك:\n{link}',
  },
  'certificate.suspended.subject': { en: 'Certificate of {branch} suspended', ar: 'إيقاف شهادة {branch} مؤقتًا' },
  'certificate.suspended.body': {
    en: 'Dear {name},\n\nThe certificate of {branch} is suspended: {why}. Whoever checks it sees this at once; please do not show it while it lasts. We write:\n\n{reason}\n\nAnswer this mail to settle it. The certificate in your portal:\n{link}',
    ar: 'عزيزنا {name}،\n\nأُوقفت شهادة {branch} مؤقتًا: {why}. يظهر ذلك فورًا لمن يتحقق منها، فنرجو عدم عرضها خلال هذه المدة. التفاصيل:\n\n{reason}\n\nيمكنك الرد على هذه الرسالة لمعالجة الأمر. الشهادة في حسابك:\n{link}',
  },
  'certificate.suspended-by-rule.subject': {
    en: 'Certificate of {branch} suspended after a critical failure',
    ar: 'إيقاف شهادة {branch} مؤقتًا بعد إخفاق حرج',
  },
  'certificate.suspended-by-rule.body': {
    en: 'Dear {name},\n\nA critical standard failed on a visit to {branch}, so its certificate is suspended. Whoever checks it sees this at once; please do not show it while it lasts.\n\nThe way back: open a corrective action for each critical finding of the report, do it, and verify it. The certificate is then valid again by itself:\n{link}\n\nIf a finding is not right, you can dispute it there.',
    ar: 'عزيزنا {name}،\n\nلم يتحقق معيار حرج في زيارة {branch}، لذلك أُوقفت شهادته مؤقتًا. يظهر ذلك فورًا لمن يتحقق منها، فنرجو عدم عرضها خلال هذه المدة.\n\nلاستعادتها: افتح إجراءً تصحيحيًا لكل ملاحظة حرجة في التقرير ونفّذه ثم تحقق منه، فتعود الشهادة سارية تلقائيًا:\n{link}\n\nوإن رأيت أن الملاحظة غير صحيحة فيمكنك الاعتراض عليها من الصفحة نفسها.',
  },
  'certificate.reinstated.subject': { en: 'Certificate of {branch} valid again', ar: 'عودة شهادة {branch} سارية' },
  'certificate.reinstated.body': {
    en: 'Dear {name},\n\nThe certificate of {branch} is valid again, until {date}. Anybody can check it here:\n{page}\n\nIn your portal:\n{link}',
    ar: 'عزيزنا {name}،\n\nعادت شهادة {branch} سارية حتى {date}، ويمكن لأي شخص التحقق منها هنا:\n{page}\n\nفي حسابك:\n{link}',
  },
  'certificate.revoked.subject': { en: 'Certificate of {branch} revoked', ar: 'إلغاء شهادة {branch}' },
  'certificate.revoked.body': {
    en: 'Dear {name},\n\nThe certificate of {branch} is revoked: {why}. Please take down the printed one and the badge: whoever checks them sees that it is not valid. The reason:\n\n{reason}\n\nAnswer this mail if you see it differently. The certificate in your portal:\n{link}',
    ar: 'عزيزنا {name}،\n\nأُلغيت شهادة {branch}: {why}. نرجو إزالة النسخة المطبوعة والشارة، إذ يظهر لمن يتحقق منهما أن الشهادة غير سارية. السبب:\n\n{reason}\n\nيمكنك الرد على هذه الرسالة إن كان لديك رأي آخر. الشهادة في حسابك:\n{link}',
  },
  'certificate.expired.subject': { en: 'Certificate of {branch} expired', ar: 'انتهاء صلاحية شهادة {branch}' },
  'certificate.expired.body': {
    en: 'Dear {name},\n\nThe certificate of {branch} ended on {date}. If the branch meets the rule you can renew it in your portal; otherwise you see there what is missing:\n{link}',
    ar: 'عزيزنا {name}،\n\nانتهت صلاحية شهادة {branch} بتاريخ {date}. إن كان الفرع يستوفي الشروط فيمكنك تجديدها من حسابك، وإلا فستجد هناك ما ينقصه:\n{link}',
  },
  'certificate.ends.subject': {
    en: 'Certificate of {branch} ends on {date}',
    ar: 'شهادة {branch} تنتهي بتاريخ {date}',
  },
  'certificate.ends.body': {
    en: 'Dear {name},\n\nThe certificate of {branch} ends on {date}. Within 60 days before that you can renew it while the branch meets the rule. How it stands today:\n{link}',
    ar: 'عزيزنا {name}،\n\nتنتهي شهادة {branch} بتاريخ {date}. يمكنك تجديدها خلال 60 يومًا قبل ذلك ما دام الفرع يستوفي الشروط. وضعه اليوم:\n{link}',
  },
  'certificate.declined.subject': { en: 'Application for {branch} not granted', ar: 'طلب شهادة {branch} لم يُقبل' },
  'certificate.declined.body': {
    en: 'Dear {name},\n\nWe could not grant the application for a certificate for {branch}. We write:\n\n{answer}\n\nYou can apply again once that is settled:\n{link}',
    ar: 'عزيزنا {name}،\n\nتعذّر قبول طلب شهادة {branch}. التفاصيل:\n\n{answer}\n\nيمكنك تقديم طلب جديد بعد معالجة ذلك:\n{link}',
  },
  'plan.active.subject': { en: 'Your plan is active: {plan}', ar: 'باقتك سارية: {plan}' },
  'plan.active.body': {
    en: 'Dear {name},\n\n{plan} runs from today until {until} and renews itself every month. Your plan, what of it is used, and how to change or end it:\n{link}',
    ar: 'عزيزنا {name}،\n\nتسري {plan} من اليوم حتى {until} وتتجدد كل شهر. باقتك وما استُخدم منها وطريقة تغييرها أو إنهائها:\n{link}',
  },
  'plan.renewed.subject': { en: '{plan}: a new month, invoice {number}', ar: '{plan}: شهر جديد، الفاتورة {number}' },
  'plan.renewed.body': {
    en: 'Dear {name},\n\n{plan} runs for another month, until {until}. Invoice {number} over {amount} is due today; you can pay it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nتجددت {plan} شهرًا آخر حتى {until}. الفاتورة {number} بمبلغ {amount} مستحقة اليوم، ويمكنك سدادها من هنا:\n{link}',
  },
  'plan.ends-soon.subject': { en: '{plan} ends on {date}', ar: 'تنتهي {plan} بتاريخ {date}' },
  'plan.ends-soon.body': {
    en: 'Dear {name},\n\nAs you asked, {plan} ends on {date} and is not renewed. From then on visits are billed singly. You can take this back until then:\n{link}',
    ar: 'عزيزنا {name}،\n\nبحسب طلبك تنتهي {plan} بتاريخ {date} ولا تتجدد، وتُفوتر الزيارات بعدها منفردة. يمكنك التراجع حتى ذلك الحين:\n{link}',
  },
  'plan.changes-soon.subject': { en: 'From {date} on: {next}', ar: 'من {date}: {next}' },
  'plan.changes-soon.body': {
    en: 'Dear {name},\n\nAs you asked, you are on {next} from {date} on. You can take this back until then:\n{link}',
    ar: 'عزيزنا {name}،\n\nبحسب طلبك تنتقل من {date} إلى {next}. يمكنك التراجع حتى ذلك الحين:\n{link}',
  },
  'plan.price-soon.subject': { en: 'The price of {plan} from {date} on', ar: 'سعر {plan} من {date}' },
  'plan.price-soon.body': {
    en: 'Dear {name},\n\nAs agreed, {plan} costs {price} a month with VAT from {date} on. Your plan:\n{link}',
    ar: 'عزيزنا {name}،\n\nبحسب الاتفاق يصبح سعر {plan} من {date}: {price} شهريًا شاملًا الضريبة. باقتك:\n{link}',
  },
  'plan.pause-soon.subject': { en: '{plan} pauses on {date}', ar: 'تُوقف {plan} مؤقتًا بتاريخ {date}' },
  'plan.pause-soon.body': {
    en: 'Dear {name},\n\nInvoice {number} over {amount} is still open. If it is not paid by then, {plan} pauses on {date}: visits are billed singly, the days you no longer get are credited, and the days until then stay owed. Pay here:\n{link}',
    ar: 'عزيزنا {name}،\n\nما زالت الفاتورة {number} بمبلغ {amount} دون سداد. إن لم تُسدَّد فستُوقف {plan} مؤقتًا بتاريخ {date}: تُفوتر الزيارات منفردة، ويُقيَّد لك رصيد الأيام التي لن تحصل عليها، وتبقى قيمة الأيام السابقة مستحقة. للسداد:\n{link}',
  },
  'plan.paused.subject': { en: '{plan} is paused', ar: 'أُوقفت {plan} مؤقتًا' },
  'plan.paused.body': {
    en: 'Dear {name},\n\nThe month was not paid, so {plan} is paused since {date}. The days you no longer get are credited; the days until then stay owed. Whenever you like you take a plan up again, and its month begins on the day you pay:\n{link}',
    ar: 'عزيزنا {name}،\n\nلم يُسدَّد الشهر، فأُوقفت {plan} مؤقتًا منذ {date}. قُيّد لك رصيد الأيام التي لم تحصل عليها، وتبقى قيمة الأيام السابقة مستحقة. يمكنك أخذ باقة من جديد متى شئت، ويبدأ شهرها يوم السداد:\n{link}',
  },
  'plan.ended.subject': { en: '{plan} has ended', ar: 'انتهت {plan}' },
  'plan.ended.body': {
    en: 'Dear {name},\n\n{plan} ended on {date}. Your reports and certificates stay yours, and visits can be ordered singly. You can take a plan again here:\n{link}',
    ar: 'عزيزنا {name}،\n\nانتهت {plan} بتاريخ {date}. تبقى لك تقاريرك وشهاداتك، ويمكنك طلب زيارات منفردة. ولأخذ باقة من جديد:\n{link}',
  },
  'plan.refunded.subject': { en: '{plan} has ended, your money goes back', ar: 'انتهت {plan} والمبلغ في طريقه إليك' },
  'plan.refunded.body': {
    en: 'Dear {name},\n\n{plan} ended on {date}. Its invoices are credited in full, and what you paid goes back the way it came within 14 days. Reports released so far stay yours. The credit notes are with your invoices:\n{link}',
    ar: 'عزيزنا {name}،\n\nانتهت {plan} بتاريخ {date}. عُكست فواتيرها كاملة بإشعار دائن، ويعود ما سددته بطريقة الدفع نفسها خلال 14 يومًا، وتبقى لك التقارير المنشورة. تجد الإشعارات الدائنة مع فواتيرك:\n{link}',
  },
  'shopper.approved.subject': { en: 'You can take visits now', ar: 'يمكنك الآن تنفيذ الزيارات' },
  'shopper.approved.body': {
    en: 'Dear {name},\n\nYour account is approved. Open visits and offers are in your portal:\n{link}',
    ar: 'عزيزنا {name}،\n\nتم اعتماد حسابك. تجد الزيارات المتاحة والعروض في حسابك:\n{link}',
  },
  'shopper.rejected.subject': { en: 'Your account was not approved for visits', ar: 'لم يُعتمد حسابك لتنفيذ الزيارات' },
  'shopper.rejected.body': {
    en: 'Dear {name},\n\nWe could not approve your account for visits. The reason:\n\n{reason}\n\nOnce it is settled, answer this mail and we will look at it again. Your account stays open:\n{link}',
    ar: 'عزيزنا {name}،\n\nتعذّر اعتماد حسابك لتنفيذ الزيارات للسبب التالي:\n\n{reason}\n\nيمكنك الرد على هذه الرسالة بعد معالجة السبب لنعيد النظر في الطلب. ويبقى حسابك مفتوحًا:\n{link}',
  },
  'shopper.blocked.subject': { en: 'Your account is suspended', ar: 'تم إيقاف حسابك' },
  'shopper.blocked.body': {
    en: 'Dear {name},\n\nYour account is suspended and signed out everywhere. Visits you had not begun went to others. The reason:\n\n{reason}\n\nAnswer this mail if you see it differently.',
    ar: 'عزيزنا {name}،\n\nتم إيقاف حسابك وتسجيل خروجك من جميع الأجهزة، وأُسندت الزيارات التي لم تبدأها إلى غيرك. سبب الإيقاف:\n\n{reason}\n\nيمكنك الرد على هذه الرسالة إن كان لديك رأي آخر.',
  },
  'shopper.unblocked.subject': { en: 'Your account is active again', ar: 'أُعيد تفعيل حسابك' },
  'shopper.unblocked.body': {
    en: 'Dear {name},\n\nYour account is active again. You can sign in and take visits:\n{link}',
    ar: 'عزيزنا {name}،\n\nأُعيد تفعيل حسابك، ويمكنك تسجيل الدخول وتنفيذ الزيارات:\n{link}',
  },
  'message.from-office.subject': { en: 'A message from {company}: {subject}', ar: 'رسالة من {company}: {subject}' },
  'message.from-office.body': {
    en: 'Dear {name},\n\n{text}\n\nYour portal:\n{link}',
    ar: 'عزيزنا {name}،\n\n{text}\n\nحسابك:\n{link}',
  },
  'work.given.subject': { en: 'New task for you: {title}', ar: 'لديك مهمة جديدة: {title}' },
  'work.given.body': {
    en: 'Dear {name},\n\nYou were given a task: {title}\nPriority: {priority}\nDue: {due}\n\nOpen it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nأُسندت إليك مهمة: {title}\nالأولوية: {priority}\nموعد الاستحقاق: {due}\n\nافتحها من هنا:\n{link}',
  },
  'work.due.subject': { en: 'Due today: {title}', ar: 'موعدها اليوم: {title}' },
  'work.due.body': {
    en: 'Dear {name},\n\nThis task is due today: {title}\nPriority: {priority}\n\nOpen it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nموعد هذه المهمة اليوم: {title}\nالأولوية: {priority}\n\nافتحها من هنا:\n{link}',
  },
  'client.approved.subject': { en: 'Your company account is approved', ar: 'تم اعتماد حساب منشأتك' },
  'client.approved.body': {
    en: 'Dear {name},\n\nYour company account is approved. Your evaluation requests can go ahead:\n{link}',
    ar: 'عزيزنا {name}،\n\nتم اعتماد حساب منشأتك، ويمكن الآن تنفيذ طلبات التقييم:\n{link}',
  },
  'client.rejected.subject': { en: 'Your company account was not approved', ar: 'لم يُعتمد حساب منشأتك' },
  'client.rejected.body': {
    en: 'Dear {name},\n\nWe could not approve your company account. The reason:\n\n{reason}\n\nAnswer this mail once it is settled and we will look at it again.',
    ar: 'عزيزنا {name}،\n\nتعذّر اعتماد حساب منشأتك للسبب التالي:\n\n{reason}\n\nيمكنك الرد على هذه الرسالة بعد معالجة السبب لنعيد النظر في الطلب.',
  },
  'client.suspended.subject': { en: 'Your company account is suspended', ar: 'تم إيقاف حساب منشأتك' },
  'client.suspended.body': {
    en: 'Dear {name},\n\nYour company account is suspended and takes no new requests. Your reports stay readable. The reason:\n\n{reason}\n\nAnswer this mail to settle it.',
    ar: 'عزيزنا {name}،\n\nتم إيقاف حساب منشأتك ولا يمكن إرسال طلبات جديدة، وتبقى تقاريرك متاحة للاطلاع. سبب الإيقاف:\n\n{reason}\n\nيمكنك الرد على هذه الرسالة لمعالجة الأمر.',
  },
  'client.reinstated.subject': { en: 'Your company account is active again', ar: 'أُعيد تفعيل حساب منشأتك' },
  'client.reinstated.body': {
    en: 'Dear {name},\n\nYour company account is active again. You can place evaluation requests:\n{link}',
    ar: 'عزيزنا {name}،\n\nأُعيد تفعيل حساب منشأتك، ويمكنك إرسال طلبات التقييم:\n{link}',
  },
  'report.returned.subject': { en: 'Changes needed: report on {branch}', ar: 'مطلوب تعديل تقرير {branch}' },
  'report.returned.body': {
    en: 'Dear {name},\n\nThe editor asks for changes to your report on {branch}:\n{reason}\n\nYou have 24 hours. Open the report here, at the answers in question:\n{link}',
    ar: 'عزيزنا {name}،\n\nطلب المراجع تعديل تقريرك عن {branch}:\n{reason}\n\nالمهلة 24 ساعة. افتح التقرير من هنا عند الإجابات المعنية:\n{link}',
  },
  'report.rejected.subject': { en: 'Report on {branch} not accepted', ar: 'لم يُقبل تقرير {branch}' },
  'report.rejected.body': {
    en: 'Dear {name},\n\nYour report on {branch} was rejected. The editor’s reason:\n{reason}\n\nYou can read the report here, and appeal within 7 days if you think this is wrong:\n{link}',
    ar: 'عزيزنا {name}،\n\nرُفض تقريرك عن {branch}. سبب المراجع:\n{reason}\n\nيمكنك الاطلاع على التقرير من هنا، والتظلّم خلال 7 أيام إن رأيت أن القرار غير صحيح:\n{link}',
  },
  'report.graded.subject': {
    en: 'Report on {branch} released, grade {grade} of 5',
    ar: 'نُشر تقرير {branch} بدرجة {grade} من 5',
  },
  'report.graded.body': {
    en: 'Dear {name},\n\nThank you. Your report on {branch} is released. The editor graded your work {grade} of 5:\n{link}',
    ar: 'عزيزنا {name}،\n\nشكرًا لك. نُشر تقريرك عن {branch}، وقيّم المراجع عملك بدرجة {grade} من 5:\n{link}',
  },
  'visit.reminder.subject': { en: 'Reminder: {branch}, {visit}', ar: 'تذكير: {branch}، {visit}' },
  'visit.reminder.body': {
    en: 'Dear {name},\n\nYour visit is coming up.\n\nBranch: {branch}, {location}\nTime: {visit}\n\nRead the brief once more before you go. If you cannot make it, hand the visit back now, so that somebody else can:\n{link}',
    ar: 'عزيزنا {name}،\n\nاقترب موعد زيارتك.\n\nالفرع: {branch}، {location}\nالموعد: {visit}\n\nراجع تعليمات الزيارة قبل الذهاب. وإن تعذّر عليك تنفيذها فأعدها الآن ليتمكن غيرك من تنفيذها:\n{link}',
  },
  'report.due-soon.subject': { en: 'Report on {branch} due {due}', ar: 'تقرير {branch} موعده {due}' },
  'report.due-soon.body': {
    en: 'Dear {name},\n\nYour report on {branch} is due {due}. What you have answered is saved; finish and submit it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nموعد تقريرك عن {branch} هو {due}. إجاباتك محفوظة، ويمكنك إكمال التقرير وإرساله من هنا:\n{link}',
  },
  'appeal.upheld.subject': { en: 'Appeal upheld: report on {branch}', ar: 'قُبل التظلّم: تقرير {branch}' },
  'appeal.upheld.body': {
    en: 'Dear {name},\n\nAnother editor looked at your appeal about the report on {branch} and upheld it.\n\nDecision: {decision}\n\nWhat happens now is on the page of the report:\n{link}',
    ar: 'عزيزنا {name}،\n\nنظر مراجع آخر في تظلّمك بشأن تقرير {branch} وقبِله.\n\nالقرار: {decision}\n\nتجد الخطوة التالية في صفحة التقرير:\n{link}',
  },
  'appeal.dismissed.subject': { en: 'Appeal dismissed: report on {branch}', ar: 'لم يُقبل التظلّم: تقرير {branch}' },
  'appeal.dismissed.body': {
    en: 'Dear {name},\n\nAnother editor looked at your appeal about the report on {branch}. The rejection stands.\n\nDecision: {decision}\n\nThe report stays readable:\n{link}',
    ar: 'عزيزنا {name}،\n\nنظر مراجع آخر في تظلّمك بشأن تقرير {branch}، وبقي قرار الرفض كما هو.\n\nالقرار: {decision}\n\nيبقى التقرير متاحًا للاطلاع:\n{link}',
  },
  'reply.answered.subject': { en: 'Answer to your reply: {branch}', ar: 'الإجابة عن ردّك: {branch}' },
  'reply.answered.body': {
    en: 'Dear {name},\n\nYou replied to the grade of your report on {branch}. The office answers:\n\n{answer}\n\nOpen the report here:\n{link}',
    ar: 'عزيزنا {name}،\n\nكتبت ردًا على درجة تقريرك عن {branch}. إجابة المكتب:\n\n{answer}\n\nلفتح التقرير:\n{link}',
  },
  'report.released.subject': { en: 'Your report on {branch}: {score}', ar: 'تقرير {branch}: {score}' },
  'report.released.body': {
    en: 'Dear {name},\n\nThe report of the visit to {branch} is ready. Score: {score}.\n\nRead the findings, the photos and how the score was made here:\n{link}',
    ar: 'عزيزنا {name}،\n\nتقرير زيارة {branch} جاهز. الدرجة: {score}.\n\nاطّلع على الملاحظات والصور وطريقة احتساب الدرجة من هنا:\n{link}',
  },
  'report.alert.subject': { en: 'Critical failure at {branch}', ar: 'إخفاق حرج في {branch}' },
  'report.alert.body': {
    en: 'Dear {name},\n\nDuring a visit a critical standard failed. An editor has checked it, and the full report follows.\n\nBranch: {branch}, {location}\nVisit: {at}\n\nWhat was seen:\n{seen}\n\nOpen it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nرُصد إخفاق في معيار حرج خلال إحدى الزيارات. راجعه أحد المراجعين، وسيصلكم التقرير الكامل لاحقًا.\n\nالفرع: {branch}، {location}\nموعد الزيارة: {at}\n\nما رُصد:\n{seen}\n\nلعرض التفاصيل:\n{link}',
  },
  'dispute.upheld.subject': { en: 'Dispute upheld: report on {branch}', ar: 'قُبل الاعتراض على تقرير {branch}' },
  'dispute.upheld.body': {
    en: 'Dear {name},\n\nA second editor looked at your dispute and upheld it.\n\nQuestion: {question}\nDecision: {decision}\n\nThe report has a new version with the score {score}. The version before it stays readable:\n{link}',
    ar: 'عزيزنا {name}،\n\nنظر مراجع ثانٍ في اعتراضكم وقبِله.\n\nالسؤال: {question}\nالقرار: {decision}\n\nصدرت نسخة جديدة من التقرير بدرجة {score}، وتبقى النسخة السابقة متاحة للاطلاع:\n{link}',
  },
  'dispute.declined.subject': { en: 'Dispute declined: report on {branch}', ar: 'لم يُقبل الاعتراض على تقرير {branch}' },
  'dispute.declined.body': {
    en: 'Dear {name},\n\nA second editor looked at your dispute. The answer stays as it is.\n\nQuestion: {question}\nDecision: {decision}\n\nYou can read the report and write a reply beside it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nنظر مراجع ثانٍ في اعتراضكم، وبقيت الإجابة كما هي.\n\nالسؤال: {question}\nالقرار: {decision}\n\nيمكنكم الاطلاع على التقرير وكتابة ردّكم بجانبه من هنا:\n{link}',
  },
  'action.assigned.subject': { en: 'For you: {title} ({branch})', ar: 'إجراء مطلوب منك: {title} ({branch})' },
  'action.assigned.body': {
    en: 'Dear {name},\n\n{client} asks you to take care of this after a visit to {branch}:\n{title}\n\nPriority: {priority}\nDue: {due}\n\nFollow it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nكلّفك {client} بمعالجة ما يلي بعد زيارة فرع {branch}:\n{title}\n\nالأولوية: {priority}\nالموعد النهائي: {due}\n\nلمتابعة الإجراء:\n{link}',
  },
  'action.due.subject': { en: 'Due today: {title} ({branch})', ar: 'موعده اليوم: {title} ({branch})' },
  'action.due.body': {
    en: 'Dear {name},\n\nThis is due today for {branch}:\n{title}\n\nFollow it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nالموعد النهائي لهذا الإجراء في فرع {branch} هو اليوم:\n{title}\n\nلمتابعة الإجراء:\n{link}',
  },
  'action.overdue.subject': { en: 'Overdue: {title} ({branch})', ar: 'متأخر عن موعده: {title} ({branch})' },
  'action.overdue.body': {
    en: 'Dear {name},\n\nThis was due on {due} for {branch} and is not done yet:\n{title}\n\nFollow it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nكان الموعد النهائي لهذا الإجراء في فرع {branch} بتاريخ {due} ولم يُنجز بعد:\n{title}\n\nلمتابعة الإجراء:\n{link}',
  },
  'report.overdue.subject': { en: 'Overdue: report on {branch}', ar: 'تقرير متأخر: {branch}' },
  'report.overdue.body': {
    en: 'Dear {name},\n\nThe report on {branch} is overdue. What you have written is saved; please finish it and send it now:\n{link}',
    ar: 'عزيزنا {name}،\n\nتأخر تقرير {branch} عن موعده. ما كتبته محفوظ، فيُرجى إكماله وإرساله الآن:\n{link}',
  },
  'request.received.subject': {
    en: 'We received request {number} for {branch}',
    ar: 'وصلنا الطلب {number} لفرع {branch}',
  },
  'request.received.body': {
    en: 'Dear {name},\n\nWe received request {number}.\n\nBranch: {branch}, {location}\nVisit: {visit}\nPrice: {price} + VAT {vat} = {total}\n\nIt can be cancelled free of charge until a shopper is assigned. Follow it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nوصلنا طلبكم رقم {number}.\n\nالفرع: {branch}، {location}\nموعد الزيارة: {visit}\nالسعر: {price} + ضريبة القيمة المضافة {vat} = {total}\n\nيمكن إلغاء الطلب دون رسوم قبل تعيين المتسوّق. لمتابعة الطلب:\n{link}',
  },
  'request.approved.subject': {
    en: 'Request {number} for {branch} is approved',
    ar: 'تمت الموافقة على الطلب {number} لفرع {branch}',
  },
  'request.approved.body': {
    en: 'Dear {name},\n\nYour request {number} for {branch} is approved. We are now looking for the right shopper for {visit}.\n\nFollow it here:\n{link}',
    ar: 'عزيزنا {name}،\n\nتمت الموافقة على طلبكم رقم {number} لفرع {branch}، ونختار الآن المتسوّق المناسب لموعد {visit}.\n\nلمتابعة الطلب:\n{link}',
  },
  'request.assigned.subject': { en: 'New visit: {branch}, {visit}', ar: 'زيارة جديدة: {branch}، {visit}' },
  'request.assigned.body': {
    en: 'Dear {name},\n\nYou have a new visit.\n\nBranch: {branch}, {location}\nTime: {visit}\nFee: {fee}\n\nRead the brief before you go. If you cannot make it, hand the visit back as soon as possible:\n{link}',
    ar: 'عزيزنا {name}،\n\nلديك زيارة جديدة.\n\nالفرع: {branch}، {location}\nالموعد: {visit}\nالأتعاب: {fee}\n\nاقرأ تعليمات الزيارة قبل الذهاب. وإن تعذّر عليك تنفيذها فأعدها في أقرب وقت:\n{link}',
  },
  'request.taken-back.subject': {
    en: 'The visit to {branch} is no longer yours',
    ar: 'لم تعد زيارة {branch} ضمن مهامك',
  },
  'request.taken-back.body': {
    en: 'Dear {name},\n\nThe visit to {branch} on {visit} is no longer yours. The reason:\n\n{reason}\n\nYour other visits:\n{link}',
    ar: 'عزيزنا {name}،\n\nلم تعد زيارة {branch} بتاريخ {visit} ضمن مهامك للسبب التالي:\n\n{reason}\n\nزياراتك الأخرى:\n{link}',
  },
  'request.no-show.subject': {
    en: 'You did not come to {branch}',
    ar: 'لم تحضر إلى {branch}',
  },
  'request.no-show.body': {
    en: 'Dear {name},\n\nThe visit to {branch} on {visit} was yours, and it did not begin. It is no longer yours and counts as missed, which lowers your reliability. If something prevented you, answer this mail.\n\nYour other visits:\n{link}',
    ar: 'عزيزنا {name}،\n\nكانت زيارة {branch} بتاريخ {visit} ضمن مهامك ولم تبدأ. لم تعد الزيارة لك، وتُحتسب تخلّفًا يخفض نسبة التزامك. إن حال دون حضورك عذر فردّ على هذه الرسالة.\n\nزياراتك الأخرى:\n{link}',
  },
  'request.rescheduled.subject': {
    en: 'New date of the visit to {branch}: {visit}',
    ar: 'موعد جديد لزيارة {branch}: {visit}',
  },
  'request.rescheduled.body': {
    en: 'Dear {name},\n\nThe visit {number} to {branch} has a new date: {visit}.\n\nAll about it:\n{link}',
    ar: 'عزيزنا {name}،\n\nتغيّر موعد الزيارة رقم {number} لفرع {branch}، والموعد الجديد: {visit}.\n\nتفاصيل الزيارة:\n{link}',
  },
  'offer.made.subject': { en: 'A visit for you: {branch}, {visit}', ar: 'زيارة معروضة عليك: {branch}، {visit}' },
  'offer.made.body': {
    en: 'Dear {name},\n\nWe offer you this visit:\n{branch}, {location}\n{visit}\nPay: {fee}\n\nAnswer by {until}. After that it is offered to the next shopper:\n{link}',
    ar: 'عزيزنا {name}،\n\nنعرض عليك الزيارة التالية:\n{branch}، {location}\n{visit}\nالأتعاب: {fee}\n\nيُرجى الرد قبل {until}، وبعدها تُعرض على متسوّق آخر:\n{link}',
  },
  'offer.standby.subject': { en: 'Stand by for {branch}, {visit}?', ar: 'هل تكون بديلًا لزيارة {branch}، {visit}؟' },
  'offer.standby.body': {
    en: 'Dear {name},\n\nThis visit is near and has a shopper. Would you stand by and take it if they cannot?\n{branch}, {location}\n{visit}\nPay if you carry it out: {fee}\n\nAnswer by {until}:\n{link}',
    ar: 'عزيزنا {name}،\n\nاقترب موعد هذه الزيارة ولها متسوّق معيّن. هل تقبل أن تكون بديلًا وتنفّذها إن تعذّر عليه ذلك؟\n{branch}، {location}\n{visit}\nالأتعاب عند التنفيذ: {fee}\n\nيُرجى الرد قبل {until}:\n{link}',
  },
  'offer.ended.subject': { en: 'The offer for {branch} is closed', ar: 'أُغلق العرض الخاص بزيارة {branch}' },
  'offer.ended.body': {
    en: 'Dear {name},\n\nThe visit to {branch} on {visit} is no longer offered to you: {why}. This does not count against you.\n\nOther visits that you may take:\n{link}',
    ar: 'عزيزنا {name}،\n\nلم تعد زيارة {branch} بتاريخ {visit} معروضة عليك: {why}. لا يُحتسب ذلك عليك.\n\nزيارات أخرى متاحة لك:\n{link}',
  },
  'level.rose.subject': { en: 'Your level is now {level}', ar: 'مستواك الآن: {level}' },
  'level.rose.body': {
    en: 'Dear {name},\n\nWell done. Your reports have earned you a new level: {level}.\n\nWhat it lets you do:\n{link}',
    ar: 'عزيزنا {name}،\n\nأحسنت. أهّلتك تقاريرك لمستوى جديد: {level}.\n\nما يتيحه لك هذا المستوى:\n{link}',
  },
  'level.warned.subject': { en: 'Your level may fall on {date}', ar: 'قد ينخفض مستواك بتاريخ {date}' },
  'level.warned.body': {
    en: 'Dear {name},\n\nYour last reports are below what your level, {level}, asks for:\n{reasons}\n\nUntil {date} you can turn this round; then you would be {lower}, and the same thresholds lead back. What to do:\n{link}',
    ar: 'عزيزنا {name}،\n\nتقاريرك الأخيرة دون ما يتطلبه مستواك ({level}):\n{reasons}\n\nأمامك حتى {date} لتدارك ذلك، وإلا انتقلت إلى مستوى {lower}، ويمكنك استعادة مستواك بالمعايير نفسها. ما الذي يمكنك فعله:\n{link}',
  },
  'level.fell.subject': { en: 'Your level is now {level}', ar: 'أصبح مستواك: {level}' },
  'level.fell.body': {
    en: 'Dear {name},\n\nThe thirty days are over and your reports are still below what your level asks for. You are now {level}. Visits that you already have stay yours. Three good reports show the way back:\n{link}',
    ar: 'عزيزنا {name}،\n\nانقضت المهلة (30 يومًا) ولا تزال تقاريرك دون ما يتطلبه مستواك، فأصبح مستواك: {level}. تبقى زياراتك الحالية لك، وثلاثة تقارير جيدة تعيدك إلى الطريق:\n{link}',
  },
  'request.wave-planned.subject': {
    en: 'Visits planned for you: {count}',
    ar: 'زيارات مخططة لمنشأتكم: {count}',
  },
  'request.wave-planned.body': {
    en: 'Dear {name},\n\nWe have planned visits to your branches.\n\nVisits: {count}\nFirst day: {from}\nLast day: {until}\nPrice excluding VAT: {price}\n\nYou can withdraw each of them free of charge until a shopper is assigned. Your requests:\n{link}',
    ar: 'عزيزنا {name}،\n\nخططنا لزيارات جديدة لفروعكم.\n\nعدد الزيارات: {count}\nأول يوم: {from}\nآخر يوم: {until}\nالسعر غير شامل الضريبة: {price}\n\nيمكنكم سحب أي زيارة منها دون رسوم قبل تعيين المتسوّق. طلباتكم:\n{link}',
  },
  'request.wave-cancelled.subject': {
    en: 'Planned visits cancelled: {count}',
    ar: 'زيارات مخططة أُلغيت: {count}',
  },
  'request.wave-cancelled.body': {
    en: 'Dear {name},\n\nWe had to cancel visits that were planned for your branches. The reason:\n\n{reason}\n\nVisits: {count}\n\nYou will not be charged for them. Your requests:\n{link}',
    ar: 'عزيزنا {name}،\n\nاضطررنا إلى إلغاء زيارات كانت مخططة لفروعكم للسبب التالي:\n\n{reason}\n\nعدد الزيارات: {count}\n\nلن تُحتسب عليها أي رسوم. طلباتكم:\n{link}',
  },
  'request.cancelled.subject': {
    en: 'Request {number} for {branch} is cancelled',
    ar: 'أُلغي الطلب {number} لفرع {branch}',
  },
  'request.cancelled.body': {
    en: 'Dear {name},\n\nWe had to cancel your request {number} for {branch} on {visit}. The reason:\n\n{reason}\n\nYou will not be charged for it. The request:\n{link}',
    ar: 'عزيزنا {name}،\n\nاضطررنا إلى إلغاء طلبكم رقم {number} لفرع {branch} بتاريخ {visit} للسبب التالي:\n\n{reason}\n\nلن تُحتسب عليه أي رسوم. تفاصيل الطلب:\n{link}',
  },
})

type Key = keyof typeof emailMessages
export type EmailKind = Key extends infer K ? (K extends `${infer Kind}.subject` ? Kind : never) : never

/** What the company's look adds around the text of a mail. */
export const emailLookMessages = defineMessages({
  open: { en: 'Open the link', ar: 'فتح الرابط' },
  linkHidden: { en: 'link hidden', ar: 'الرابط مخفي' },
  switchOff: {
    en: 'You choose which emails like this you get: {link}',
    ar: 'يمكنك اختيار ما يصلك من هذه الرسائل: {link}',
  },
})

/** The outbox of the back office. */
export const outboxMessages = defineMessages({
  emails: { en: 'Emails', ar: 'رسائل البريد الإلكتروني' },
  description: { en: 'Every email of the platform and what became of it.', ar: 'جميع رسائل المنصة وحالة كل رسالة.' },
  keptNotice: {
    en: 'No mail server is set up, so emails are kept here. You can send them once one is.',
    ar: 'لم يُضبط خادم البريد، لذلك تُحفظ الرسائل هنا، ويمكنك إرسالها بعد ضبطه.',
  },
  subject: { en: 'Subject', ar: 'الموضوع' },
  to: { en: 'To', ar: 'إلى' },
  kind: { en: 'Kind', ar: 'النوع' },
  state: { en: 'Status', ar: 'الحالة' },
  date: { en: 'Date', ar: 'التاريخ' },
  language: { en: 'Language', ar: 'اللغة' },
  'language.en': { en: 'English', ar: 'الإنجليزية' },
  'language.ar': { en: 'Arabic', ar: 'العربية' },
  createdAt: { en: 'Written', ar: 'وقت الإنشاء' },
  sentAt: { en: 'Sent', ar: 'وقت الإرسال' },
  attempts: { en: 'Attempts', ar: 'عدد المحاولات' },
  problem: { en: 'What the mail server said', ar: 'رد خادم البريد' },
  text: { en: 'Text', ar: 'نص الرسالة' },
  look: { en: 'As it is read', ar: 'كما تظهر للمستلم' },
  lookNote: { en: 'In the branding of today.', ar: 'بالهوية البصرية الحالية.' },
  lookOf: { en: 'Email: {subject}', ar: 'رسالة: {subject}' },
  state_queued: { en: 'Waiting', ar: 'قيد الانتظار' },
  state_sent: { en: 'Sent', ar: 'مُرسلة' },
  state_kept: { en: 'Kept, not sent', ar: 'محفوظة دون إرسال' },
  state_failed: { en: 'Failed', ar: 'تعذّر الإرسال' },
  search: { en: 'Address or subject', ar: 'البريد أو الموضوع' },
  caption: { en: 'Emails, newest first', ar: 'رسائل البريد الإلكتروني، الأحدث أولًا' },
  none: { en: 'No emails yet', ar: 'لا توجد رسائل بعد' },
  noneHint: {
    en: 'Emails appear here as soon as the platform writes to somebody.',
    ar: 'ستظهر الرسائل هنا بمجرد أن تراسل المنصة أحدًا.',
  },
  resend: { en: 'Resend', ar: 'إعادة الإرسال' },
  resent: { en: 'The email is waiting to be sent again', ar: 'أُعيدت الرسالة إلى قائمة الإرسال' },
  send: { en: 'Send', ar: 'إرسال' },
  textRemoved: {
    en: 'The text was removed because of its age. The record of the email stays a while longer.',
    ar: 'حُذف نص الرسالة لمضي مدة حفظه، ويبقى سجلها مدة أطول.',
  },
  hiddenNote: {
    en: 'One of its links opens an account or a payment, so it is hidden here. Only the recipient sees it.',
    ar: 'في الرسالة رابط يفتح حسابًا أو عملية دفع، لذلك أُخفي هنا ولا يظهر إلا للمستلم.',
  },
  willRetry: { en: 'Sending failed and will be tried again by itself.', ar: 'تعذّر الإرسال وستُعاد المحاولة تلقائيًا.' },
})
