import { defineMessages } from '#/domain/text.ts'

/** The template of a company's daily reports. */
export const dailyTemplateMessages = defineMessages({
  title: { en: 'Template', ar: 'نموذج التقرير' },
  intro: {
    en: 'A change makes version {next}. It counts for reports that begin after it, and earlier reports keep theirs.',
    ar: 'كل تعديل يصدر النسخة {next}، وتسري على التقارير التي تبدأ بعده، وتبقى التقارير السابقة على نسختها.',
  },
  shifts: { en: 'Shifts', ar: 'الورديات' },
  shiftsHelp: {
    en: 'One shift per line: English name | Arabic name | 16:00-01:00. The business day ends at 05:00.',
    ar: 'وردية في كل سطر: الاسم بالإنجليزية | الاسم بالعربية | 16:00-01:00. ينتهي اليوم التشغيلي عند 05:00.',
  },
  ramadanShifts: { en: 'Shifts in Ramadan', ar: 'الورديات في رمضان' },
  duties: { en: 'Checklist', ar: 'قائمة الإغلاق' },
  dutiesHelp: { en: 'One line per point: English | Arabic.', ar: 'بند في كل سطر: بالإنجليزية | بالعربية.' },
  points: { en: 'Temperature points', ar: 'مواضع قياس الحرارة' },
  pointsHelp: {
    en: 'One line per point: English | Arabic | chilled, frozen, hot or core. Limits: chilled 5 °C, frozen -18 °C, hot 60 °C, core 75 °C.',
    ar: 'موضع في كل سطر: بالإنجليزية | بالعربية | تبريد أو تجميد أو ساخن أو طهي. الحدود: 5 و-18 و60 و75 °م.',
  },
  fees: { en: 'Fees', ar: 'الرسوم' },
  mada: { en: 'mada fee, per cent', ar: 'رسوم مدى، بالمئة' },
  commission: { en: 'Commission of the delivery apps, per cent', ar: 'عمولة تطبيقات التوصيل، بالمئة' },
  save: { en: 'Save the template', ar: 'حفظ النموذج' },
})
