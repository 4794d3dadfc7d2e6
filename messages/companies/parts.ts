import { defineMessages } from '#/domain/text.ts'

/** The filter of lists by a group of the company. */
export const partMessages = defineMessages({
  part: { en: 'Brand or region', ar: 'العلامة التجارية أو المنطقة' },
  as: { en: 'Branches of the group', ar: 'فروع المجموعة' },
  as_now: { en: 'As structured now', ar: 'حسب الهيكل الحالي' },
  as_then: { en: 'As at the time of each report', ar: 'حسب الهيكل وقت كل تقرير' },
})
