import { defineMessages } from '#/domain/text.ts'

/** What the bell says, one text a kind. Params are names and numbers; their keys are the words in braces. */
export const notificationMessages = defineMessages({
  'account.welcome': { en: 'Welcome to {company}', ar: 'مرحبًا بك في {company}' },
  'client.waiting': { en: '{client} is waiting for approval', ar: '{client} بانتظار الاعتماد' },
  'client.approved': { en: 'Your company account is approved', ar: 'تم اعتماد حساب منشأتك' },
  'client.rejected': { en: 'Your company account was not approved', ar: 'لم يُعتمد حساب منشأتك' },
  'client.suspended': { en: 'Your company account is suspended', ar: 'تم إيقاف حساب منشأتك' },
  'client.reinstated': { en: 'Your company account is active again', ar: 'أُعيد تفعيل حساب منشأتك' },
  'job.failed': {
    en: 'A background job failed after all its tries: {job}',
    ar: 'تعذّرت مهمة خلفية بعد استنفاد محاولاتها: {job}',
  },
  'job.failed-money': {
    en: 'A job that moves money failed after all its tries: {job}',
    ar: 'تعذّرت مهمة مالية بعد استنفاد محاولاتها: {job}',
  },
  'action.confirmed': { en: 'Correction confirmed: {action}', ar: 'تأكدت معالجة السبب: {action}' },
  'action.sent-back': {
    en: 'Our review desk sent a correction back: {action}',
    ar: 'أعاد فريق المراجعة إجراءً إليك: {action}',
  },
  'invoice.share-paid': {
    en: '{payer} paid their share of invoice {number}',
    ar: 'سدّد {payer} حصته من الفاتورة {number}',
  },
  'plan.active': { en: 'Your plan is active: {plan}', ar: 'باقتك سارية: {plan}' },
  'plan.renewed': { en: '{plan} runs for another month, until {until}', ar: 'تجددت {plan} شهرًا آخر حتى {until}' },
  'plan.ends-soon': { en: '{plan} ends on {date}', ar: 'تنتهي {plan} بتاريخ {date}' },
  'plan.changes-soon': { en: 'From {date} on you are on {next}', ar: 'تنتقل من {date} إلى {next}' },
  'plan.price-soon': { en: 'From {date} on {plan} costs {price} a month', ar: 'سعر {plan} من {date}: {price} شهريًا' },
  'plan.pause-soon': {
    en: 'Invoice {number} is open: {plan} pauses on {date}',
    ar: 'الفاتورة {number} لم تُسدَّد، وتُوقف {plan} بتاريخ {date}',
  },
  'plan.paused': { en: '{plan} is paused, because it was not paid', ar: 'أُوقفت {plan} مؤقتًا لعدم السداد' },
  'plan.ended': { en: '{plan} has ended', ar: 'انتهت {plan}' },
  'plan.refunded': { en: '{plan} has ended, your money goes back', ar: 'انتهت {plan} والمبلغ في طريقه إليك' },
  'plan.not-renewed': {
    en: 'The plan of {client} could not be renewed: no invoice could be issued',
    ar: 'تعذّر تجديد باقة {client}: لم يمكن إصدار الفاتورة',
  },
  'payment.received': {
    en: 'Your payment of {amount} for invoice {number} arrived',
    ar: 'وصلت دفعتك {amount} للفاتورة {number}',
  },
  'payment.kept': {
    en: '{amount} more than was owed on invoice {number} is kept for you',
    ar: 'حُفظ لك {amount} زيادة على المستحق في الفاتورة {number}',
  },
  'payment.refunded': {
    en: '{amount} of your payment for invoice {number} goes back to you',
    ar: 'أُعيد إليك {amount} من دفعتك للفاتورة {number}',
  },
  'payment.transfer-declined': {
    en: 'Your transfer for invoice {number} could not be confirmed',
    ar: 'تعذّر تأكيد تحويلك للفاتورة {number}',
  },
  'payment.transfer-stated': {
    en: '{client} reports a transfer of {amount} for invoice {number}',
    ar: 'أفاد {client} بتحويل {amount} للفاتورة {number}',
  },
  'payment.mismatch': {
    en: 'A payment of {client} for invoice {number} does not fit: look at it',
    ar: 'دفعة من {client} للفاتورة {number} غير مطابقة وتحتاج إلى مراجعة',
  },
  'payment.refund-waits': {
    en: 'Money of {client} for invoice {number} is to go back by bank transfer',
    ar: 'مبلغ مستحق الرد إلى {client} عن الفاتورة {number} بتحويل بنكي',
  },
  'request.placed': { en: '{client} ordered a visit to {branch}', ar: 'طلب {client} زيارة لفرع {branch}' },
  'request.received': { en: 'A visit to {branch} was ordered for you', ar: 'تم طلب زيارة لفرع {branch} باسم منشأتك' },
  'request.approved': { en: 'Your request for {branch} is approved', ar: 'تمت الموافقة على طلبك لفرع {branch}' },
  'request.assigned': { en: 'You have a new visit: {branch}', ar: 'لديك زيارة جديدة: {branch}' },
  'request.shopper-found': { en: 'A shopper is assigned to {branch}', ar: 'تم تعيين متسوّق لفرع {branch}' },
  'request.taken-back': { en: 'The visit to {branch} is no longer yours', ar: 'لم تعد زيارة {branch} ضمن مهامك' },
  'request.handed-back': { en: '{shopper} handed back the visit to {branch}', ar: 'أعاد {shopper} زيارة {branch}' },
  'request.missed': { en: '{shopper} did not come to {branch}', ar: 'تخلّف {shopper} عن زيارة {branch}' },
  'request.no-show': {
    en: 'You did not come to {branch}: the visit is no longer yours',
    ar: 'لم تحضر إلى {branch}، ولم تعد الزيارة ضمن مهامك',
  },
  'request.rescheduled': { en: 'The visit to {branch} has a new date', ar: 'تغيّر موعد زيارة {branch}' },
  'invoice.issued': { en: 'Invoice {number} was issued for you', ar: 'صدرت لك الفاتورة {number}' },
  'invoice.credited': { en: 'Credit note {number} was issued for you', ar: 'صدر لك الإشعار الدائن {number}' },
  'invoice.debited': { en: 'Debit note {number} was issued for you', ar: 'صدر لك الإشعار المدين {number}' },
  'invoice.settled': { en: 'Invoice {number} is paid. Thank you.', ar: 'تم سداد الفاتورة {number}. شكرًا لك.' },
  'invoice.remind-soon': { en: 'Invoice {number} is due on {due}', ar: 'تستحق الفاتورة {number} بتاريخ {due}' },
  'invoice.remind-late': { en: 'Invoice {number} was due on {due}', ar: 'استحقت الفاتورة {number} بتاريخ {due}' },
  'invoice.remind-last': {
    en: 'Invoice {number} has been overdue since {due}',
    ar: 'الفاتورة {number} متأخرة السداد منذ {due}',
  },
  'offer.made': { en: 'A visit is offered to you: {branch}', ar: 'عُرضت عليك زيارة: {branch}' },
  'offer.standby': {
    en: 'Can you stand by for a visit to {branch}?',
    ar: 'هل يمكنك أن تكون بديلًا لزيارة {branch}؟',
  },
  'offer.ended': { en: 'The offer for {branch} is closed', ar: 'أُغلق العرض الخاص بزيارة {branch}' },
  'offer.refused': {
    en: '{shopper} did not take the visit to {branch} that was offered',
    ar: 'لم يقبل {shopper} زيارة {branch} المعروضة عليه',
  },
  'offer.nobody-left': {
    en: 'Nobody is left to offer the visit to {branch} to',
    ar: 'لم يبقَ متسوّق تُعرض عليه زيارة {branch}',
  },
  'visit.bonus-raised': {
    en: 'The visit to {branch} that you want now pays a bonus of {bonus}',
    ar: 'زادت مكافأة زيارة {branch} التي رغبت فيها إلى {bonus}',
  },
  'level.rose': { en: 'Well done: your level is now {level}', ar: 'أحسنت، مستواك الآن: {level}' },
  'level.warned': { en: 'Your level may fall on {date}', ar: 'قد ينخفض مستواك بتاريخ {date}' },
  'level.fell': { en: 'Your level is now {level}', ar: 'أصبح مستواك: {level}' },
  'request.started': { en: 'The visit to {branch} has begun', ar: 'بدأت زيارة {branch}' },
  'request.cancelled': { en: 'The request for {branch} is cancelled', ar: 'أُلغي طلب {branch}' },
  'request.wave-planned': { en: 'New visits planned for you: {count}', ar: 'زيارات جديدة مخططة لمنشأتك: {count}' },
  'request.wave-cancelled': { en: 'Planned visits cancelled: {count}', ar: 'زيارات مخططة أُلغيت: {count}' },
  'wave.proposed': { en: 'The proposal for “{wave}” is ready', ar: 'اقتراح توزيع «{wave}» جاهز' },
  'wave.confirmed': {
    en: '“{wave}”: {done} visits are with shoppers or offered, {refused} are without a shopper',
    ar: '«{wave}»: زيارات لها متسوّق أو معروضة: {done}، ودون متسوّق: {refused}',
  },
  'case-study.offered': { en: 'Your story waits for your word: {title}', ar: 'قصتك بانتظار موافقتك: {title}' },
  'case-study.agreed': { en: '{client} agreed to the story “{title}”', ar: 'وافق {client} على قصة «{title}»' },
  'case-study.declined': { en: '{client} declined the story “{title}”', ar: 'رفض {client} قصة «{title}»' },
  'case-study.withdrawn': { en: '{client} withdrew the story “{title}”', ar: 'سحب {client} قصة «{title}»' },
  'report.submitted': { en: 'A report for {branch} waits for review', ar: 'تقرير {branch} بانتظار المراجعة' },
  'report.returned': {
    en: 'The editor asks for changes to your report on {branch}',
    ar: 'طلب المراجع تعديل تقريرك عن {branch}',
  },
  'report.graded': {
    en: 'Your report on {branch} is released, grade {grade} of 5',
    ar: 'نُشر تقريرك عن {branch} بدرجة {grade} من 5',
  },
  'report.rejected': { en: 'Your report on {branch} was rejected', ar: 'رُفض تقريرك عن {branch}' },
  'report.released': { en: 'The report on {branch} is ready: {score}', ar: 'تقرير {branch} جاهز: {score}' },
  'report.document-ready': { en: 'The document of the report on {branch} is ready', ar: 'ملف تقرير {branch} جاهز' },
  'report.overdue': { en: 'The report on {branch} is overdue', ar: 'تأخر تقرير {branch} عن موعده' },
  'report.review-late': {
    en: 'The report on {branch} has waited too long for review',
    ar: 'طال انتظار مراجعة تقرير {branch}',
  },
  'report.escalated': {
    en: 'Escalated: the report on {branch} has waited 72 hours for a decision',
    ar: 'تصعيد: مضت 72 ساعة على تقرير {branch} دون قرار',
  },
  'alert.waiting': {
    en: 'Critical failure at {branch}: check it within 2 hours',
    ar: 'إخفاق حرج في {branch}: يلزم التحقق منه خلال ساعتين',
  },
  'alert.late': {
    en: 'The critical failure at {branch} is still not decided',
    ar: 'لم يُبتّ بعد في الإخفاق الحرج في {branch}',
  },
  'alert.finding': { en: '{branch} – {finding}', ar: '{branch} – {finding}' },
  'alert.sent': {
    en: 'A critical failure was seen at {branch}',
    ar: 'رُصد إخفاق حرج في {branch}',
  },
  'dispute.upheld': {
    en: 'Your dispute about {branch} is upheld: the score is now {score}',
    ar: 'قُبل اعتراضك على تقرير {branch}، والدرجة الآن {score}',
  },
  'dispute.declined': {
    en: 'Your dispute about {branch} was declined',
    ar: 'لم يُقبل اعتراضك على تقرير {branch}',
  },
  'report.visit-again': {
    en: 'The report on {branch} was rejected: a new visit must be assigned',
    ar: 'رُفض تقرير {branch}، ويلزم تعيين زيارة جديدة',
  },
  'dispute.opened': {
    en: '{client} disputes an answer of the report on {branch}',
    ar: 'اعترض {client} على إجابة في تقرير {branch}',
  },
  'dispute.withdrawn': {
    en: '{client} withdrew a dispute of the report on {branch}',
    ar: 'سحب {client} اعتراضًا على تقرير {branch}',
  },
  'action.due': { en: 'Due today: {title} ({branch})', ar: 'موعده اليوم: {title} ({branch})' },
  'action.overdue': { en: 'Overdue: {title} ({branch})', ar: 'متأخر عن موعده: {title} ({branch})' },
  'visit.reminder': {
    en: 'Reminder: your visit to {branch} is coming up',
    ar: 'تذكير: اقترب موعد زيارتك لفرع {branch}',
  },
  'report.due-soon': {
    en: 'Your report on {branch} is due within 2 hours',
    ar: 'يحين موعد تقريرك عن {branch} خلال ساعتين',
  },
  'appeal.opened': {
    en: '{shopper} appeals the rejection of the report on {branch}',
    ar: 'تظلّم {shopper} من رفض تقرير {branch}',
  },
  'appeal.upheld': {
    en: 'Your appeal about {branch} is upheld',
    ar: 'قُبل تظلّمك بشأن تقرير {branch}',
  },
  'appeal.dismissed': {
    en: 'Your appeal about {branch} was dismissed',
    ar: 'لم يُقبل تظلّمك بشأن تقرير {branch}',
  },
  'reply.written': {
    en: '{shopper} replied to the grade of the report on {branch}',
    ar: 'ردّ {shopper} على درجة تقرير {branch}',
  },
  'reply.answered': {
    en: 'The office answered your reply about {branch}',
    ar: 'أجاب المكتب عن ردّك بشأن {branch}',
  },
  'message.from-office': { en: '{subject}: {text}', ar: '{subject}: {text}' },
  'shopper.waiting': { en: '{name} is waiting for approval', ar: '{name} بانتظار الاعتماد' },
  'shopper.approved': {
    en: 'Your account is approved: you can take visits',
    ar: 'تم اعتماد حسابك، ويمكنك الآن تنفيذ الزيارات',
  },
  'shopper.rejected': {
    en: 'Your account was not approved for visits: {reason}',
    ar: 'لم يُعتمد حسابك لتنفيذ الزيارات: {reason}',
  },
  'shopper.document-accepted': { en: 'Your document “{document}” is accepted', ar: 'قُبل مستندك «{document}»' },
  'shopper.document-refused': {
    en: 'Your document “{document}” was refused: {reason}',
    ar: 'لم يُقبل مستندك «{document}»: {reason}',
  },
  'shopper.unblocked': { en: 'Your account is active again', ar: 'أُعيد تفعيل حسابك' },
  'shopper.merged': {
    en: 'Your account {email} was merged into this one',
    ar: 'دُمج حسابك {email} في هذا الحساب',
  },
  'certificate.issued': {
    en: '{branch} holds a certificate now: {level}',
    ar: 'مُنح {branch} شهادة بالمستوى {level}',
  },
  'certificate.renewed': {
    en: 'The certificate of {branch} is renewed: {level}',
    ar: 'جُدّدت شهادة {branch} بالمستوى {level}',
  },
  'certificate.suspended': {
    en: 'The certificate of {branch} is suspended: {why}',
    ar: 'أُوقفت شهادة {branch} مؤقتًا: {why}',
  },
  'certificate.suspended-by-rule': {
    en: 'The certificate of {branch} is suspended after a critical failure, until the correction is verified',
    ar: 'أُوقفت شهادة {branch} مؤقتًا بعد إخفاق حرج، إلى أن يُتحقق من تصحيحه',
  },
  'certificate.reinstated': {
    en: 'The certificate of {branch} is valid again',
    ar: 'عادت شهادة {branch} سارية',
  },
  'certificate.revoked': {
    en: 'The certificate of {branch} is revoked: {why}',
    ar: 'أُلغيت شهادة {branch}: {why}',
  },
  'certificate.expired': {
    en: 'The certificate of {branch} has expired',
    ar: 'انتهت صلاحية شهادة {branch}',
  },
  'certificate.ends': {
    en: 'The certificate of {branch} ends on {date}',
    ar: 'تنتهي شهادة {branch} بتاريخ {date}',
  },
  'certificate.declined': {
    en: 'The application for a certificate for {branch} was not granted',
    ar: 'لم يُقبل طلب شهادة {branch}',
  },
  'certificate.applied': {
    en: '{client} applies for a certificate for {branch}',
    ar: 'يطلب {client} شهادة لفرع {branch}',
  },
  'certificate.rule-suspended': {
    en: 'The rule suspended the certificate of {branch}, {client}',
    ar: 'أوقفت القاعدة مؤقتًا شهادة {branch}، {client}',
  },
  'work.given': { en: 'New task for you: {title}', ar: 'لديك مهمة جديدة: {title}' },
  'work.due': { en: 'Due today: {title}', ar: 'موعدها اليوم: {title}' },
  'guest-review.waiting': {
    en: 'Guests wrote about {branch}: their reviews wait to be read',
    ar: 'كتب ضيوف عن {branch}، وتقييماتهم بانتظار القراءة',
  },
  'guest-review.reported': {
    en: '{client} reported a guest’s review of {branch}',
    ar: 'أبلغ {client} عن تقييم ضيف لفرع {branch}',
  },
  'guest-review.published': {
    en: 'A guest’s review of {branch} was published: {stars} of 5 stars',
    ar: 'نُشر تقييم ضيف لفرع {branch}: {stars} من 5 نجوم',
  },
  'guest-review.kept': {
    en: 'The review of {branch} that you reported stays public',
    ar: 'يبقى التقييم الذي أبلغت عنه لفرع {branch} منشورًا',
  },
  'guest-review.removed': {
    en: 'The review of {branch} that you reported was taken down',
    ar: 'أُزيل التقييم الذي أبلغت عنه لفرع {branch}',
  },
  'guest-review.reply-removed': {
    en: 'The office took down your reply to a guest’s review of {branch}',
    ar: 'أزال المكتب ردّك على تقييم ضيف لفرع {branch}',
  },
  'payout.paid': { en: 'Paid to your bank account: {amount}', ar: 'تم تحويل {amount} إلى حسابك البنكي' },
  'payout.failed': {
    en: 'The bank did not accept a transfer to you: {amount}. Check your account.',
    ar: 'لم يقبل البنك تحويل {amount} إليك. تحقق من حسابك البنكي.',
  },
  'payout.answered': { en: 'Your question about a payout is answered', ar: 'تم الرد على استفسارك عن المستحقات' },
  'payout.asked': { en: '{shopper} asks about a payout', ar: 'استفسار من {shopper} عن مستحقات' },
  'payout.batch-waiting': {
    en: '{name} made payout batch {number}: it waits for approval',
    ar: 'أنشأ {name} دفعة الصرف {number}، وهي بانتظار الاعتماد',
  },
  'tax-unit.active': {
    en: 'Tax documents are now issued by unit {unit}',
    ar: 'تُصدر المستندات الضريبية الآن من الوحدة {unit}',
  },
  'tax-unit.stopped': {
    en: 'The registration of unit {unit} has stopped: see what to do',
    ar: 'توقّف تسجيل الوحدة {unit}، اطلع على المطلوب',
  },
  'tax-unit.refused': {
    en: 'The tax authority does not know unit {unit}: nothing can be sent',
    ar: 'لم تتعرف الهيئة على الوحدة {unit}، ولا يمكن إرسال أي مستند',
  },
  'tax-unit.certificate-ends': {
    en: 'The certificate of unit {unit} ends soon (days left: {days}): renew it',
    ar: 'تقترب نهاية شهادة الوحدة {unit} (الأيام المتبقية: {days})، يلزم تجديدها',
  },
  'tax-unit.certificate-over': {
    en: 'The certificate of unit {unit} has ended: renew it now',
    ar: 'انتهت شهادة الوحدة {unit}، جدّدها الآن',
  },
  'tax-document.rejected': {
    en: 'The tax authority rejected document {number}',
    ar: 'رفضت الهيئة المستند {number}',
  },
  'tax-document.late': {
    en: 'Documents that have waited over 20 hours for the tax authority: {count}',
    ar: 'مستندات تنتظر الهيئة منذ أكثر من 20 ساعة: {count}',
  },
  'message.received': { en: 'New message {ticket} from {name}', ar: 'رسالة جديدة {ticket} من {name}' },
})
export type NotificationKind = keyof typeof notificationMessages

