import { defineMessages } from '#/domain/text.ts'

/** Appeals, replies and ratings of shoppers on the review page. */
export const reviewVoiceMessages = defineMessages({
  title: { en: 'From the shopper', ar: 'من المتسوّق' },
  appeal: { en: 'Appeal of the rejection', ar: 'تظلّم من الرفض' },
  appeal_open: { en: 'Open', ar: 'مفتوح' },
  appeal_upheld: { en: 'Upheld', ar: 'مقبول' },
  appeal_dismissed: { en: 'Dismissed', ar: 'غير مقبول' },
  decideBy: { en: 'To be decided by', ar: 'يُبتّ فيه قبل' },
  late: { en: 'Overdue', ar: 'متأخر' },
  decidedBy: { en: 'Decided by {name}', ar: 'قرار {name}' },
  secondEditor: {
    en: 'You rejected this report. Another editor decides the appeal.',
    ar: 'أنت من رفض هذا التقرير، ويبتّ مراجع آخر في التظلّم.',
  },
  uphold: { en: 'Uphold', ar: 'قبول التظلّم' },
  dismiss: { en: 'Dismiss', ar: 'عدم القبول' },
  upholdTitle: { en: 'Uphold the appeal', ar: 'قبول التظلّم' },
  dismissTitle: { en: 'Dismiss the appeal', ar: 'عدم قبول التظلّم' },
  upholdOpen: {
    en: 'Nobody else has the visit yet: the report goes back to review in your hands, and the visit to its shopper.',
    ar: 'لم تُسند الزيارة إلى غيره بعد: يعود التقرير إلى المراجعة لديك، وتعود الزيارة إلى المتسوّق.',
  },
  upholdTaken: {
    en: 'The visit has gone to somebody else or was cancelled. The report is not released: grade the work and set the fee that is owed.',
    ar: 'أُسندت الزيارة إلى غيره أو أُلغيت، لذلك لا يُنشر التقرير: قيّم العمل وحدّد الأجر المستحق.',
  },
  dismissHint: {
    en: 'The rejection stands. The shopper reads your decision and cannot appeal again.',
    ar: 'يبقى الرفض قائمًا. سيقرأ المتسوّق قرارك ولا يمكنه التظلّم مرة أخرى.',
  },
  decision: { en: 'Decision, as the shopper reads it', ar: 'القرار كما يقرؤه المتسوّق' },
  fee: { en: 'Fee that is owed', ar: 'الأجر المستحق' },
  sar: { en: 'SAR', ar: 'ر.س' },
  feeOwed: { en: 'Fee owed without release', ar: 'أجر مستحق دون نشر' },
  decided: { en: 'The appeal is decided', ar: 'بُتّ في التظلّم' },
  reply: { en: 'Reply to the grade', ar: 'رد على الدرجة' },
  reply_waiting: { en: 'Waits for an answer', ar: 'بانتظار الإجابة' },
  reply_answered: { en: 'Answered', ar: 'تمت الإجابة' },
  answer: { en: 'Your answer', ar: 'إجابتك' },
  answerHint: { en: 'One answer; the grade stays as it is.', ar: 'إجابة واحدة، وتبقى الدرجة كما هي.' },
  sendAnswer: { en: 'Send the answer', ar: 'إرسال الإجابة' },
  answered: { en: 'The answer is sent', ar: 'أُرسلت الإجابة' },
  answeredBy: { en: 'Answered by {name}', ar: 'أجاب {name}' },
  brief: { en: 'How good the brief was', ar: 'تقييم تعليمات الزيارة' },
  briefMean: {
    en: {
      one: 'Mean over {count} visit of this client: {mean}',
      other: 'Mean over {count} visits of this client: {mean}',
    },
    ar: {
      zero: 'لا تقييمات لهذا العميل بعد',
      one: 'المتوسط لزيارة واحدة لهذا العميل: {mean}',
      two: 'المتوسط لزيارتين لهذا العميل: {mean}',
      few: 'المتوسط لعدد {count} زيارات لهذا العميل: {mean}',
      many: 'المتوسط لعدد {count} زيارة لهذا العميل: {mean}',
      other: 'المتوسط لعدد {count} زيارة لهذا العميل: {mean}',
    },
  },
})
