import { defineMessages } from '#/domain/text.ts'

/** Audits beside what guests experience, by topic. */
export const auditGapMessages = defineMessages({
  title: { en: 'Audits and guests', ar: 'التدقيق ورأي الضيوف' },
  about: {
    en: 'Mean of the audits, by your company and by our auditors, and of the mystery visits of the last 180 days, by topic. Self-audits are not included.',
    ar: 'متوسط نتائج تدقيق منشأتك وتدقيق مدقّقينا وزيارات المتسوّق السري خلال آخر 180 يومًا حسب الموضوع، دون التدقيق الذاتي.',
  },
  branch: { en: 'Branch', ar: 'الفرع' },
  allBranches: { en: 'All branches', ar: 'كل الفروع' },
  show: { en: 'Show', ar: 'عرض' },
  topic: { en: 'Topic', ar: 'الموضوع' },
  audits: { en: 'Audits', ar: 'التدقيق' },
  guests: { en: 'Guests', ar: 'الضيوف' },
  difference: { en: 'Difference', ar: 'الفرق' },
  meaning: { en: 'Reading', ar: 'القراءة' },
  marginOf: { en: '± {margin}', ar: '± {margin}' },
  nOf: { en: 'n = {count}', ar: 'ن = {count}' },
  noData: { en: 'none', ar: 'لا يوجد' },
  none: { en: 'no difference shown', ar: 'لا فرق ظاهر' },
  auditsHigher: { en: 'audits see it better than guests', ar: 'نتيجة التدقيق أعلى من رأي الضيوف' },
  guestsHigher: { en: 'guests see it better than audits', ar: 'رأي الضيوف أعلى من نتيجة التدقيق' },
  oneSide: { en: 'one side has no values', ar: 'لا قيم في أحد الطرفين' },
  assumed: {
    en: 'Fewer than 2 values on a side: a spread of 9 points is assumed for the margin.',
    ar: 'أقل من قيمتين في أحد الطرفين: حُسب الهامش بتباين مفترض قدره 9 نقاط.',
  },
  explain: {
    en: 'A difference is shown only beyond its 95% margin. Beyond it, the audit and the guest do not see the same kitchen.',
    ar: 'لا يظهر الفرق إلا إذا تجاوز هامش الثقة 95%، وعندها يختلف ما يجده التدقيق عما يجده الضيف.',
  },
  empty: { en: 'Nothing to compare yet', ar: 'لا بيانات للمقارنة بعد' },
  emptyHint: {
    en: 'The comparison needs at least one company audit and one mystery visit in the last 180 days.',
    ar: 'تحتاج المقارنة إلى تدقيق واحد من المنشأة وزيارة واحدة للمتسوّق السري على الأقل خلال آخر 180 يومًا.',
  },
  largest: {
    en: 'Largest difference: {topic}, audits {audits}, guests {guests} ± {margin}',
    ar: 'أكبر فرق: {topic}، التدقيق {audits}، الضيوف {guests} ± {margin}',
  },
  noneApart: {
    en: 'Audits and guests agree within the margins on every topic.',
    ar: 'لا فرق بين التدقيق ورأي الضيوف يتجاوز الهامش في أي موضوع.',
  },
})
