import { defineMessages } from '#/domain/text.ts'

/** The page that reads a bank's answer to a payout batch. */
export const bankAnswerMessages = defineMessages({
  title: { en: 'Bank’s answer', ar: 'رد البنك' },
  file: { en: 'Status report', ar: 'تقرير الحالة' },
  fileHelp: {
    en: 'pain.002 of ISO 20022, XML, up to 2 MB',
    ar: 'رسالة pain.002 من ISO 20022، حتى 2 ميغابايت',
  },
  read: { en: 'Read the report', ar: 'قراءة التقرير' },
  wasRead: { en: 'The report was read', ar: 'قُرئ التقرير' },
  nothingLeft: { en: 'Every line belongs to a transfer of this batch.', ar: 'كل سطر فيه يخص تحويلًا من هذه الدفعة.' },
  decide: {
    en: {
      one: '{count} line changed nothing. Check it with the bank.',
      other: '{count} lines changed nothing. Check them with the bank.',
    },
    ar: {
      zero: 'لا توجد أسطر للمراجعة.',
      one: 'سطر واحد لم يغيّر شيئًا. راجع البنك بشأنه.',
      two: 'سطران لم يغيّرا شيئًا. راجع البنك بشأنهما.',
      few: '{count} أسطر لم تغيّر شيئًا. راجع البنك بشأنها.',
      many: '{count} سطرًا لم تغيّر شيئًا. راجع البنك بشأنها.',
      other: '{count} سطر لم تغيّر شيئًا. راجع البنك بشأنها.',
    },
  },
  rejected: { en: 'Rejected, recorded now', ar: 'مرفوضة، سُجّلت الآن' },
  known: { en: 'Rejected, recorded before', ar: 'مرفوضة، سُجّلت من قبل' },
  done: { en: 'Carried out', ar: 'منفّذة' },
  pending: { en: 'Under way', ar: 'قيد التنفيذ' },
  unmatched: { en: 'Lines to check', ar: 'أسطر للمراجعة' },
  reference: { en: 'Reference', ar: 'المرجع' },
  status: { en: 'Status', ar: 'الحالة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  why: { en: 'Why it was left', ar: 'سبب تركه' },
  reason: { en: 'Reason from the bank', ar: 'السبب من البنك' },
  why_unknown: { en: 'Unknown reference', ar: 'مرجع غير معروف' },
  why_amount: { en: 'Another amount', ar: 'المبلغ مختلف' },
  why_twice: { en: 'Twice in the report', ar: 'مكرر في التقرير' },
  'why_after-payment': { en: 'Confirmed as paid', ar: 'مؤكد التحويل' },
})
