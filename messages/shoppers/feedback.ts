import { defineMessages } from '#/domain/text.ts'

/** A shopper's grades and feedback over time. */
export const feedbackMessages = defineMessages({
  title: { en: 'Feedback', ar: 'الملاحظات والتقييمات' },
  intro: {
    en: 'The editors’ grades for each criterion of your work, and the improvement that would raise your rating most.',
    ar: 'تقييم المراجعين لعملك في كل معيار، وأكثر ما يرفع متوسط تقييمك.',
  },
  rating: { en: 'Your rating', ar: 'متوسط تقييمك' },
  overReports: {
    en: { one: 'Average of {count} graded report', other: 'Average of {count} graded reports' },
    ar: {
      zero: 'لا تقارير حصلت على درجة',
      one: 'متوسط تقرير واحد',
      two: 'متوسط تقريرين',
      few: 'متوسط {count} تقارير',
      many: 'متوسط {count} تقريرًا',
      other: 'متوسط {count} تقرير',
    },
  },
  improve: { en: 'Area to improve', ar: 'مجال التحسين' },
  improveText: {
    en: {
      one: 'Your biggest opportunity is “{point}”: average {mean} of 5.',
      other:
        'Your biggest opportunity is “{point}”: average {mean} of 5, and {low} of your {count} grades are 3 or lower.',
    },
    ar: {
      zero: 'أكبر فرصة للتحسّن: «{point}»، والمتوسط {mean} من 5.',
      one: 'أكبر فرصة للتحسّن: «{point}»، والمتوسط {mean} من 5.',
      two: 'أكبر فرصة للتحسّن: «{point}»، والمتوسط {mean} من 5. الدرجات التي لا تتجاوز 3: {low} من درجتين.',
      few: 'أكبر فرصة للتحسّن: «{point}»، والمتوسط {mean} من 5. الدرجات التي لا تتجاوز 3: {low} من {count} درجات.',
      many: 'أكبر فرصة للتحسّن: «{point}»، والمتوسط {mean} من 5. الدرجات التي لا تتجاوز 3: {low} من {count} درجة.',
      other: 'أكبر فرصة للتحسّن: «{point}»، والمتوسط {mean} من 5. الدرجات التي لا تتجاوز 3: {low} من {count} درجة.',
    },
  },
  improveNone: {
    en: 'Every criterion is at 4.5 or more. Keep it up.',
    ar: 'درجاتك في كل المعايير 4.5 فأكثر. واصل على هذا المستوى.',
  },
  advice_facts: {
    en: 'Write what happened and when. Name people by role and dishes by name.',
    ar: 'اكتب ما حدث ووقته، واذكر الأشخاص بأدوارهم والأطباق بأسمائها.',
  },
  advice_completeness: {
    en: 'Before you submit, use the final check to make sure no question, photo or comment is missing.',
    ar: 'قبل الإرسال راجع الفحص النهائي، وتأكد من اكتمال الأسئلة والصور والتعليقات.',
  },
  advice_objectivity: {
    en: 'Describe what anyone at your table would have seen, not whether you liked it.',
    ar: 'صف ما كان سيراه أي شخص على طاولتك، دون رأيك فيه.',
  },
  advice_language: {
    en: 'Use short, complete sentences. Read them aloud once before you submit.',
    ar: 'اكتب جملًا قصيرة تامة، واقرأها بصوت مسموع قبل الإرسال.',
  },
  advice_punctuality: {
    en: 'Write the report on the day of the visit. It is due 24 hours after the visit.',
    ar: 'اكتب التقرير في يوم الزيارة، فآخر موعد لإرساله بعد 24 ساعة من الزيارة.',
  },
  overTime: { en: 'Your grades over time', ar: 'تطوّر درجاتك' },
  overTimeCaption: { en: 'Grade of each report, oldest first', ar: 'درجة كل تقرير، الأقدم أولًا' },
  asTable: { en: 'View as table', ar: 'عرض في جدول' },
  visit: { en: 'Visit', ar: 'وقت الزيارة' },
  branch: { en: 'Branch', ar: 'الفرع' },
  grade: { en: 'Grade', ar: 'الدرجة' },
  points: { en: 'Grades by criterion', ar: 'الدرجات حسب المعيار' },
  pointMean: { en: '{mean} of 5', ar: '{mean} من 5' },
  rising: {
    en: 'Your last five grades are {change} higher than before',
    ar: 'آخر خمس درجات أعلى من سابقتها بمقدار {change}',
  },
  falling: {
    en: 'Your last five grades are {change} lower than before',
    ar: 'آخر خمس درجات أدنى من سابقتها بمقدار {change}',
  },
  steady: { en: 'Your last five grades are the same as before', ar: 'آخر خمس درجات مماثلة لسابقتها' },
  examples: { en: 'From the editors’ notes', ar: 'من ملاحظات المراجعين' },
  exampleGrade: { en: '{grade} of 5', ar: '{grade} من 5' },
  none: { en: 'No grades yet', ar: 'لا درجات بعد' },
  noneHint: {
    en: 'After an editor grades your first report, your rating and the editor’s notes appear here.',
    ar: 'بعد تقييم أول تقرير لك ستجد هنا متوسط تقييمك وملاحظات المراجع.',
  },
  toReports: { en: 'Your reports', ar: 'تقاريرك' },
})
