import { defineMessages } from '#/domain/text.ts'

/** The list of daily reports and its file. */
export const dailyListMessages = defineMessages({
  list: { en: 'Daily reports', ar: 'التقارير اليومية' },
  search: { en: 'Search', ar: 'بحث' },
  searchHint: { en: 'Branch', ar: 'الفرع' },
  branch: { en: 'Branch', ar: 'الفرع' },
  day: { en: 'Business day', ar: 'اليوم التشغيلي' },
  month: { en: 'Month', ar: 'الشهر' },
  late: { en: 'Submitted late', ar: 'أُرسلت متأخرة' },
  state: { en: 'Status', ar: 'الحالة' },
  state_draft: { en: 'Being filled in', ar: 'قيد التعبئة' },
  state_submitted: { en: 'Submitted', ar: 'أُرسل' },
  state_signed: { en: 'Signed', ar: 'معتمد' },
  state_reopened: { en: 'Reopened', ar: 'أُعيد فتحه' },
  gross: { en: 'Sales', ar: 'المبيعات' },
  net: { en: 'Net', ar: 'الصافي' },
  vat: { en: 'VAT', ar: 'الضريبة' },
  covers: { en: 'Covers', ar: 'الضيوف' },
  difference: { en: 'Cash difference', ar: 'فرق النقد' },
  waste: { en: 'Waste', ar: 'الهدر' },
  wasteOpen: { en: 'Waste lines not valued', ar: 'بنود هدر بلا قيمة' },
  signer: { en: 'Signed by', ar: 'الاعتماد' },
  empty: { en: 'No daily reports', ar: 'لا توجد تقارير يومية' },
  emptyHint: { en: 'The first report of a branch begins in the month view.', ar: 'يبدأ أول تقرير للفرع من عرض الشهر.' },
})
