import { defineMessages } from '#/domain/text.ts'

/** What the bell says, one text a kind. Params are names and numbers; their keys are the words in braces. */
export const notificationMessages = defineMessages({
  'account.welcome': { en: 'Welcome to {company}', ar: 'مرحبًا بك في {company}' },
  'client.waiting': { en: '{client} is waiting for approval', ar: '{client} بانتظار الاعتماد' },
  'client.approved': { en: 'Your company account is approved', ar: 'تم اعتماد حساب منشأتك' },
  'client.rejected': { en: 'Your company account was not approved', ar: 'لم يُعتمد حساب منشأتك' },
  'client.suspended': { en: 'Your company account is suspended', ar: 'تم إيقاف حساب منشأتك' },
  'client.reinstated': { en: 'Your company account is active again', ar: 'أُعيد تفعيل حساب منشأتك' },
  'request.placed': { en: '{client} ordered a visit to {branch}', ar: 'طلب {client} زيارة لفرع {branch}' },
  'request.received': { en: 'A visit to {branch} was ordered for you', ar: 'تم طلب زيارة لفرع {branch} باسم منشأتك' },
  'request.approved': { en: 'Your request for {branch} is approved', ar: 'تمت الموافقة على طلبك لفرع {branch}' },
  'request.assigned': { en: 'You have a new visit: {branch}', ar: 'لديك زيارة جديدة: {branch}' },
  'request.shopper-found': { en: 'A shopper is assigned to {branch}', ar: 'تم تعيين متسوّق لفرع {branch}' },
  'request.taken-back': { en: 'The visit to {branch} is no longer yours', ar: 'لم تعد زيارة {branch} ضمن مهامك' },
  'request.handed-back': { en: '{shopper} handed back the visit to {branch}', ar: 'أعاد {shopper} زيارة {branch}' },
  'request.started': { en: 'The visit to {branch} has begun', ar: 'بدأت زيارة {branch}' },
  'request.cancelled': { en: 'The request for {branch} is cancelled', ar: 'أُلغي طلب {branch}' },
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
  'report.overdue': { en: 'The report on {branch} is overdue', ar: 'تأخر تقرير {branch} عن موعده' },
  'report.review-late': {
    en: 'The report on {branch} has waited too long for review',
    ar: 'طال انتظار مراجعة تقرير {branch}',
  },
  'report.escalated': {
    en: 'Escalated: the report on {branch} has waited 72 hours for a decision',
    ar: 'تصعيد: مضت 72 ساعة على تقرير {branch} دون قرار',
  },
  'report.visit-again': {
    en: 'The report on {branch} was rejected: a new visit must be assigned',
    ar: 'رُفض تقرير {branch}، ويلزم تعيين زيارة جديدة',
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
  seeAll: { en: 'All notifications', ar: 'كل الإشعارات' },
  older: { en: 'Older notifications', ar: 'إشعارات أقدم' },
  toDashboard: { en: 'Back to the dashboard', ar: 'العودة إلى لوحة التحكم' },
  unknownKind: { en: 'There is news about your account', ar: 'يوجد جديد في حسابك' },
  failed: { en: 'The notifications could not be loaded.', ar: 'تعذّر تحميل الإشعارات.' },
})
