import { defineMessages } from '#/domain/text.ts'

/** Notifications about reports, critical failures, disputes, appeals and corrective actions. */
export const reportingNotices = defineMessages({
  'action.confirmed': { en: 'Correction confirmed: {action}', ar: 'تأكدت معالجة الملاحظة: {action}' },
  'action.assigned': { en: 'For you: {title} ({branch})', ar: 'إجراء مطلوب منك: {title} ({branch})' },
  'action.late': {
    en: 'Corrective actions due at {branch}: {first} (actions: {count})',
    ar: 'إجراءات تصحيحية مستحقة في {branch}: {first} (العدد: {count})',
  },
  'action.critical-late': {
    en: 'Critical action overdue at {branch}: {title}',
    ar: 'إجراء حرج متأخر في {branch}: {title}',
  },
  'action.failed-again': {
    en: 'Failed again at {branch}, action reopened: {title}',
    ar: 'تكررت الملاحظة في {branch}، وأُعيد فتح الإجراء: {title}',
  },
  'action.repeated': {
    en: 'Failed again at {branch}, new action: {title}',
    ar: 'تكررت الملاحظة في {branch}، وفُتح إجراء جديد: {title}',
  },
  'action.to-verify': {
    en: '{who} completed an action for {branch}: {title}',
    ar: 'إجراء منجز بانتظار التحقق في {branch}: {title}. أنجزه {who}.',
  },
  'action.sent-back': {
    en: 'Our review desk returned a corrective action: {action}',
    ar: 'أُعيد إليك إجراء تصحيحي من فريق المراجعة: {action}',
  },
  'report.submitted': { en: 'A report on {branch} is waiting for review', ar: 'تقرير {branch} بانتظار المراجعة' },
  'report.returned': {
    en: 'The editor has requested changes to your report on {branch}',
    ar: 'مطلوب تعديل تقريرك عن {branch}',
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
    en: 'The critical failure at {branch} is still undecided',
    ar: 'لم يُبتّ بعد في الإخفاق الحرج في {branch}',
  },
  'alert.finding': { en: 'Critical failure at {branch}: {finding}', ar: 'إخفاق حرج في {branch}: {finding}' },
  'alert.sent': { en: 'A critical failure was recorded at {branch}', ar: 'سُجّل إخفاق حرج في {branch}' },
  'score.low': {
    en: 'Low score at {branch}: {score}, below your limit of {limit}',
    ar: 'درجة منخفضة في {branch}: {score}، أقل من الحد {limit}',
  },
  'score.high': {
    en: 'High score at {branch}: {score}',
    ar: 'درجة مرتفعة في {branch}: {score}',
  },
  'dispute.upheld': {
    en: 'Your dispute about {branch} was upheld. The score is now {score}.',
    ar: 'قُبل اعتراضك على تقرير {branch}، والدرجة الآن {score}',
  },
  'dispute.declined': {
    en: 'Your dispute about {branch} was declined',
    ar: 'لم يُقبل اعتراضك على تقرير {branch}',
  },
  'report.visit-again': {
    en: 'The report on {branch} was rejected. Assign a new visit.',
    ar: 'رُفض تقرير {branch}، ويلزم تعيين زيارة جديدة',
  },
  'dispute.opened': {
    en: '{client} disputed an answer in the report on {branch}',
    ar: 'اعتراض من {client} على إجابة في تقرير {branch}',
  },
  'dispute.withdrawn': {
    en: '{client} withdrew a dispute about the report on {branch}',
    ar: 'سُحب اعتراض على تقرير {branch}: {client}',
  },
  'action.handed-over': {
    en: 'Open work of {who} is now yours. Corrective actions: {actions}. Branches: {branches}.',
    ar: 'أُسندت إليك الأعمال المفتوحة لعضو سابق: {who}. الإجراءات التصحيحية: {actions}. الفروع: {branches}.',
  },
  // of notices that were stored before reports upwards were gathered by day
  'action.due': { en: 'Due today: {title} ({branch})', ar: 'موعده اليوم: {title} ({branch})' },
  'action.overdue': { en: 'Overdue: {title} ({branch})', ar: 'متأخر عن موعده: {title} ({branch})' },
  'report.due-soon': { en: 'Your report on {branch} is due within 2 hours', ar: 'موعد تقريرك عن {branch} خلال ساعتين' },
  'appeal.opened': {
    en: '{shopper} appealed the rejection of the report on {branch}',
    ar: 'تظلّم من رفض تقرير {branch}: {shopper}',
  },
  'appeal.upheld': { en: 'Your appeal about {branch} was upheld', ar: 'قُبل تظلّمك بشأن تقرير {branch}' },
  'appeal.dismissed': {
    en: 'Your appeal about {branch} was dismissed',
    ar: 'لم يُقبل تظلّمك بشأن تقرير {branch}',
  },
  'reply.written': {
    en: '{shopper} replied to the grade of the report on {branch}',
    ar: 'تعقيب على درجة تقرير {branch}: {shopper}',
  },
  'reply.answered': { en: 'Our team answered your reply about {branch}', ar: 'ردّ فريقنا على تعقيبك بشأن {branch}' },
})
