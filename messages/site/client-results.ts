import { defineMessages } from '#/domain/text.ts'

/** The public page of results: case studies with consent, and anonymous averages. */
export const clientResultsMessages = defineMessages({
  title: { en: 'Client results', ar: 'نتائج عملائنا' },
  metaTitle: { en: 'Client results by city and cuisine', ar: 'نتائج عملائنا حسب المدينة ونوع المطبخ' },
  description: {
    en: 'Average scores of restaurants and cafés by city and cuisine, with the number of visits and the period, and stories published with consent.',
    ar: 'متوسط درجات المطاعم والمقاهي حسب المدينة ونوع المطبخ، مع عدد الزيارات والفترة، وقصص منشورة بموافقة أصحابها.',
  },
  headline: { en: 'Results, with their numbers beside them', ar: 'نتائج ومعها أعدادها' },
  lead: {
    en: 'Averages come from released reports and say on how many visits they stand. Stories appear only with the client’s consent.',
    ar: 'المتوسطات من تقارير منشورة، ومعها عدد الزيارات التي بُنيت عليها. ولا تُنشر القصص إلا بموافقة العميل.',
  },
  statistics: { en: 'Average scores', ar: 'متوسط الدرجات' },
  period: {
    en: 'Visits from {from} to {until}. Twelve complete months, updated at the start of each month.',
    ar: 'زيارات الفترة من {from} إلى {until}. اثنا عشر شهرًا كاملًا، وتُحدَّث في بداية كل شهر.',
  },
  visits: {
    en: { one: '{count} visit', other: '{count} visits' },
    ar: {
      zero: 'لا توجد زيارات',
      one: 'زيارة واحدة',
      two: 'زيارتان',
      few: '{count} زيارات',
      many: '{count} زيارة',
      other: '{count} زيارة',
    },
  },
  byCity: { en: 'By city', ar: 'حسب المدينة' },
  byCuisine: { en: 'By cuisine', ar: 'حسب نوع المطبخ' },
  city: { en: 'City', ar: 'المدينة' },
  cuisine: { en: 'Cuisine', ar: 'نوع المطبخ' },
  mean: { en: 'Average score', ar: 'متوسط الدرجة' },
  count: { en: 'Visits', ar: 'الزيارات' },
  hidden: {
    en: 'Groups that are too small to stay anonymous are not listed.',
    ar: 'لا تُدرج المجموعات الصغيرة التي قد تكشف هوية أصحابها.',
  },
  none: { en: 'No averages to show yet', ar: 'لا توجد متوسطات للعرض بعد' },
  noneText: {
    en: 'An average is shown once at least {reports} released visits of at least {clients} companies stand behind it in the period. Until then nothing is shown, so that no company can be recognised.',
    ar: 'يُعرض المتوسط عندما تستند إليه {reports} زيارات منشورة على الأقل من {clients} منشآت على الأقل خلال الفترة. وقبل ذلك لا يُعرض شيء حتى لا يمكن التعرّف على أي منشأة.',
  },
  noneOfThese: {
    en: 'No group is large enough to be shown yet.',
    ar: 'لا توجد مجموعة بالحجم الكافي للعرض بعد.',
  },
  stories: { en: 'Stories', ar: 'قصص عملائنا' },
  storiesText: {
    en: 'Each was read and agreed to by its client before it was published.',
    ar: 'قرأ كل عميل قصته ووافق عليها قبل نشرها.',
  },
  noStories: {
    en: 'No client has agreed to a published story yet. We do not invent any.',
    ar: 'لم يوافق أي عميل على نشر قصته بعد، ونحن لا نختلق القصص.',
  },
  rules: { en: 'How these figures are made', ar: 'كيف تُحتسب هذه الأرقام' },
  rule_1: {
    en: 'Only released reports count, and none that an editor left out of statistics.',
    ar: 'تدخل التقارير المنشورة فقط، دون ما استثناه المراجع من الإحصاءات.',
  },
  rule_2: {
    en: 'A figure is shown from {reports} visits and {clients} companies on; averages are rounded to whole per cent.',
    ar: 'يُعرض الرقم ابتداءً من {reports} زيارات و{clients} منشآت، وتُقرَّب المتوسطات إلى نسب صحيحة.',
  },
  rule_3: {
    en: 'When a hidden group could be worked out from the others, the next smallest is hidden too.',
    ar: 'إذا أمكن استنتاج مجموعة مخفية من بقية الأرقام أُخفيت معها المجموعة الأصغر التي تليها.',
  },
  rule_4: {
    en: 'The places of branches come from their addresses, the cuisine from what a company wrote about itself. What is not known is not guessed.',
    ar: 'تُؤخذ المدينة من عنوان الفرع، ونوع المطبخ مما كتبته المنشأة عن نفسها، ولا نخمّن ما لا نعرفه.',
  },
  rule_5: {
    en: 'Full and basic visits are averaged separately. An average of clients who chose to be measured is no average of a city’s restaurants.',
    ar: 'تُحتسب متوسطات التقييم الشامل والتقييم الأساسي كلٌّ على حدة. وهي متوسطات منشآت اختارت أن تُقاس، لا متوسط مطاعم المدينة كلها.',
  },
  closingTitle: { en: 'Where does your branch stand?', ar: 'أين يقف فرعك؟' },
  closingText: {
    en: 'Order a visit, read its report within 48 hours and hold it against these figures.',
    ar: 'اطلب زيارة واطّلع على تقريرها خلال 48 ساعة وقارنه بهذه الأرقام.',
  },
  register: { en: 'Register your company', ar: 'تسجيل المنشأة' },
  sample: { en: 'See a sample report', ar: 'اطّلع على نموذج تقرير' },
})
