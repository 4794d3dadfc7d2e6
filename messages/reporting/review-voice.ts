import { defineMessages } from '#/domain/text.ts'

/** Appeals, replies and ratings of shoppers on the review page. */
export const reviewVoiceMessages = defineMessages({
  title: { en: 'From the shopper', ar: 'من المتسوّق' },
  appeal: { en: 'Appeal against the rejection', ar: 'تظلّم من الرفض' },
  appeal_open: { en: 'Open', ar: 'مفتوح' },
  appeal_upheld: { en: 'Upheld', ar: 'مقبول' },
  appeal_dismissed: { en: 'Dismissed', ar: 'غير مقبول' },
  decideBy: { en: 'Decision due by', ar: 'يُبتّ فيه قبل' },
  late: { en: 'Overdue', ar: 'متأخر' },
  decidedBy: { en: 'Decided by {name}', ar: 'صاحب القرار: {name}' },
  secondEditor: {
    en: 'You rejected this report, so another editor decides the appeal.',
    ar: 'رفضت هذا التقرير، لذلك يبتّ مراجع آخر في التظلّم.',
  },
  uphold: { en: 'Uphold', ar: 'قبول التظلّم' },
  dismiss: { en: 'Dismiss', ar: 'عدم القبول' },
  upholdTitle: { en: 'Uphold the appeal', ar: 'قبول التظلّم' },
  dismissTitle: { en: 'Dismiss the appeal', ar: 'عدم قبول التظلّم' },
  upholdOpen: {
    en: 'The visit has not been assigned to another shopper. The report returns to you for review, and the visit to its shopper.',
    ar: 'لم تُسند الزيارة إلى متسوّق آخر بعد. يعود التقرير إليك للمراجعة، وتعود الزيارة إلى متسوّقها.',
  },
  upholdTaken: {
    en: 'The visit was assigned to another shopper or cancelled, so the report is not released. Grade the work and set the fee due.',
    ar: 'أُسندت الزيارة إلى متسوّق آخر أو أُلغيت، لذلك لا يُنشر التقرير. قيّم العمل وحدّد الأجر المستحق.',
  },
  dismissHint: {
    en: 'The rejection remains. The shopper sees your decision and cannot appeal again.',
    ar: 'يبقى الرفض قائمًا. يظهر قرارك للمتسوّق، ولا يمكنه التظلّم مرة أخرى.',
  },
  decision: { en: 'Decision (visible to the shopper)', ar: 'القرار (يظهر للمتسوّق)' },
  fee: { en: 'Fee due', ar: 'الأجر المستحق' },
  sar: { en: 'SAR', ar: 'ريال' },
  feeOwed: { en: 'Fee due without release', ar: 'أجر مستحق دون نشر' },
  decided: { en: 'The appeal is decided', ar: 'بُتّ في التظلّم' },
  reply: { en: 'Reply to the grade', ar: 'تعقيب على الدرجة' },
  reply_waiting: { en: 'Waiting for an answer', ar: 'بانتظار الرد' },
  reply_answered: { en: 'Answered', ar: 'أُجيب' },
  answer: { en: 'Your answer', ar: 'ردّك' },
  answerHint: { en: 'You can answer once. The grade does not change.', ar: 'يمكنك الرد مرة واحدة، ولا تتغير الدرجة.' },
  sendAnswer: { en: 'Send answer', ar: 'إرسال الرد' },
  answered: { en: 'The answer is sent', ar: 'أُرسل الرد' },
  answeredBy: { en: 'Answered by {name}', ar: 'صاحب الرد: {name}' },
  brief: { en: 'Rating of the visit instructions', ar: 'تقييم تعليمات الزيارة' },
  briefMean: {
    en: {
      one: 'Average of {count} visit for this client: {mean}',
      other: 'Average of {count} visits for this client: {mean}',
    },
    ar: {
      zero: 'لا تقييمات لهذا العميل بعد',
      one: 'متوسط زيارة واحدة لهذا العميل: {mean}',
      two: 'متوسط زيارتين لهذا العميل: {mean}',
      few: 'متوسط {count} زيارات لهذا العميل: {mean}',
      many: 'متوسط {count} زيارة لهذا العميل: {mean}',
      other: 'متوسط {count} زيارة لهذا العميل: {mean}',
    },
  },
})
