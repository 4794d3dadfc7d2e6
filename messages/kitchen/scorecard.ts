import { defineMessages } from '#/domain/text.ts'

/** How a supplier did in the last days. */
export const scorecardMessages = defineMessages({
  scorecard: { en: 'Last 90 days', ar: 'آخر 90 يومًا' },
  scoreOf: { en: '{score} of 100', ar: '{score} من 100' },
  scoreNone: { en: 'Not enough cases yet', ar: 'لا توجد حالات كافية بعد' },
  scoreHint: {
    en: 'A part is shown from five cases on. Orders due, deliveries and invoices of 90 days that you see.',
    ar: 'يظهر كل جزء بدءًا من خمس حالات، من الطلبات المستحقة وعمليات التسليم والفواتير التي تراها خلال 90 يومًا.',
  },
  part_onTime: { en: 'Whole and on time', ar: 'كاملة وفي موعدها' },
  part_price: { en: 'Price drift', ar: 'تغيّر الأسعار' },
  part_rejects: { en: 'Refused by value', ar: 'المرفوض من القيمة' },
  part_invoices: { en: 'Invoices without a difference', ar: 'فواتير بلا فروق' },
  percent: { en: '{value}%', ar: '{value}%' },
  pointsOf: { en: '{points} of {of}', ar: '{points} من {of}' },
  fewCases: {
    en: { one: '{count} case of 5', other: '{count} cases of 5' },
    ar: {
      zero: 'لا حالات من 5',
      one: 'حالة واحدة من 5',
      two: 'حالتان من 5',
      few: '{count} حالات من 5',
      many: '{count} حالة من 5',
      other: '{count} حالة من 5',
    },
  },
})
