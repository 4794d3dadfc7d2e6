import { defineMessages } from '#/domain/text.ts'

/** A shopper's grades and feedback over time. */
export const feedbackMessages = defineMessages({
  title: { en: 'Feedback', ar: 'الملاحظات والتقييمات' },
  intro: {
    en: 'How editors grade your work, point by point, and what would lift your rating most.',
    ar: 'كيف يقيّم المراجعون عملك في كل نقطة، وما يرفع متوسط تقييمك أكثر من غيره.',
  },
  rating: { en: 'Your rating', ar: 'متوسط تقييمك' },
  overReports: {
    en: { one: 'Mean of {count} graded report', other: 'Mean of {count} graded reports' },
    ar: {
      zero: 'لا تقارير حصلت على درجة',
      one: 'متوسط تقرير واحد',
      two: 'متوسط تقريرين',
      few: 'متوسط {count} تقارير',
      many: 'متوسط {count} تقريرًا',
      other: 'متوسط {count} تقرير',
    },
  },
  improve: { en: 'What to improve', ar: 'ما يمكن تحسينه' },
  improveText: {
    en: {
      one: 'Most is to be won at “{point}”: its mean is {mean} of 5.',
      other:
        'Most is to be won at “{point}”: its mean is {mean} of 5, and {low} of your {count} grades for it are 3 or less.',
    },
    ar: {
      zero: 'أكثر ما يمكن كسبه في «{point}»: متوسطها {mean} من 5.',
      one: 'أكثر ما يمكن كسبه في «{point}»: متوسطها {mean} من 5.',
      two: 'أكثر ما يمكن كسبه في «{point}»: متوسطها {mean} من 5، وعدد درجاتها التي لا تتجاوز 3: {low} من درجتين.',
      few: 'أكثر ما يمكن كسبه في «{point}»: متوسطها {mean} من 5، وعدد درجاتها التي لا تتجاوز 3: {low} من {count} درجات.',
      many: 'أكثر ما يمكن كسبه في «{point}»: متوسطها {mean} من 5، وعدد درجاتها التي لا تتجاوز 3: {low} من {count} درجة.',
      other:
        'أكثر ما يمكن كسبه في «{point}»: متوسطها {mean} من 5، وعدد درجاتها التي لا تتجاوز 3: {low} من {count} درجة.',
    },
  },
  improveNone: {
    en: 'Every point is at 4.5 or more. Keep it like this.',
    ar: 'كل النقاط عند 4.5 فأكثر. واصل على هذا المستوى.',
  },
  advice_facts: {
    en: 'Write what happened with its time, and name people by role and dishes by name.',
    ar: 'اكتب ما حدث مع وقته، واذكر الأشخاص بأدوارهم والأطباق بأسمائها.',
  },
  advice_completeness: {
    en: 'Before you submit, go through the final check: no question, photo or comment left out.',
    ar: 'قبل الإرسال راجع الفحص النهائي: لا سؤال ولا صورة ولا تعليق ناقص.',
  },
  advice_objectivity: {
    en: 'Describe what anybody at your table would have seen; leave out whether you liked it.',
    ar: 'صف ما كان سيراه أي شخص على طاولتك، واترك رأيك جانبًا.',
  },
  advice_language: {
    en: 'Short whole sentences. Read your words aloud once before you submit.',
    ar: 'جمل قصيرة تامة. اقرأ ما كتبته بصوت مسموع قبل الإرسال.',
  },
  advice_punctuality: {
    en: 'Write the report on the day of the visit; it is due 24 hours after it.',
    ar: 'اكتب التقرير في يوم الزيارة، فموعده بعدها بأربع وعشرين ساعة.',
  },
  overTime: { en: 'Grades over time', ar: 'الدرجات عبر الوقت' },
  overTimeCaption: { en: 'Grade of each report, oldest first', ar: 'درجة كل تقرير، الأقدم أولًا' },
  asTable: { en: 'Show as a table', ar: 'عرض كجدول' },
  visit: { en: 'Visit', ar: 'وقت الزيارة' },
  branch: { en: 'Branch', ar: 'الفرع' },
  grade: { en: 'Grade', ar: 'الدرجة' },
  points: { en: 'Point by point', ar: 'نقطة بنقطة' },
  pointMean: { en: '{mean} of 5', ar: '{mean} من 5' },
  rising: { en: 'Your last five are {change} higher than before', ar: 'آخر خمس درجات أعلى من سابقتها بمقدار {change}' },
  falling: { en: 'Your last five are {change} lower than before', ar: 'آخر خمس درجات أدنى من سابقتها بمقدار {change}' },
  steady: { en: 'Your last five are as before', ar: 'آخر خمس درجات مماثلة لسابقتها' },
  examples: { en: 'In the editors’ words', ar: 'بأسلوب المراجعين' },
  exampleGrade: { en: '{grade} of 5', ar: '{grade} من 5' },
  none: { en: 'No grades yet', ar: 'لا درجات بعد' },
  noneHint: {
    en: 'When an editor has graded your first report, your rating and the words that came with it are here.',
    ar: 'عندما يقيّم المراجع أول تقرير لك ستجد هنا متوسط تقييمك وملاحظاته.',
  },
  toReports: { en: 'Your reports', ar: 'تقاريرك' },
})
