import { defineMessages } from '#/domain/text.ts'

/** The public page of results: case studies with consent, and anonymous averages. */
export const clientResultsMessages = defineMessages({
  title: { en: 'Client results', ar: 'نتائج عملائنا' },
  metaTitle: { en: 'Client results by city and cuisine', ar: 'نتائج عملائنا حسب المدينة ونوع المطبخ' },
  description: {
    en: 'Average scores of restaurants and cafes by city and cuisine, with the number of visits and the period, and stories published with consent.',
    ar: 'متوسط درجات المطاعم والمقاهي حسب المدينة ونوع المطبخ، مع عدد الزيارات والفترة، وقصص منشورة بموافقة أصحابها.',
  },
  headline: { en: 'Results and the visits behind them', ar: 'نتائج موثّقة بعدد زياراتها' },
  lead: {
    en: 'Averages come from released reports and show the number of visits behind them. Stories appear only with the client’s consent.',
    ar: 'المتوسطات من تقارير منشورة، ومعها عدد الزيارات التي بُنيت عليها. ولا تُنشر القصص إلا بموافقة العميل.',
  },
  statistics: { en: 'Average scores', ar: 'متوسط الدرجات' },
  period: {
    en: 'Visits from {from} to {until}. Twelve complete months, updated at the start of each month.',
    ar: 'زيارات الفترة من {from} إلى {until}. اثنا عشر شهرًا كاملًا، وتُحدَّث في بداية كل شهر.',
  },
  byCity: { en: 'By city', ar: 'حسب المدينة' },
  byCuisine: { en: 'By cuisine', ar: 'حسب نوع المطبخ' },
  city: { en: 'City', ar: 'المدينة' },
  cuisine: { en: 'Cuisine', ar: 'نوع المطبخ' },
  mean: { en: 'Average score', ar: 'متوسط الدرجة' },
  count: { en: 'Visits and margin', ar: 'الزيارات وهامش الخطأ' },
  hidden: {
    en: 'Groups that are too small to stay anonymous are not listed.',
    ar: 'لا تُدرج المجموعات الصغيرة التي قد تكشف هوية أصحابها.',
  },
  none: { en: 'No averages to show yet', ar: 'لا توجد متوسطات للعرض بعد' },
  noneText: {
    en: 'An average is shown once the period has at least {reports} released visits to at least {clients} companies. Until then it stays hidden, so that no company can be recognised.',
    ar: 'يُعرض المتوسط عند بلوغ الحد الأدنى خلال الفترة: الزيارات المنشورة {reports}، والمنشآت {clients}. وقبل ذلك لا يُعرض شيء حتى لا يمكن التعرّف على أي منشأة.',
  },
  noneOfThese: {
    en: 'No group is large enough to be shown yet.',
    ar: 'لا توجد مجموعة بالحجم الكافي للعرض بعد.',
  },
  stories: { en: 'Stories', ar: 'قصص عملائنا' },
  storiesText: {
    en: 'Each client read and approved its story before publication.',
    ar: 'قرأ كل عميل قصته ووافق عليها قبل نشرها.',
  },
  rules: { en: 'How these figures are calculated', ar: 'طريقة احتساب هذه الأرقام' },
  rule_1: {
    en: 'Only released reports count, except those an editor excluded from statistics.',
    ar: 'تُحتسب التقارير المنشورة وحدها، عدا ما استثناه المراجع من الإحصاءات.',
  },
  rule_2: {
    en: 'A figure is shown once there are at least {reports} visits to at least {clients} companies. Averages are rounded to whole percentages.',
    ar: 'يُعرض الرقم عند بلوغ الحد الأدنى: الزيارات {reports}، والمنشآت {clients}. وتُقرَّب المتوسطات إلى نسب صحيحة.',
  },
  rule_3: {
    en: 'If a hidden group could be worked out from the others, the next smallest group is hidden too.',
    ar: 'إذا أمكن استنتاج مجموعة مخفية من بقية الأرقام أُخفيت معها أصغر مجموعة بعدها.',
  },
  rule_4: {
    en: 'The city comes from the branch’s address, the cuisine from the company’s own description. Unknown details are not guessed.',
    ar: 'تُؤخذ المدينة من عنوان الفرع، ونوع المطبخ من وصف المنشأة لنفسها، ولا نخمّن ما لا نعرفه.',
  },
  rule_5: {
    en: 'Full and basic visits are averaged separately. These are averages of companies that chose to be measured, not of every restaurant in the city.',
    ar: 'تُحتسب متوسطات التقييم الشامل والتقييم الأساسي كلٌّ على حدة. وهي متوسطات منشآت اختارت قياس خدمتها، لا متوسط مطاعم المدينة كلها.',
  },
  rule_6: {
    en: 'The margin of error has 95% confidence and is rounded up to whole points. It is shown only if at least {reports} visits remain without those of any single company; otherwise we say ‘few visits’.',
    ar: 'هامش الخطأ بدرجة ثقة 95%، ويُقرَّب إلى الأعلى إلى نقاط صحيحة. ولا يظهر إلا إذا كان عدد الزيارات الباقية بعد استبعاد زيارات أي منشأة لا يقل عن {reports}، وإلا كُتب «زيارات قليلة».',
  },
  toReport: { en: 'Read the report', ar: 'عرض التقرير' },
  closingTitle: { en: 'How does your branch compare?', ar: 'ما موقع فرعك بين هذه النتائج؟' },
  closingText: {
    en: 'Order a visit, read its report within 48 hours and compare it with these figures.',
    ar: 'اطلب زيارة واطّلع على تقريرها خلال 48 ساعة وقارنه بهذه الأرقام.',
  },
  register: { en: 'Register your company', ar: 'تسجيل المنشأة' },
  sample: { en: 'See a sample report', ar: 'الاطلاع على نموذج تقرير' },
})
