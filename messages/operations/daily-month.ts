import { defineMessages } from '#/domain/text.ts'

/** The month of daily reports: its comparison, and the month as a document. */
export const dailyMonthMessages = defineMessages({
  comparedHint: {
    en: 'A month under way is compared with as many days of the other months.',
    ar: 'يُقارن الشهر الجاري بعدد الأيام نفسه من الشهرين الآخرين.',
  },
  signedDays: { en: 'Days with signed reports', ar: 'أيام بتقارير معتمدة' },
  perDay: { en: 'Net sales a branch and day', ar: 'صافي مبيعات الفرع في اليوم' },
  beyondDays: { en: 'Days with a temperature beyond the limit', ar: 'أيام بحرارة خارج الحد' },
  download: { en: 'The month as a document', ar: 'الشهر في ملف' },
  downloadHint: {
    en: 'Figures of the month by branch and day, and each day that is late, missing or beyond the limit.',
    ar: 'أرقام الشهر لكل فرع ويوم، وكل يوم تأخر تقريره أو لم يُقدَّم أو تجاوزت حرارته الحد.',
  },
  title: { en: 'Daily reports: {month}', ar: 'التقارير اليومية: {month}' },
  footer: { en: 'Daily reports · {month} · as of {day}', ar: 'التقارير اليومية · {month} · حتى {day}' },
  branches: {
    en: { one: '{count} branch', other: '{count} branches' },
    ar: {
      zero: 'بلا فروع',
      one: 'فرع واحد',
      two: 'فرعان',
      few: '{count} فروع',
      many: '{count} فرعًا',
      other: '{count} فرع',
    },
  },
  asOf: { en: 'as of {day}', ar: 'حتى {day}' },
  figures: { en: 'The month', ar: 'الشهر' },
  byBranch: { en: 'By branch', ar: 'حسب الفرع' },
  byDay: { en: 'By day', ar: 'حسب اليوم' },
  toLookAt: { en: 'Late, missing and beyond the limit', ar: 'متأخر وغير مقدَّم وخارج الحد' },
  noneToLookAt: {
    en: 'Every report of the month is in time and within the limits.',
    ar: 'كل تقارير الشهر في موعدها وضمن الحدود.',
  },
  more: {
    en: {
      one: 'and {count} more day, on the page of the month',
      other: 'and {count} more days, on the page of the month',
    },
    ar: {
      zero: 'كل الأيام مذكورة',
      one: 'ويوم آخر في صفحة الشهر',
      two: 'ويومان آخران في صفحة الشهر',
      few: 'و{count} أيام أخرى في صفحة الشهر',
      many: 'و{count} يومًا آخر في صفحة الشهر',
      other: 'و{count} يوم آخر في صفحة الشهر',
    },
  },
  temperatures: { en: 'Temperatures', ar: 'الحرارة' },
  what: { en: 'What', ar: 'الحالة' },
  noBranches: { en: 'The company has not added a branch yet.', ar: 'لم تُضف المنشأة فرعًا بعد.' },
})
