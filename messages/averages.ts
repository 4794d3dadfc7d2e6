import { defineMessages } from '#/domain/text.ts'

/** Averages of branch scores, wherever they are shown: which one it is, over which visits, and how far it may be off. */
export const averageMessages = defineMessages({
  average: { en: 'Average score', ar: 'متوسط الدرجات' },
  averages: { en: 'Average scores', ar: 'متوسطات الدرجات' },
  current: { en: 'Current average', ar: 'المتوسط الحالي' },
  period: { en: 'Average of the period', ar: 'متوسط الفترة' },
  currentHelp: {
    en: 'Current average: the last counted visit to each branch.',
    ar: 'المتوسط الحالي: آخر زيارة محتسبة لكل فرع.',
  },
  periodHelp: {
    en: 'Average of the period: all counted visits in it.',
    ar: 'متوسط الفترة: كل الزيارات المحتسبة فيها.',
  },
  type_full_service: { en: 'Full service', ar: 'تقييم شامل' },
  type_basic: { en: 'Basic', ar: 'تقييم أساسي' },
  type_operations_audit: { en: 'Operations audit', ar: 'تدقيق العمليات التشغيلية' },
  period_3: { en: 'last 3 months', ar: 'آخر 3 أشهر' },
  period_6: { en: 'last 6 months', ar: 'آخر 6 أشهر' },
  period_12: { en: 'last 12 months', ar: 'آخر 12 شهرًا' },
  period_24: { en: 'last 24 months', ar: 'آخر 24 شهرًا' },
  allBranches: { en: 'all branches', ar: 'كل الفروع' },
  yourBranches: { en: 'your branches', ar: 'فروعك' },
  visits: {
    en: { one: '{count} visit', other: '{count} visits' },
    ar: {
      zero: 'دون زيارات',
      one: 'زيارة واحدة',
      two: 'زيارتان',
      few: '{count} زيارات',
      many: '{count} زيارة',
      other: '{count} زيارة',
    },
  },
  branches: {
    en: { one: '{count} branch', other: '{count} branches' },
    ar: {
      zero: 'دون فروع',
      one: 'فرع واحد',
      two: 'فرعان',
      few: '{count} فروع',
      many: '{count} فرعًا',
      other: '{count} فرع',
    },
  },
  line: { en: '{filters}: {mean} ({basis})', ar: '{filters}: {mean} ({basis})' },
  few: { en: 'few visits', ar: 'زيارات قليلة' },
  fewOf: { en: 'few visits ({n})', ar: 'زيارات قليلة ({n})' },
  same: { en: 'the same at every visit', ar: 'النتيجة نفسها في كل زيارة' },
  margin: { en: '± {points} points', ar: 'بهامش ± {points} نقطة' },
  range: { en: 'between {low} and {high}', ar: 'بين {low} و{high}' },
  spreadHelp: {
    en: 'The margin of error has 95% confidence and is shown from 5 visits.',
    ar: 'هامش الخطأ بدرجة ثقة 95%، ويظهر ابتداءً من 5 زيارات.',
  },
  none: { en: 'No counted visit in this period', ar: 'لا توجد زيارات محتسبة في هذه الفترة' },
  firstVisit_full_service: {
    en: 'First full-service visit to this branch.',
    ar: 'هذا أول تقييم شامل لهذا الفرع.',
  },
  firstVisit_basic: { en: 'First basic visit to this branch.', ar: 'هذا أول تقييم أساسي لهذا الفرع.' },
  firstVisit_operations_audit: { en: 'First audit of this branch by us.', ar: 'هذا أول تدقيق نجريه لهذا الفرع.' },
  first_full_service: { en: 'First full-service visit', ar: 'أول تقييم شامل' },
  first_basic: { en: 'First basic visit', ar: 'أول تقييم أساسي' },
  first_operations_audit: { en: 'First audit', ar: 'أول تدقيق' },
})
