import { defineMessages } from '#/domain/text.ts'

/** From the company down to a question, level by level. */
export const levelMessages = defineMessages({
  title: { en: 'Level by level', ar: 'مستوى تلو الآخر' },
  intro: {
    en: 'From the company down to a single question, lowest score first. The change is from the period before of the same length.',
    ar: 'من المنشأة إلى السؤال الواحد، والأدنى درجة أولًا. ويُحسب التغيّر عن الفترة السابقة المساوية لها.',
  },
  company: { en: 'Company', ar: 'المنشأة' },
  path: { en: 'Levels', ar: 'المستويات' },
  nodes: { en: 'Brand, region or branch', ar: 'العلامة أو المنطقة أو الفرع' },
  sections: { en: 'Section', ar: 'المحور' },
  questions: { en: 'Question', ar: 'السؤال' },
  score: { en: 'Score', ar: 'الدرجة' },
  change: { en: 'Change', ar: 'التغيّر' },
  visits: { en: 'Visits', ar: 'الزيارات' },
  lost: { en: 'Points lost per visit', ar: 'النقاط المخصومة لكل زيارة' },
  total: { en: 'This level', ar: 'هذا المستوى' },
  noVisits: { en: 'No visits', ar: 'دون زيارات' },
  none: { en: 'No visits in this period', ar: 'لا زيارات في هذه الفترة' },
  noneHint: { en: 'Choose a longer period or another type of visit.', ar: 'اختر فترة أطول أو نوع زيارة آخر.' },
})
