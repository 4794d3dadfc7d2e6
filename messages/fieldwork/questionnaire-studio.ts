import { defineMessages } from '#/domain/text.ts'

/** A question on a shopper's phone. */
export const phoneMessages = defineMessages({
  title: { en: 'Question on a shopper’s phone', ar: 'السؤال على جوال المتسوّق' },
  question: { en: 'Question', ar: 'السؤال' },
  previous: { en: 'Previous question', ar: 'السؤال السابق' },
  next: { en: 'Next question', ar: 'السؤال التالي' },
  language: { en: 'Language of the preview', ar: 'لغة المعاينة' },
  in_en: { en: 'English', ar: 'الإنجليزية' },
  in_ar: { en: 'Arabic', ar: 'العربية' },
  none: { en: 'No questions yet', ar: 'لا أسئلة بعد' },
})

/** Two versions of a questionnaire side by side. */
export const compareMessages = defineMessages({
  title: { en: 'Compare versions', ar: 'مقارنة الإصدارات' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  draft: { en: 'Draft', ar: 'المسودة' },
  compare: { en: 'Compare', ar: 'مقارنة' },
  same: { en: 'No differences', ar: 'لا فروق' },
  none: { en: 'Nothing is published yet', ar: 'لم يُنشر شيء بعد' },
  count_added: { en: 'Added: {count}', ar: 'المضاف: {count}' },
  count_removed: { en: 'Removed: {count}', ar: 'المحذوف: {count}' },
  count_changed: { en: 'Changed: {count}', ar: 'المعدّل: {count}' },
  count_moved: { en: 'Moved: {count}', ar: 'المنقول: {count}' },
})

/** What a publication means for visits and reports. */
export const effectMessages = defineMessages({
  title: { en: 'What happens to scores', ar: 'ما يحدث للدرجات' },
  underWay: {
    en: { one: '{count} visit under way keeps its version.', other: '{count} visits under way keep their version.' },
    ar: {
      zero: 'لا زيارات جارية.',
      one: 'زيارة واحدة جارية تبقى على إصدارها.',
      two: 'زيارتان جاريتان تبقيان على إصدارهما.',
      few: '{count} زيارات جارية تبقى على إصدارها.',
      many: '{count} زيارة جارية تبقى على إصدارها.',
      other: '{count} زيارة جارية تبقى على إصدارها.',
    },
  },
  inReview: {
    en: {
      one: '{count} report in review is scored by its own version.',
      other: '{count} reports in review are scored by their own version.',
    },
    ar: {
      zero: 'لا تقارير قيد المراجعة.',
      one: 'تقرير واحد قيد المراجعة تُحسب درجته بإصداره.',
      two: 'تقريران قيد المراجعة تُحسب درجتاهما بإصدارهما.',
      few: '{count} تقارير قيد المراجعة تُحسب درجاتها بإصداراتها.',
      many: '{count} تقريرًا قيد المراجعة تُحسب درجاتها بإصداراتها.',
      other: '{count} تقرير قيد المراجعة تُحسب درجاتها بإصداراتها.',
    },
  },
  released: {
    en: {
      one: '{count} released report stays as it is, with its score.',
      other: '{count} released reports stay as they are, with their scores.',
    },
    ar: {
      zero: 'لا تقارير معتمدة.',
      one: 'تقرير معتمد واحد يبقى بدرجته كما هو.',
      two: 'تقريران معتمدان يبقيان بدرجتيهما كما هما.',
      few: '{count} تقارير معتمدة تبقى بدرجاتها كما هي.',
      many: '{count} تقريرًا معتمدًا تبقى بدرجاتها كما هي.',
      other: '{count} تقرير معتمد تبقى بدرجاتها كما هي.',
    },
  },
  moved: {
    en: {
      one: '{count} report in review is now scored by it.',
      other: '{count} reports in review are now scored by it.',
    },
    ar: {
      zero: 'لم تتغير درجة أي تقرير.',
      one: 'تقرير واحد قيد المراجعة صارت درجته بهذا الإصدار.',
      two: 'تقريران قيد المراجعة صارت درجتاهما بهذا الإصدار.',
      few: '{count} تقارير قيد المراجعة صارت درجاتها بهذا الإصدار.',
      many: '{count} تقريرًا قيد المراجعة صارت درجاتها بهذا الإصدار.',
      other: '{count} تقرير قيد المراجعة صارت درجاتها بهذا الإصدار.',
    },
  },
  noReports: { en: 'No visit has used this questionnaire yet.', ar: 'لم يُستخدم هذا النموذج في أي زيارة بعد.' },
})

/** Choice of the version that scores reports in review, and scores by both versions. */
export const rescoringMessages = defineMessages({
  inReview: { en: 'Reports in review are scored by', ar: 'درجات التقارير قيد المراجعة تُحسب' },
  own: { en: 'Their own version', ar: 'بإصدارها' },
  ownText: { en: 'Their scores stay as they are.', ar: 'تبقى درجاتها كما هي.' },
  new: { en: 'The new version', ar: 'بالإصدار الجديد' },
  average: { en: 'Average {before} becomes {after}.', ar: 'المتوسط {before} يصبح {after}.' },
  unchanged: { en: 'No score changes.', ar: 'لا تتغير أي درجة.' },
  comparing: { en: 'Comparing scores…', ar: 'جارٍ مقارنة الدرجات…' },
  failed: { en: 'The scores could not be compared.', ar: 'تعذّرت مقارنة الدرجات.' },
  retry: { en: 'Try again', ar: 'إعادة المحاولة' },
  others: {
    en: {
      one: '{count} report in review had other questions and keeps its version.',
      other: '{count} reports in review had other questions and keep their version.',
    },
    ar: {
      zero: 'لا تقارير بأسئلة أخرى.',
      one: 'تقرير واحد قيد المراجعة أسئلته مختلفة فيبقى على إصداره.',
      two: 'تقريران قيد المراجعة أسئلتهما مختلفة فيبقيان على إصدارهما.',
      few: '{count} تقارير قيد المراجعة أسئلتها مختلفة فتبقى على إصدارها.',
      many: '{count} تقريرًا قيد المراجعة أسئلتها مختلفة فتبقى على إصدارها.',
      other: '{count} تقرير قيد المراجعة أسئلتها مختلفة فتبقى على إصدارها.',
    },
  },
  compareInReview: { en: 'Scores of reports in review', ar: 'درجات التقارير قيد المراجعة' },
  compareReleased: {
    en: 'Newest released reports under the new version (their scores stay)',
    ar: 'أحدث التقارير المعتمدة لو حُسبت بالإصدار الجديد (درجاتها لا تتغير)',
  },
  before: { en: 'Own version', ar: 'بإصداره' },
  after: { en: 'New version', ar: 'بالإصدار الجديد' },
})