/** The words of the bell itself. */
export const bellMessages = defineMessages({
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  // why: the figure is on the bell too, so the name says it as a figure: 'إشعاران' would not be found by saying what is seen
  unread: { en: 'Notifications: {count} unread', ar: 'الإشعارات غير المقروءة: {count}' },
  allRead: { en: 'Notifications: nothing new', ar: 'الإشعارات: لا جديد' },
  unreadMark: { en: 'Unread:', ar: 'غير مقروء:' },
  markAllRead: { en: 'Mark all as read', ar: 'تحديد الكل كمقروء' },
  empty: { en: 'You have no notifications', ar: 'لا توجد إشعارات' },
  emptyHint: { en: 'News about your visits and reports appears here.', ar: 'ستظهر هنا مستجدات زياراتك وتقاريرك.' },
  settings: { en: 'Choose what you are told', ar: 'اختيار ما تُبلَّغ به' },
  seeAll: { en: 'All notifications', ar: 'كل الإشعارات' },
  older: { en: 'Older notifications', ar: 'إشعارات أقدم' },
  toDashboard: { en: 'Back to the dashboard', ar: 'العودة إلى لوحة التحكم' },
  unknownKind: { en: 'There is news about your account', ar: 'يوجد جديد في حسابك' },
  failed: { en: 'The notifications could not be loaded.', ar: 'تعذّر تحميل الإشعارات.' },
})
