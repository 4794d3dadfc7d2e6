import { defineMessages } from '#/domain/text.ts'

/** Mails about a client's plan. The Arabic name of a plan begins with «باقة», the English one is its bare name. */
export const planMails = defineMessages({
  'plan.active.subject': { en: 'Your {plan} plan is active', ar: 'باقتك سارية: {plan}' },
  'plan.active.body': {
    en: 'Hello {name},\n\nYour {plan} plan runs from today until {until} and renews automatically every month.\n\nView, change or end your plan:\n{link}',
    ar: 'مرحبًا {name}،\n\nتسري {plan} من اليوم حتى {until}، وتتجدد تلقائيًا كل شهر.\n\nعرض باقتك أو تغييرها أو إنهاؤها:\n{link}',
  },
  'plan.given-until.subject': {
    en: 'Our team changed your plan to {plan} until {date}',
    ar: 'غيّر فريقنا باقتك إلى {plan} حتى {date}',
  },
  'plan.given-until.body': {
    en: 'Hello {name},\n\nOur team changed your plan to {plan}. Its last day is {date}. No invoice was issued for this change.\n\nView your plan:\n{link}',
    ar: 'مرحبًا {name}،\n\nغيّر فريقنا باقتك إلى {plan}، وآخر يوم فيها {date}. لم تُصدر فاتورة مقابل هذا التغيير.\n\nعرض باقتك:\n{link}',
  },
  'plan.given-ends.subject': { en: 'Your {plan} plan ends after {date}', ar: 'آخر يوم في {plan}: {date}' },
  'plan.given-ends.body': {
    en: 'Hello {name},\n\n{date} is the last day of the {plan} plan that our team gave you. You keep your reports and certificates, and you can choose a plan at any time.\n\nView your plan:\n{link}',
    ar: 'مرحبًا {name}،\n\nآخر يوم في {plan} التي منحك إياها فريقنا هو {date}. تبقى لك تقاريرك وشهاداتك، ويمكنك اختيار باقة في أي وقت.\n\nعرض باقتك:\n{link}',
  },
  'plan.given.subject': { en: 'Our team changed your plan to {plan}', ar: 'غيّر فريقنا باقتك إلى {plan}' },
  'plan.given.body': {
    en: 'Hello {name},\n\nOur team changed your plan to {plan}. No invoice was issued for this change.\n\nView your plan:\n{link}',
    ar: 'مرحبًا {name}،\n\nغيّر فريقنا باقتك إلى {plan}، ولم تُصدر فاتورة مقابل هذا التغيير.\n\nعرض باقتك:\n{link}',
  },
  'plan.renewed.subject': {
    en: 'Your {plan} plan has renewed: invoice {number}',
    ar: 'تجددت {plan}: الفاتورة {number}',
  },
  'plan.renewed.body': {
    en: 'Hello {name},\n\nYour {plan} plan has renewed for another month, until {until}. Invoice {number} for {amount} is due today.\n\nView your plan and pay:\n{link}',
    ar: 'مرحبًا {name}،\n\nتجددت {plan} لشهر آخر حتى {until}. الفاتورة {number} بمبلغ {amount} مستحقة اليوم.\n\nعرض باقتك والسداد:\n{link}',
  },
  'plan.ends-soon.subject': { en: 'Your {plan} plan ends on {date}', ar: 'تنتهي {plan} بتاريخ {date}' },
  'plan.ends-soon.body': {
    en: 'Hello {name},\n\nAs you requested, your {plan} plan ends on {date} and will not renew. Visits after that are billed individually. You can keep the plan until then.\n\nView your plan:\n{link}',
    ar: 'مرحبًا {name}،\n\nبناءً على طلبك تنتهي {plan} بتاريخ {date} ولن تتجدد، وتُفوتر الزيارات بعدها منفردة. يمكنك التراجع قبل ذلك التاريخ.\n\nعرض باقتك:\n{link}',
  },
  'plan.changes-soon.subject': {
    en: 'You move to the {next} plan on {date}',
    ar: 'الانتقال إلى {next} بتاريخ {date}',
  },
  'plan.changes-soon.body': {
    en: 'Hello {name},\n\nAs you requested, you move to the {next} plan on {date}. You can keep your current plan until then.\n\nView your plan:\n{link}',
    ar: 'مرحبًا {name}،\n\nبناءً على طلبك تنتقل إلى {next} بتاريخ {date}. يمكنك التراجع قبل ذلك التاريخ.\n\nعرض باقتك:\n{link}',
  },
  'plan.price-soon.subject': {
    en: 'The price of your {plan} plan from {date}',
    ar: 'سعر {plan} بدءًا من {date}',
  },
  'plan.price-soon.body': {
    en: 'Hello {name},\n\nAs agreed, your {plan} plan costs {price} per month including VAT from {date}.\n\nView your plan:\n{link}',
    ar: 'مرحبًا {name}،\n\nبحسب الاتفاق يصبح سعر {plan} بدءًا من {date}: {price} شهريًا شاملًا ضريبة القيمة المضافة.\n\nعرض باقتك:\n{link}',
  },
  'plan.pause-soon.subject': {
    en: 'Your {plan} plan pauses on {date}',
    ar: 'ستُوقف {plan} مؤقتًا بتاريخ {date}',
  },
  'plan.pause-soon.body': {
    en: 'Hello {name},\n\nInvoice {number} for {amount} is unpaid. If it is not paid before {date}, your {plan} plan pauses on that day. Visits are then billed individually, the days that you will not receive are credited, and the days before remain payable.\n\nView your plan and pay:\n{link}',
    ar: 'مرحبًا {name}،\n\nالفاتورة {number} بمبلغ {amount} غير مسددة. إن لم تُسدَّد قبل {date} فستُوقف {plan} مؤقتًا في ذلك اليوم، وتُفوتر الزيارات بعدها منفردة. تُقيَّد لك قيمة الأيام التي لن تحصل عليها، وتبقى قيمة الأيام السابقة مستحقة.\n\nعرض باقتك والسداد:\n{link}',
  },
  'plan.paused.subject': { en: 'Your {plan} plan is paused', ar: 'أُوقفت {plan} مؤقتًا' },
  'plan.paused.body': {
    en: 'Hello {name},\n\nThe month was not paid, so your {plan} plan has been paused since {date}. We have credited the days that you will not receive; the days before that remain payable. You can start a plan again at any time, and its month begins on the day you pay.\n\nChoose a plan:\n{link}',
    ar: 'مرحبًا {name}،\n\nلم يُسدَّد اشتراك الشهر، فأُوقفت {plan} مؤقتًا منذ {date}. قُيّدت لك قيمة الأيام التي لن تحصل عليها، وتبقى قيمة الأيام السابقة مستحقة. يمكنك الاشتراك في باقة من جديد متى شئت، ويبدأ شهرها يوم السداد.\n\nاختيار باقة:\n{link}',
  },
  'plan.ended.subject': { en: 'Your {plan} plan has ended', ar: 'انتهت {plan}' },
  'plan.ended.body': {
    en: 'Hello {name},\n\nYour {plan} plan ended on {date}. You keep your reports and certificates, and you can still order single visits.\n\nChoose a plan:\n{link}',
    ar: 'مرحبًا {name}،\n\nانتهت {plan} بتاريخ {date}. تبقى لك تقاريرك وشهاداتك، ويمكنك طلب زيارات منفردة.\n\nاختيار باقة:\n{link}',
  },
  'plan.refunded.subject': {
    en: 'Your {plan} plan has ended, and we will refund your payment',
    ar: 'انتهت {plan} وسيُرد إليك المبلغ',
  },
  'plan.refunded.body': {
    en: 'Hello {name},\n\nYour {plan} plan ended on {date}. Its invoices have been credited in full, and we will refund your payment by the same method within 14 days. You keep the reports released so far. The credit notes are with your invoices.\n\nView your plan:\n{link}',
    ar: 'مرحبًا {name}،\n\nانتهت {plan} بتاريخ {date}. أُلغيت فواتيرها كاملة بإشعارات دائنة، وسيُرد إليك ما دفعته بالطريقة نفسها خلال 14 يومًا. تبقى لك التقارير المنشورة، وتجد الإشعارات الدائنة مع فواتيرك.\n\nعرض باقتك:\n{link}',
  },
})
