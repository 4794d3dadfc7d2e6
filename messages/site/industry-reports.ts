import { defineMessages } from '#/domain/text.ts'

/** The industry reports: anonymous averages of one type of visit, as a page and as a PDF. */
export const industryReportMessages = defineMessages({
  title_full_service: {
    en: 'Restaurant service in Saudi Arabia: results of full mystery visits',
    ar: 'خدمة المطاعم في السعودية: نتائج زيارات المتسوّق السري الشاملة',
  },
  title_basic: {
    en: 'Cafes and counter service in Saudi Arabia: results of basic mystery visits',
    ar: 'خدمة المقاهي ومنافذ البيع في السعودية: نتائج زيارات المتسوّق السري الأساسية',
  },
  name_full_service: { en: 'Restaurant service', ar: 'خدمة المطاعم' },
  name_basic: { en: 'Cafes and counter service', ar: 'خدمة المقاهي ومنافذ البيع' },
  about_full_service: {
    en: 'Average score of full mystery visits to restaurants by section, city and cuisine over twelve months, with the number of visits and the margin of error.',
    ar: 'متوسط درجات زيارات المتسوّق السري الشاملة للمطاعم حسب المحور والمدينة ونوع المطبخ خلال اثني عشر شهرًا، مع عدد الزيارات وهامش الخطأ.',
  },
  about_basic: {
    en: 'Average score of basic mystery visits to cafes and counters by section, city and cuisine over twelve months, with the number of visits and the margin of error.',
    ar: 'متوسط درجات زيارات المتسوّق السري الأساسية للمقاهي ومنافذ البيع حسب المحور والمدينة ونوع المطبخ خلال اثني عشر شهرًا، مع عدد الزيارات وهامش الخطأ.',
  },
  lead_full_service: {
    en: 'What mystery shoppers found at restaurants with table service: the average score, the sections where points are lost, and the cities and cuisines large enough to be shown.',
    ar: 'ما رصده المتسوّق السري في المطاعم بخدمة الطاولة: متوسط الدرجة، والمحاور التي تُفقد فيها النقاط، والمدن وأنواع المطابخ التي تكفي زياراتها للعرض.',
  },
  lead_basic: {
    en: 'What mystery shoppers found at cafes and counters: the average score, the sections where points are lost, and the cities and cuisines large enough to be shown.',
    ar: 'ما رصده المتسوّق السري في المقاهي ومنافذ البيع: متوسط الدرجة، والمحاور التي تُفقد فيها النقاط، والمدن وأنواع المطابخ التي تكفي زياراتها للعرض.',
  },
  edition: { en: 'Edition of {day}', ar: 'إصدار {day}' },
  period: { en: 'Visits from {from} to {until}', ar: 'زيارات الفترة من {from} إلى {until}' },
  periodLine: {
    en: 'Visits from {from} to {until}. Twelve complete months, updated at the start of each month.',
    ar: 'زيارات الفترة من {from} إلى {until}. اثنا عشر شهرًا كاملًا، وتُحدَّث في بداية كل شهر.',
  },
  download: { en: 'Download as PDF', ar: 'تنزيل ملف PDF' },

  result: { en: 'Average score', ar: 'متوسط الدرجة' },
  resultText: {
    en: 'The average of all counted visits in the period. Each visit has the same weight.',
    ar: 'متوسط كل الزيارات المحتسبة في الفترة، ولكل زيارة الوزن نفسه.',
  },
  visitsCount: { en: 'Visits', ar: 'الزيارات' },
  margin: { en: 'Margin of error', ar: 'هامش الخطأ' },
  spread_margin: {
    en: { one: '± {count} point', other: '± {count} points' },
    ar: {
      zero: 'دون هامش',
      one: 'بهامش ± نقطة واحدة',
      two: 'بهامش ± نقطتين',
      few: 'بهامش ± {count} نقاط',
      many: 'بهامش ± {count} نقطة',
      other: 'بهامش ± {count} نقطة',
    },
  },
  spread_range: { en: 'between {low}% and {high}%', ar: 'من {low}% إلى {high}%' },
  spread_few: { en: 'few visits', ar: 'زيارات قليلة' },
  questionnaire: { en: 'Questionnaire', ar: 'نموذج التقييم' },

  sections: { en: 'By section', ar: 'حسب المحور' },
  sectionsText: {
    en: 'The average score of each section, in the order of the visit. The lower the score, the more points were lost there.',
    ar: 'متوسط درجة كل محور بترتيب الزيارة. وكلما انخفضت الدرجة زادت النقاط المفقودة في المحور.',
  },
  section: { en: 'Section', ar: 'المحور' },
  weight: { en: 'Weight', ar: 'الوزن' },
  sectionsNone: {
    en: 'No section has enough visits to be shown yet.',
    ar: 'لا يوجد محور بعدد كافٍ من الزيارات للعرض بعد.',
  },
  groups: { en: 'By city and cuisine', ar: 'حسب المدينة ونوع المطبخ' },
  groupsText: {
    en: 'Only groups that are large enough to stay anonymous.',
    ar: 'لا تُعرض إلا المجموعات الكبيرة التي لا تكشف هوية أصحابها.',
  },

  method: { en: 'Method', ar: 'المنهجية' },
  rule_sections: {
    en: 'Sections are compared on our own questionnaire {code} only, because companies may use others.',
    ar: 'تُقارن المحاور وفق نموذج التقييم {code} وحده، لأن بعض المنشآت تستخدم نماذج أخرى.',
  },
  cite: { en: 'How to cite this report', ar: 'طريقة الاستشهاد بالتقرير' },
  source: {
    en: '{company}: {title}. Visits from {from} to {until}. {address}',
    ar: '{company}: {title}. زيارات الفترة من {from} إلى {until}. {address}',
  },

  hiddenTitle: { en: 'No figures can be published yet', ar: 'لا توجد أرقام قابلة للنشر بعد' },
  hiddenText: {
    en: 'This report appears once the period has at least {reports} released visits to at least {clients} companies. Until then no figure is shown, so that no company can be recognised.',
    ar: 'يظهر هذا التقرير عند بلوغ الحد الأدنى خلال الفترة: الزيارات المنشورة {reports}، والمنشآت {clients}. وقبل ذلك لا يُعرض أي رقم حتى لا يمكن التعرّف على أي منشأة.',
  },
  hiddenShort: { en: 'Too few visits to publish', ar: 'زيارات لا تكفي للنشر' },
  readQuestionnaire: { en: 'Read the questions instead', ar: 'الاطلاع على الأسئلة' },
  open: { en: 'Open the report', ar: 'عرض التقرير' },
  openOf: { en: 'Open the report: {name}', ar: 'عرض التقرير: {name}' },
  why: { en: 'When it is published', ar: 'متى يُنشر التقرير' },
  whyOf: { en: 'When it is published: {name}', ar: 'متى يُنشر التقرير: {name}' },
  closingTitle: { en: 'How does your branch compare?', ar: 'ما موقع فرعك بين هذه النتائج؟' },
  closingText: {
    en: 'Order a visit of the same type and place its score beside these figures.',
    ar: 'اطلب زيارة من النوع نفسه وقارن درجتها بهذه الأرقام.',
  },
  prices: { en: 'Prices of a visit', ar: 'أسعار الزيارة' },
  sample: { en: 'See a sample report', ar: 'الاطلاع على نموذج تقرير' },
})
