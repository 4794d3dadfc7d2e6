import type { Question } from '#/domain/questionnaire.ts'
import { figure, note } from './ask.ts'

const likelihood = figure(
  'likelihood',
  { en: 'How likely are you to return?', ar: 'ما مدى احتمال عودتك؟' },
  {
    min: 0,
    max: 10,
    decimals: 0,
    guidance: { en: '0: never. 10: certainly.', ar: '0: لن أعود أبدًا. 10: سأعود بالتأكيد.' },
  },
)

const receiptTotal = (max: number) =>
  figure(
    'receipt_total',
    { en: 'Total on the receipt, VAT included', ar: 'إجمالي إيصال الشراء شامل الضريبة' },
    { min: 0, max, decimals: 2, unit: { en: 'SAR', ar: 'ريال' } },
  )

const itemsOrdered = note(
  'items_ordered',
  { en: 'Items ordered', ar: 'الأصناف المطلوبة' },
  {
    long: true,
    guidance: {
      en: 'One item per line, with its quantity and any change you asked for.',
      ar: 'صنف في كل سطر مع الكمية وأي تعديل طلبته.',
    },
  },
)

const fixFirst = note(
  'fix_first',
  { en: 'The one thing to fix first', ar: 'أول ما ينبغي إصلاحه' },
  {
    guidance: {
      en: 'One thing that the branch can change within a week.',
      ar: 'أمر واحد يستطيع الفرع تغييره خلال أسبوع.',
    },
  },
)

const narrative = (minWords: number) =>
  note(
    'narrative',
    { en: 'The visit in your own words', ar: 'وصف الزيارة بكلماتك' },
    {
      long: true,
      minWords,
      guidance: {
        en: `At least ${minWords} words, in the order of events. Facts that you saw, heard or measured, with times.`,
        ar: `${minWords} كلمة على الأقل وفق تسلسل الأحداث. اكتب ما شوهد أو سُمع أو قيس مع الأوقات.`,
      },
    },
  )

/** Facts of a full report that are not scored. */
export const fsr1Notes: readonly Question[] = [
  note(
    'server_description',
    { en: 'Description of the server', ar: 'وصف النادل' },
    {
      guidance: {
        en: 'Role, badge name if shown, clothing; nothing about origin or religion.',
        ar: 'الدور، والاسم على البطاقة إن وُجد، والملابس؛ دون ذكر الأصل أو الديانة.',
      },
    },
  ),
  itemsOrdered,
  receiptTotal(20_000),
  likelihood,
  note(
    'best_moment',
    { en: 'Best moment of the visit', ar: 'أفضل لحظة في الزيارة' },
    { guidance: { en: 'What happened, when, and who did it.', ar: 'ما الذي حدث، ومتى، ومن قام به.' } },
  ),
  fixFirst,
  narrative(80),
]

/** Facts of a short report that are not scored. */
export const bas1Notes: readonly Question[] = [itemsOrdered, receiptTotal(5_000), likelihood, fixFirst, narrative(30)]
