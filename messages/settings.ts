import type { SettingKey, settings } from '#/domain/settings.ts'
import type { Text } from '#/domain/text.ts'

type Texts<S> = { name: Text; help: Text; unit?: Text } & (S extends { choices: readonly (infer C extends string)[] }
  ? { choices: Record<C, Text> }
  : unknown)

/** Name of each setting, one sentence on its effect, and the unit of the field where its kind has none. */
export const settingTexts: { [K in SettingKey]: Texts<(typeof settings)[K]> } = {
  'invoices.bank-change-hours': {
    name: { en: 'Wait before a new bank account is used', ar: 'مهلة اعتماد حساب بنكي جديد' },
    help: {
      en: 'During this time invoices keep the former account, and any administrator can stop the change.',
      ar: 'يبقى الحساب السابق على الفواتير خلال هذه المدة، ويمكن لأي مدير نظام إيقاف التغيير.',
    },
  },
  'accounts.second-factor-days': {
    name: { en: 'Time to set up two-step sign-in', ar: 'مهلة تفعيل الدخول بخطوتين' },
    help: {
      en: 'Counted from each administrator’s first sign-in. After that, the back office opens only with two-step sign-in.',
      ar: 'تُحسب لكل مدير نظام من أول تسجيل دخول، وبعدها لا تُفتح لوحة الإدارة إلا مع الدخول بخطوتين.',
    },
  },
  'visits.price.full_service': {
    name: { en: 'Price of a full-service visit', ar: 'سعر زيارة التقييم الشامل' },
    help: {
      en: 'The client’s price per visit, before VAT, when no plan includes it.',
      ar: 'السعر الذي يدفعه العميل عن الزيارة الواحدة قبل الضريبة إذا لم تشملها باقته.',
    },
  },
  'visits.price.basic': {
    name: { en: 'Price of a basic visit', ar: 'سعر زيارة التقييم الأساسي' },
    help: {
      en: 'The client’s price per visit, before VAT, when no plan includes it.',
      ar: 'السعر الذي يدفعه العميل عن الزيارة الواحدة قبل الضريبة إذا لم تشملها باقته.',
    },
  },
  'audits.price': {
    name: { en: 'Price of an operations audit', ar: 'سعر تدقيق العمليات التشغيلية' },
    help: {
      en: 'The client’s price per audit by our auditors, before VAT. No plan includes audits.',
      ar: 'السعر الذي يدفعه العميل عن التدقيق الواحد من مدقّقينا قبل الضريبة. لا تشمل أي باقة عمليات التدقيق.',
    },
  },
  'audits.fee': {
    name: { en: 'Auditor’s fee', ar: 'أجر المدقّق' },
    help: {
      en: 'The amount that the auditor earns for one operations audit.',
      ar: 'المبلغ الذي يستحقه المدقّق عن تدقيق واحد للعمليات التشغيلية.',
    },
  },
  'visits.shopper-share': {
    name: { en: 'Shopper’s share of the price', ar: 'حصة المتسوّق من السعر' },
    help: {
      en: 'The shopper’s fee as a share of the visit price. The rest is the margin.',
      ar: 'نسبة أجر المتسوّق من سعر الزيارة، والباقي هو الهامش.',
    },
  },
  'orders.automatic-approval': {
    name: { en: 'Automatic approval of requests', ar: 'الموافقة التلقائية على الطلبات' },
    help: {
      en: 'New requests of approved clients that need no administrator. Clients with an overdue invoice are always excluded.',
      ar: 'طلبات العملاء المعتمدين التي يُوافَق عليها دون الرجوع إلى مدير نظام. ولا يشمل ذلك عميلًا لديه فاتورة متأخرة.',
    },
    choices: {
      off: { en: 'Off. An administrator approves each request', ar: 'متوقفة. تلزم موافقة مدير النظام على كل طلب' },
      'by-plan': { en: 'Requests that the plan includes', ar: 'الطلبات المشمولة في الباقة' },
      trusted: { en: 'Requests of clients with enough released visits', ar: 'طلبات العملاء ذوي التقارير الكافية' },
      'by-plan-or-trusted': { en: 'Both', ar: 'كلاهما' },
    },
  },
  'orders.trusted-visits': {
    name: { en: 'Released reports for automatic approval', ar: 'التقارير اللازمة للموافقة التلقائية' },
    help: {
      en: 'A client needs at least this many released reports for automatic approval, where that option is chosen.',
      ar: 'أقل عدد من التقارير المنشورة للعميل حتى يُوافَق على طلباته تلقائيًا، إذا كان هذا الخيار مفعّلًا.',
    },
    unit: { en: 'reports', ar: 'تقرير' },
  },
  'programmes.draw-days': {
    name: { en: 'Drawing a visit programme ahead', ar: 'السحب المسبق لبرنامج الزيارات' },
    help: {
      en: 'Days before a month or quarter begins on which the visits of its programmes are drawn.',
      ar: 'عدد الأيام قبل بداية الشهر أو الربع التي تُسحب فيها زيارات البرامج.',
    },
  },
  'orders.lead-hours': {
    name: { en: 'Notice before a visit', ar: 'المهلة قبل موعد الزيارة' },
    help: {
      en: 'A request for an earlier visit is accepted with a warning that a shopper may not be found in time.',
      ar: 'يُقبل طلب زيارة أقرب من هذه المهلة مع تنبيه إلى احتمال عدم توفر متسوّق في الموعد.',
    },
  },
  'visits.at-risk-hours': {
    name: { en: 'Visit at risk', ar: 'زيارة معرّضة للتأخر' },
    help: {
      en: 'A visit without a shopper is marked as at risk this long before its time.',
      ar: 'تُعد الزيارة التي لم تُسند إلى متسوّق معرّضة للتأخر قبل موعدها بهذه المدة.',
    },
  },
  'visits.no-show-hours': {
    name: { en: 'Missed visit', ar: 'زيارة فائتة' },
    help: {
      en: 'An assigned visit that has not started this long after its time is recorded as missed and opened again.',
      ar: 'إذا لم تبدأ الزيارة المسندة بعد موعدها بهذه المدة تُسجَّل فائتة ويُعاد فتحها.',
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
    name: { en: 'Time to revise a report', ar: 'مهلة تعديل التقرير' },
    help: {
      en: 'The shopper revises a returned report within this time.',
      ar: 'يعدّل المتسوّق التقرير المعاد إليه خلال هذه المدة.',
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
      en: 'A submitted report that waits this long is escalated. It is never accepted automatically.',
      ar: 'يُصعَّد التقرير الذي يبقى دون مراجعة هذه المدة بعد إرساله، ولا يُقبل تلقائيًا أبدًا.',
    },
  },
  'reports.client-hours': {
    name: { en: 'Time for the report to the client', ar: 'مهلة وصول التقرير إلى العميل' },
    help: {
      en: 'The client receives the report within this time after the visit. After that it is overdue.',
      ar: 'يصل التقرير إلى العميل خلال هذه المدة من الزيارة، وبعدها يُعد متأخرًا.',
    },
  },
  'reports.alert-hours': {
    name: { en: 'Time to check a critical failure', ar: 'مهلة التحقق من الإخفاق في معيار حرج' },
    help: {
      en: 'An editor checks a critical failure within this time, before the client is notified.',
      ar: 'يتحقق المراجع من الإخفاق في معيار حرج خلال هذه المدة قبل إشعار العميل.',
    },
  },
  'reports.alert-escalation-hours': {
    name: { en: 'Time until an alert goes to the next level', ar: 'مهلة تصعيد التنبيه الحرج' },
    help: {
      en: 'A critical alert goes to the branch manager first. If no one opens it within this time, it goes to the manager above, and so on up to the owners.',
      ar: 'يصل التنبيه الحرج إلى مدير الفرع أولًا، فإن لم يفتحه أحد خلال هذه المدة وصل إلى المدير الأعلى، وهكذا حتى مالكي الحساب.',
    },
  },
  'reports.propose-translations': {
    name: { en: 'Translations proposed by the language model', ar: 'ترجمات يقترحها النموذج اللغوي' },
    help: {
      en: 'Editors can have the language model translate what shoppers wrote. Turn this on only for a model that our own team runs: the privacy policy promises that report texts are not sent to external ones.',
      ar: 'يتيح للمراجعين ترجمة ما كتبه المتسوّقون بالنموذج اللغوي. فعّله فقط لنموذج يشغّله فريقنا، فسياسة الخصوصية تنص على أن نصوص التقارير لا تُرسل إلى نماذج خارجية.',
    },
  },
  'reports.dispute-days': {
    name: { en: 'Time to dispute an answer', ar: 'مدة الاعتراض' },
    help: {
      en: 'The client can dispute an answer for this long after the release. Afterwards the report is final.',
      ar: 'يمكن للعميل الاعتراض على إجابة خلال هذه المدة من نشر التقرير، وبعدها يصبح التقرير نهائيًا.',
    },
  },
  'reports.dispute-answer-days': {
    name: { en: 'Time to decide a dispute', ar: 'مهلة البتّ في الاعتراض' },
    help: {
      en: 'A dispute is decided within this time.',
      ar: 'يُبتّ في الاعتراض خلال هذه المدة.',
    },
  },
  'payouts.payable-working-days': {
    name: { en: 'Working days until a payout', ar: 'أيام العمل حتى صرف المستحقات' },
    help: {
      en: 'A shopper’s earnings become payable this many working days after the release of the report.',
      ar: 'تصبح مستحقات المتسوّق قابلة للصرف بعد هذا العدد من أيام العمل من نشر التقرير.',
    },
  },
  'payouts.account-hold-hours': {
    name: { en: 'Pause after a new bank account', ar: 'مهلة بعد تغيير الحساب البنكي' },
    help: {
      en: 'After a shopper changes the bank account, no payouts are sent to it for this long.',
      ar: 'عند تغيير المتسوّق حسابه البنكي لا تُحوَّل إليه مستحقات خلال هذه المدة.',
    },
  },
  'payouts.two-approvers-above': {
    name: { en: 'Amount that needs two approvers', ar: 'المبلغ الذي يلزمه اعتمادان' },
    help: {
      en: 'The administrator who creates a payout batch cannot approve it. A batch above this amount needs two other administrators; a smaller one needs one.',
      ar: 'لا يجوز لمنشئ دفعة الصرف اعتمادها. تحتاج الدفعة التي تتجاوز هذا المبلغ إلى اعتماد مديرَي نظام آخرين، وما دونها إلى مدير نظام واحد.',
    },
  },
  'retention.mail-text': {
    name: { en: 'Text of emails', ar: 'نصوص رسائل البريد' },
    help: {
      en: 'The text of a sent email is deleted after this time. The address, subject and date remain. The privacy notice promises 90 days at most.',
      ar: 'يُحذف نص الرسالة المرسلة بعد هذه المدة، ويبقى العنوان والموضوع والتاريخ. والحد الأعلى في إشعار الخصوصية 90 يومًا.',
    },
  },
  'retention.mails': {
    name: { en: 'Records of emails', ar: 'سجلات رسائل البريد' },
    help: {
      en: 'The record of an email is deleted after this time. The privacy notice promises one year at most.',
      ar: 'يُحذف سجل الرسالة بعد هذه المدة. والحد الأعلى في إشعار الخصوصية سنة واحدة.',
    },
  },
  'retention.notices-read': {
    name: { en: 'Read notifications', ar: 'الإشعارات المقروءة' },
    help: {
      en: 'A notification is deleted this long after it was read. The privacy notice promises 180 days at most.',
      ar: 'يُحذف الإشعار بعد هذه المدة من قراءته. والحد الأعلى في إشعار الخصوصية 180 يومًا.',
    },
  },
  'retention.notices-unread': {
    name: { en: 'All notifications', ar: 'جميع الإشعارات' },
    help: {
      en: 'Every notification is deleted after this time, read or not. The privacy notice promises one year at most.',
      ar: 'يُحذف كل إشعار بعد هذه المدة، قُرئ أم لم يُقرأ. والحد الأعلى في إشعار الخصوصية سنة واحدة.',
    },
  },
  'retention.submissions': {
    name: { en: 'Messages from forms', ar: 'رسائل النماذج' },
    help: {
      en: 'A message from a form is deleted this long after it was closed. The privacy notice promises twelve months at most.',
      ar: 'تُحذف رسالة النموذج بعد هذه المدة من إغلاقها. والحد الأعلى في إشعار الخصوصية اثنا عشر شهرًا.',
    },
  },
  'plans.included-visits.basic': {
    name: { en: 'Visits included in Basic', ar: 'الزيارات المشمولة في الباقة الأساسية' },
    help: {
      en: 'Visits per plan month without a further charge. The number applies to the page of plans, the order form and the invoice.',
      ar: 'عدد الزيارات في شهر الباقة دون رسوم إضافية. يسري العدد على صفحة الباقات ونموذج الطلب والفاتورة.',
    },
    unit: { en: 'visits', ar: 'زيارة' },
  },
  'plans.included-visits.professional': {
    name: { en: 'Visits included in Professional', ar: 'الزيارات المشمولة في الباقة الاحترافية' },
    help: {
      en: 'Visits per plan month without a further charge. The number applies to the page of plans, the order form and the invoice.',
      ar: 'عدد الزيارات في شهر الباقة دون رسوم إضافية. يسري العدد على صفحة الباقات ونموذج الطلب والفاتورة.',
    },
    unit: { en: 'visits', ar: 'زيارة' },
  },
}
