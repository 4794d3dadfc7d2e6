import { defineMessages } from '#/domain/text.ts'

const daysOpen = {
  en: { one: '{count} day', other: '{count} days' },
  ar: {
    zero: 'اليوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
} as const

/** The list of a company's alerts. */
export const scoreAlertMessages = defineMessages({
  title: { en: 'Alerts', ar: 'التنبيهات' },
  caption: { en: 'Alerts', ar: 'التنبيهات' },
  search: { en: 'Search alerts', ar: 'البحث في التنبيهات' },
  searchHint: { en: 'Branch or finding', ar: 'الفرع أو الملاحظة' },
  states: { en: 'Status of the alerts', ar: 'حالة التنبيهات' },
  state: { en: 'Status', ar: 'الحالة' },
  state_all: { en: 'All', ar: 'الكل' },
  state_new: { en: 'New', ar: 'جديد' },
  state_acknowledged: { en: 'Acknowledged', ar: 'اطُّلع عليه' },
  state_action: { en: 'Action open', ar: 'قيد المعالجة' },
  state_closed: { en: 'Closed', ar: 'مغلق' },
  kind: { en: 'Reason', ar: 'السبب' },
  kind_critical: { en: 'Critical failure', ar: 'إخفاق حرج' },
  kind_low: { en: 'Low score', ar: 'درجة منخفضة' },
  kind_high: { en: 'High score', ar: 'درجة مرتفعة' },
  branch: { en: 'Branch', ar: 'الفرع' },
  score: { en: 'Score', ar: 'الدرجة' },
  change: { en: 'Change', ar: 'التغيّر' },
  finding: { en: 'What failed', ar: 'الملاحظة' },
  photo: { en: 'Photo', ar: 'صورة' },
  days: { en: 'Open for', ar: 'مدة الانتظار' },
  daysOpen,
  today: { en: 'Today', ar: 'اليوم' },
  raised: { en: 'Raised', ar: 'تاريخ التنبيه' },
  acknowledgedBy: { en: 'Acknowledged by', ar: 'اطّلع عليه' },
  note: { en: 'Note', ar: 'ملاحظة' },
  more: {
    en: { one: 'and {count} more', other: 'and {count} more' },
    ar: {
      zero: '',
      one: 'وملاحظة أخرى',
      two: 'وملاحظتان أخريان',
      few: 'و{count} ملاحظات أخرى',
      many: 'و{count} ملاحظة أخرى',
      other: 'و{count} ملاحظة أخرى',
    },
  },
  beforeReport: { en: 'Report follows', ar: 'التقرير لاحقًا' },
  photoOf: { en: 'Photo: {finding}', ar: 'صورة: {finding}' },
  none: { en: 'No alerts yet', ar: 'لا توجد تنبيهات بعد' },
  noneHint: {
    en: 'A critical failure, a score below {low} or one of at least {high} raises an alert when its report is released.',
    ar: 'يصدر تنبيه مع نشر التقرير عند إخفاق حرج، أو درجة أقل من {low}، أو درجة لا تقل عن {high}.',
  },
  noneCriticalHint: {
    en: 'A critical failure raises an alert as soon as an editor has checked it.',
    ar: 'يصدر تنبيه بالإخفاق الحرج فور تحقق أحد المراجعين منه.',
  },
  settings: { en: 'Alert settings', ar: 'إعدادات التنبيهات' },
  onlyCritical: {
    en: 'Your plan alerts you to critical failures. Alerts on low and high scores are part of the Professional and Enterprise plans.',
    ar: 'تشمل باقتك تنبيهات الإخفاق الحرج. أما تنبيهات الدرجات المنخفضة والمرتفعة فضمن الباقة الاحترافية وباقة المنشآت الكبرى.',
  },
  waiting: {
    en: { one: '{count} alert is new', other: '{count} alerts are new' },
    ar: {
      zero: 'لا تنبيهات جديدة',
      one: 'تنبيه جديد واحد',
      two: 'تنبيهان جديدان',
      few: '{count} تنبيهات جديدة',
      many: '{count} تنبيهًا جديدًا',
      other: '{count} تنبيه جديد',
    },
  },
})

/** One alert. */
export const alertPageMessages = defineMessages({
  title_critical: { en: 'Critical failure at {branch}', ar: 'إخفاق حرج في {branch}' },
  title_low: { en: 'Low score at {branch}', ar: 'درجة منخفضة في {branch}' },
  title_high: { en: 'High score at {branch}', ar: 'درجة مرتفعة في {branch}' },
  why_critical: {
    en: 'A critical question failed. It limits the score of the whole visit.',
    ar: 'أُخفق في معيار حرج، وهو ما يحدّ درجة الزيارة كلها.',
  },
  why_early: {
    en: 'An editor has checked this finding. We send it before the full report.',
    ar: 'تحقق أحد المراجعين من هذه الملاحظة، ونرسلها قبل صدور التقرير الكامل.',
  },
  why_low: { en: 'The score is below your limit of {bound}.', ar: 'الدرجة أقل من الحد الذي حددته منشأتك: {bound}.' },
  why_high: {
    en: 'The score has reached {bound}, your limit for a high score. Tell the team of the branch.',
    ar: 'بلغت الدرجة {bound}، وهو حدّ الدرجة المرتفعة لديك. شارك النتيجة مع فريق الفرع.',
  },
  withdrawn: {
    en: 'A correction of the report ended the reason for this alert.',
    ar: 'انتفى سبب هذا التنبيه بعد تصحيح التقرير.',
  },
  visit: { en: 'Visit', ar: 'وقت الزيارة' },
  raised: { en: 'Raised', ar: 'وقت التنبيه' },
  open: { en: 'Open for', ar: 'مدة الانتظار' },
  score: { en: 'Score', ar: 'الدرجة' },
  change: { en: 'Change', ar: 'التغيّر' },
  findings: { en: 'What failed', ar: 'الملاحظات' },
  noFindings: { en: 'The visit lost no points.', ar: 'لم تخسر الزيارة أي نقاط.' },
  editorNote: { en: 'Editor’s note', ar: 'ملاحظة المراجع' },
  reportFollows: {
    en: 'The full report follows after review. Actions can be opened then.',
    ar: 'يصدر التقرير الكامل بعد مراجعته، وعندها يمكن فتح الإجراءات.',
  },
  openReport: { en: 'View the report', ar: 'عرض التقرير' },
  handling: { en: 'Handling', ar: 'المعالجة' },
  notYet: { en: 'No one has acknowledged this alert yet.', ar: 'لم يؤكد أحد الاطلاع على هذا التنبيه بعد.' },
  readOnly: {
    en: 'Those who answer for the branch acknowledge its alerts.',
    ar: 'يؤكد الاطلاع على التنبيهات المسؤولون عن الفرع.',
  },
  acknowledgedBy: { en: 'Acknowledged by', ar: 'اطّلع عليه' },
  acknowledgedOn: { en: 'Acknowledged', ar: 'وقت الاطلاع' },
  note: { en: 'Note', ar: 'ملاحظة' },
  noteHelp: { en: 'Your team sees it with the alert.', ar: 'يقرؤها فريقك مع التنبيه.' },
  closeToo: { en: 'Nothing is left to do: close the alert', ar: 'لا يلزم أي إجراء: إغلاق التنبيه' },
  acknowledge: { en: 'Acknowledge', ar: 'تأكيد الاطلاع' },
  acknowledged: { en: 'Alert acknowledged', ar: 'تأكد اطلاعك على التنبيه' },
  close: { en: 'Close the alert', ar: 'إغلاق التنبيه' },
  closed: { en: 'Alert closed', ar: 'أُغلق التنبيه' },
  closedOn: { en: 'Closed', ar: 'وقت الإغلاق' },
  actions: { en: 'Corrective actions', ar: 'الإجراءات التصحيحية' },
  noActions: {
    en: 'No action has been opened from this report.',
    ar: 'لم يُفتح أي إجراء من هذا التقرير.',
  },
  list: { en: 'Alerts', ar: 'التنبيهات' },
})

/** Bounds of alerts, and who is told. */
export const alertSettingMessages = defineMessages({
  title: { en: 'Alert settings', ar: 'إعدادات التنبيهات' },
  bounds: { en: 'Limits', ar: 'الحدود' },
  boundsHelp: {
    en: 'They apply to future reports. Leave a field empty for no alerts of that kind. A critical failure always raises an alert.',
    ar: 'تسري على التقارير التي تُنشر من الآن. اترك الحقل فارغًا لإيقاف هذا النوع من التنبيهات. أما الإخفاق الحرج فيصدر تنبيهه دائمًا.',
  },
  low: { en: 'Low score: alert below', ar: 'درجة منخفضة: التنبيه عند أقل من' },
  high: { en: 'High score: alert from', ar: 'درجة مرتفعة: التنبيه ابتداءً من' },
  save: { en: 'Save limits', ar: 'حفظ الحدود' },
  saved: { en: 'Limits saved', ar: 'حُفظت الحدود' },
  current: { en: 'Low: below {low}. High: from {high}.', ar: 'المنخفضة: أقل من {low}. المرتفعة: ابتداءً من {high}.' },
  off: { en: 'off', ar: 'متوقف' },
  who: { en: 'Who is notified, by part of the company', ar: 'من يُبلَّغ، حسب أقسام المنشأة' },
  whoHelp: {
    en: 'In the app and by email. A choice for a region or brand counts for all branches below it.',
    ar: 'داخل المنصة وبالبريد الإلكتروني. ويسري ما يُحدَّد لمنطقة أو علامة تجارية على كل الفروع التابعة لها.',
  },
  part: { en: 'Part of the company', ar: 'القسم' },
  whole: { en: 'Whole company', ar: 'المنشأة كلها' },
  noOne: { en: 'No one', ar: 'لا أحد' },
  change: { en: 'Change', ar: 'تغيير' },
  changeFor: { en: 'Change: {part}', ar: 'تغيير: {part}' },
  contacts: { en: 'Contacts for critical failures', ar: 'جهات الاتصال للإخفاقات الحرجة' },
})
