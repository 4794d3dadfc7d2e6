import type { SettingKey, settings } from '#/domain/settings.ts'
import type { Text } from '#/domain/text.ts'

type Texts<S> = { name: Text; help: Text; unit?: Text } & (S extends { choices: readonly (infer C extends string)[] }
  ? { choices: Record<C, Text> }
  : unknown)

/** Name of each setting, one sentence on its effect, and the unit of the field where its kind has none. */
export const settingTexts: { [K in SettingKey]: Texts<(typeof settings)[K]> } = {
  'invoices.bank-change-hours': {
    name: { en: 'Wait before another bank account counts', ar: 'مهلة اعتماد حساب بنكي آخر' },
    help: {
      en: 'For this long invoices keep the old account, and any administrator can stop the change.',
      ar: 'طوال هذه المدة يبقى الحساب السابق في الفواتير، ولأي مدير نظام إيقاف التغيير.',
    },
  },
  'accounts.second-factor-days': {
    name: { en: 'Time to set up two-step sign-in', ar: 'مهلة تفعيل الدخول بخطوتين' },
    help: {
      en: 'Counted for each administrator from the first sign-in. After it, administration opens only with two-step sign-in.',
      ar: 'تُحسب لكل مدير نظام من أول تسجيل دخول، وبعدها لا تُفتح لوحة الإدارة إلا مع الدخول بخطوتين.',
    },
  },
  'visits.price.full_service': {
    name: { en: 'Price of a full-service visit', ar: 'سعر زيارة الخدمة الكاملة' },
    help: {
      en: 'What a client pays for one visit, before VAT, when no plan includes it.',
      ar: 'ما يدفعه العميل عن الزيارة الواحدة قبل الضريبة إذا لم تشملها باقته.',
    },
  },
  'visits.price.basic': {
    name: { en: 'Price of a basic visit', ar: 'سعر الزيارة الأساسية' },
    help: {
      en: 'What a client pays for one visit, before VAT, when no plan includes it.',
      ar: 'ما يدفعه العميل عن الزيارة الواحدة قبل الضريبة إذا لم تشملها باقته.',
    },
  },
  'visits.shopper-share': {
    name: { en: 'Shopper’s share of the price', ar: 'حصة المتسوّق من السعر' },
    help: {
      en: 'The shopper’s fee as a part of the visit’s price. The rest is the margin.',
      ar: 'أجر المتسوّق نسبةً من سعر الزيارة، والباقي هو الهامش.',
    },
  },
  'orders.automatic-approval': {
    name: { en: 'Automatic approval of requests', ar: 'الموافقة التلقائية على الطلبات' },
    help: {
      en: 'Which new requests of approved clients are approved without an administrator. A client with an overdue invoice is never among them.',
      ar: 'طلبات العملاء المعتمدين التي يُوافَق عليها دون مدير. ولا يشمل ذلك عميلًا لديه فاتورة متأخرة.',
    },
    choices: {
      off: { en: 'None: an administrator approves each', ar: 'لا شيء: يوافق مدير على كل طلب' },
      'by-plan': { en: 'Requests that the plan includes', ar: 'الطلبات المشمولة في الباقة' },
      trusted: { en: 'Requests of clients with enough released visits', ar: 'طلبات العملاء ذوي الزيارات الكافية' },
      'by-plan-or-trusted': { en: 'Both', ar: 'كلاهما' },
    },
  },
  'orders.trusted-visits': {
    name: { en: 'Released visits for automatic approval', ar: 'الزيارات اللازمة للموافقة التلقائية' },
    help: {
      en: 'A client with at least this many released reports counts as known, where automatic approval is set so.',
      ar: 'العميل الذي صدر له هذا العدد من التقارير على الأقل تُقبل طلباته تلقائيًا إذا كان الإعداد كذلك.',
    },
    unit: { en: 'visits', ar: 'زيارة' },
  },
  'orders.lead-hours': {
    name: { en: 'Notice before a visit', ar: 'المهلة قبل موعد الزيارة' },
    help: {
      en: 'An order for a visit sooner than this is accepted with a warning that a shopper may not be found in time.',
      ar: 'يُقبل طلب زيارة أقرب من هذه المهلة مع تنبيه إلى احتمال عدم توفر متسوّق في الموعد.',
    },
  },
  'visits.at-risk-hours': {
    name: { en: 'Visit at risk', ar: 'زيارة معرّضة للتأخر' },
    help: {
      en: 'A visit without a shopper counts as at risk this long before its time.',
      ar: 'تُعد الزيارة التي لم تُسند معرّضة للتأخر قبل موعدها بهذه المدة.',
    },
  },
  'visits.no-show-hours': {
    name: { en: 'Missed visit', ar: 'زيارة فائتة' },
    help: {
      en: 'An assigned visit that has not begun this long after its time is recorded as missed and opened again.',
      ar: 'تُسجَّل الزيارة المسندة التي لم تبدأ بعد موعدها بهذه المدة فائتةً ويُعاد فتحها.',
    },
  },
  'reports.due-hours': {
    name: { en: 'Time for the shopper’s report', ar: 'مهلة تقرير المتسوّق' },
    help: {
      en: 'The shopper submits the report within this time after the check-in.',
      ar: 'يرسل المتسوّق التقرير خلال هذه المدة من تسجيل الوصول.',
    },
  },
  'reports.revision-hours': {
    name: { en: 'Time for a revision', ar: 'مهلة استكمال التقرير' },
    help: {
      en: 'The shopper completes a returned report within this time.',
      ar: 'يستكمل المتسوّق التقرير المعاد إليه خلال هذه المدة.',
    },
  },
  'reports.editor-hours': {
    name: { en: 'Time for the review', ar: 'مهلة المراجعة' },
    help: {
      en: 'The editor reviews a submitted report within this time.',
      ar: 'يراجع المراجع التقرير المُرسل خلال هذه المدة.',
    },
  },
  'reports.escalation-hours': {
    name: { en: 'Escalation of a review', ar: 'تصعيد المراجعة' },
    help: {
      en: 'A report that waits this long after it was submitted is escalated. It is never accepted automatically.',
      ar: 'يُصعَّد التقرير الذي ينتظر هذه المدة بعد إرساله، ولا يُقبل تلقائيًا أبدًا.',
    },
  },
  'reports.client-hours': {
    name: { en: 'Report for the client', ar: 'موعد التقرير للعميل' },
    help: {
      en: 'The client is to read the report within this time after the visit. Later it counts as overdue.',
      ar: 'يصل التقرير إلى العميل خلال هذه المدة من الزيارة، وبعدها يُعد متأخرًا.',
    },
  },
  'reports.alert-hours': {
    name: { en: 'Check of a critical failure', ar: 'التحقق من إخفاق حرج' },
    help: {
      en: 'An editor checks a failed critical question within this time, before the client is notified.',
      ar: 'يتحقق المراجع من الإخفاق في معيار حرج خلال هذه المدة قبل إشعار العميل.',
    },
  },
  'reports.dispute-days': {
    name: { en: 'Window for objections', ar: 'مدة الاعتراض' },
    help: {
      en: 'The client may object to an answer for this long after the release. Afterwards the report is final.',
      ar: 'للعميل الاعتراض على إجابة خلال هذه المدة من صدور التقرير، وبعدها يصبح التقرير نهائيًا.',
    },
  },
  'reports.dispute-answer-days': {
    name: { en: 'Answer to an objection', ar: 'الرد على الاعتراض' },
    help: {
      en: 'An objection is decided within this time.',
      ar: 'يُبتّ في الاعتراض خلال هذه المدة.',
    },
  },
  'payouts.payable-working-days': {
    name: { en: 'Working days until a payout', ar: 'أيام العمل حتى صرف المستحقات' },
    help: {
      en: 'What a shopper earned becomes payable this many working days after the release.',
      ar: 'تصبح مستحقات المتسوّق قابلة للصرف بعد هذا العدد من أيام العمل من صدور التقرير.',
    },
  },
  'payouts.account-hold-hours': {
    name: { en: 'Pause after a new bank account', ar: 'مهلة بعد تغيير الحساب البنكي' },
    help: {
      en: 'After a shopper changes the bank account, no payout is sent there for this long.',
      ar: 'بعد أن يغيّر المتسوّق حسابه البنكي لا تُحوَّل إليه مستحقات خلال هذه المدة.',
    },
  },
  'payouts.two-approvers-above': {
    name: { en: 'Two approvers above', ar: 'اعتماد مديرين لما يتجاوز' },
    help: {
      en: 'The maker of a payout batch never approves it. A batch above this amount needs two other administrators, a smaller one needs one.',
      ar: 'لا يعتمد دفعةَ المستحقات من أنشأها. وتحتاج الدفعة التي تتجاوز هذا المبلغ إلى مديرين آخرين، وما دونها إلى مدير واحد.',
    },
  },
  'retention.mail-text': {
    name: { en: 'Text of emails', ar: 'نصوص رسائل البريد' },
    help: {
      en: 'The text of a sent email is removed after this time. Address, subject and date stay. The privacy notice promises 90 days at most.',
      ar: 'يُحذف نص الرسالة المرسلة بعد هذه المدة، ويبقى العنوان والموضوع والتاريخ. والحد الأعلى في إشعار الخصوصية 90 يومًا.',
    },
  },
  'retention.mails': {
    name: { en: 'Records of emails', ar: 'سجلات رسائل البريد' },
    help: {
      en: 'The record of an email is removed after this time. The privacy notice promises one year at most.',
      ar: 'يُحذف سجل الرسالة بعد هذه المدة. والحد الأعلى في إشعار الخصوصية سنة واحدة.',
    },
  },
  'retention.notices-read': {
    name: { en: 'Notifications that were read', ar: 'الإشعارات المقروءة' },
    help: {
      en: 'A notification is removed this long after it was read. The privacy notice promises 180 days at most.',
      ar: 'يُحذف الإشعار بعد هذه المدة من قراءته. والحد الأعلى في إشعار الخصوصية 180 يومًا.',
    },
  },
  'retention.notices-unread': {
    name: { en: 'All notifications', ar: 'جميع الإشعارات' },
    help: {
      en: 'Every notification is removed after this time, read or not. The privacy notice promises one year at most.',
      ar: 'يُحذف كل إشعار بعد هذه المدة، قُرئ أم لم يُقرأ. والحد الأعلى في إشعار الخصوصية سنة واحدة.',
    },
  },
  'retention.submissions': {
    name: { en: 'Messages from forms', ar: 'رسائل النماذج' },
    help: {
      en: 'A message from a form is removed this long after it was closed. The privacy notice promises twelve months at most.',
      ar: 'تُحذف رسالة النموذج بعد هذه المدة من إغلاقها. والحد الأعلى في إشعار الخصوصية اثنا عشر شهرًا.',
    },
  },
  'plans.included-visits.basic': {
    name: { en: 'Visits included in Basic', ar: 'الزيارات المشمولة في الباقة الأساسية' },
    help: {
      en: 'Visits per month of the plan that cost nothing further. Shown on the page of plans, counted by the order form and the invoice.',
      ar: 'عدد الزيارات في شهر الباقة دون رسوم إضافية. يظهر في صفحة الباقات ويُحتسب في نموذج الطلب والفاتورة.',
    },
    unit: { en: 'visits', ar: 'زيارة' },
  },
  'plans.included-visits.professional': {
    name: { en: 'Visits included in Professional', ar: 'الزيارات المشمولة في الباقة الاحترافية' },
    help: {
      en: 'Visits per month of the plan that cost nothing further. Shown on the page of plans, counted by the order form and the invoice.',
      ar: 'عدد الزيارات في شهر الباقة دون رسوم إضافية. يظهر في صفحة الباقات ويُحتسب في نموذج الطلب والفاتورة.',
    },
    unit: { en: 'visits', ar: 'زيارة' },
  },
}
