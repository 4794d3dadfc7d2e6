import { defineMessages } from '#/domain/text.ts'

/** The library of sample reports and questionnaires, and the questionnaires as documents. */
export const libraryMessages = defineMessages({
  title: { en: 'Reports', ar: 'التقارير' },
  metaTitle: { en: 'Industry reports, samples and questionnaires', ar: 'تقارير القطاع ونماذج التقارير والتقييم' },
  description: {
    en: 'Industry reports on service in Saudi restaurants and cafes, sample reports, the full questionnaires with their weights and the scoring method.',
    ar: 'تقارير عن خدمة المطاعم والمقاهي في السعودية، ونماذج تقارير، ونماذج التقييم الكاملة بأوزانها، ومنهجية احتساب الدرجة.',
  },
  lead: {
    en: 'Everything we measure is published: what visits found, the questions, their weights and the scoring method.',
    ar: 'كل ما نقيسه معلن: نتائج الزيارات، والأسئلة، ووزن كل سؤال، وطريقة احتساب الدرجة.',
  },
  samples: { en: 'Sample report', ar: 'نموذج تقرير' },
  samplesText: {
    en: 'A complete report on a fictional restaurant, scored and summarised by the rules of real visits.',
    ar: 'تقرير كامل عن مطعم افتراضي، احتُسبت درجته ولُخّص بالقواعد المتبعة في الزيارات الفعلية.',
  },
  readOnline: { en: 'Read it on this site', ar: 'عرض النموذج في الموقع' },
  questionnaires: { en: 'Questionnaires', ar: 'نماذج التقييم' },
  questionnairesText: {
    en: 'The questions a shopper answers, with the guidance for shoppers, the weights and the limits.',
    ar: 'الأسئلة التي يجيب عنها المتسوّق، مع الإرشادات المعطاة له والأوزان والحدود.',
  },
  questionnaireFacts: {
    en: {
      one: '{count} scored question in {sections} sections, version {version}',
      other: '{count} scored questions in {sections} sections, version {version}',
    },
    ar: {
      zero: 'لا توجد أسئلة محتسبة، الإصدار {version}',
      one: 'سؤال واحد محتسب، عدد المحاور {sections}، الإصدار {version}',
      two: 'سؤالان محتسبان، عدد المحاور {sections}، الإصدار {version}',
      few: '{count} أسئلة محتسبة، عدد المحاور {sections}، الإصدار {version}',
      many: '{count} سؤالًا محتسبًا، عدد المحاور {sections}، الإصدار {version}',
      other: '{count} سؤال محتسب، عدد المحاور {sections}، الإصدار {version}',
    },
  },
  english: { en: 'English (PDF)', ar: 'بالإنجليزية (PDF)' },
  arabic: { en: 'Arabic (PDF)', ar: 'بالعربية (PDF)' },
  fileName: { en: '{name}, {language}', ar: '{name}، {language}' },
  method: { en: 'How a score is made', ar: 'كيف تُحتسب الدرجة' },
  methodText: {
    en: 'The same calculation for every branch. Each released report shows it again, question by question.',
    ar: 'طريقة واحدة لكل الفروع، ويعرضها كل تقرير منشور سؤالًا سؤالًا.',
  },
  method_1: {
    en: 'Yes earns the full weight of a question, no earns nothing.',
    ar: 'الإجابة بـ«نعم» تمنح وزن السؤال كاملًا، والإجابة بـ«لا» لا تمنح شيئًا.',
  },
  method_2: {
    en: 'A rating from 1 to 5 earns 0, 25, 50, 75 or 100% of the weight. Each step is described in words.',
    ar: 'في التقييم من 1 إلى 5 يُحتسب على الترتيب 0 أو 25 أو 50 أو 75 أو 100% من الوزن، ولكل درجة وصف مكتوب.',
  },
  method_3: {
    en: 'A wait earns 100, 75 or 50% within its three limits, 25% up to one and a half times the last, then nothing.',
    ar: 'يُحتسب لوقت الانتظار 100 أو 75 أو 50% من الوزن ضمن حدوده الثلاثة، و25% حتى مرة ونصف من الحد الأخير، ثم لا شيء.',
  },
  method_4: {
    en: 'Questions that do not apply or were not asked do not count. A section’s score is the points earned out of the points possible. The overall score is the average of the sections at their weights.',
    ar: 'ما لا ينطبق أو لم يُطرح لا يُحتسب. درجة المحور نسبة ما حصل عليه من الحد الأعلى الممكن، والدرجة الكلية متوسط المحاور كلٌّ بوزنه.',
  },
  method_5: {
    en: 'After a critical failure, the final score is {cap} at most. The calculated score stays visible.',
    ar: 'عند الإخفاق في معيار حرج لا تتجاوز الدرجة النهائية {cap}، وتبقى الدرجة المحتسبة ظاهرة.',
  },
  method_6: {
    en: 'Score bands: 90 Excellent, 80 Good, 70 Acceptable, 60 Needs work, below 60 Fail.',
    ar: 'فئات الدرجة: 90 ممتاز، 80 جيد، 70 مقبول، 60 يحتاج إلى تحسين، وما دون 60 دون المستوى.',
  },
  articles: { en: 'From the blog', ar: 'من المدونة' },
  seeStatistics: { en: 'Open client results', ar: 'عرض نتائج عملائنا' },
  questionnaireTitle: { en: '{title}: questionnaire {code}', ar: '{title}: نموذج التقييم {code}' },
  questionnaireIntro: {
    en: {
      one: '{count} scored question in {sections} sections. Version {version}.',
      other: '{count} scored questions in {sections} sections. Version {version}.',
    },
    ar: {
      zero: 'لا توجد أسئلة محتسبة. الإصدار {version}.',
      one: 'سؤال واحد محتسب، عدد المحاور {sections}. الإصدار {version}.',
      two: 'سؤالان محتسبان، عدد المحاور {sections}. الإصدار {version}.',
      few: '{count} أسئلة محتسبة، عدد المحاور {sections}. الإصدار {version}.',
      many: '{count} سؤالًا محتسبًا، عدد المحاور {sections}. الإصدار {version}.',
      other: '{count} سؤال محتسب، عدد المحاور {sections}. الإصدار {version}.',
    },
  },
  version: { en: 'version {version}', ar: 'الإصدار {version}' },
  sections: { en: 'Sections and their weights', ar: 'المحاور وأوزانها' },
  section: { en: 'Section', ar: 'المحور' },
  questions: { en: 'Questions', ar: 'الأسئلة' },
  weight: { en: 'Weight', ar: 'الوزن' },
  weightOf: { en: 'Weight {weight}', ar: 'الوزن {weight}' },
  kind_yes_no: { en: 'Yes or no', ar: 'نعم أو لا' },
  kind_timing: {
    en: 'Minutes: up to {full} earns 100%, up to {three} 75%, up to {half} 50%, up to {last} 25%.',
    ar: 'بالدقائق: حتى {full} يُحتسب 100%، وحتى {three} 75%، وحتى {half} 50%، وحتى {last} 25%.',
  },
  critical: { en: 'Critical', ar: 'حرج' },
  major: { en: 'Major', ar: 'جسيم' },
  photoRequired: { en: 'Photo required', ar: 'صورة مطلوبة' },
  photoOnFail: { en: 'Photo when failed', ar: 'صورة عند عدم التحقق' },
  mayNotApply: { en: 'May not apply', ar: 'قد لا ينطبق' },
  unscored: { en: 'Also reported, without points', ar: 'يُذكر أيضًا دون نقاط' },
})
