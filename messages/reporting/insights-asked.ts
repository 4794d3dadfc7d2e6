import { defineMessages } from '#/domain/text.ts'

/** How reports tell their findings that were released before questions had failure sentences: what was released does not change. */
export const askedInsightMessages = defineMessages({
  critical_asked: { en: 'A critical question failed: “{question}”.', ar: 'لم يتحقق سؤال حرج: «{question}».' },
  critical_repeated_asked: {
    en: 'A critical question failed, as it did at the visit before: “{question}”.',
    ar: 'لم يتحقق سؤال حرج كما في الزيارة السابقة: «{question}».',
  },
  major_asked: { en: 'There was a major finding: “{question}”.', ar: 'سُجّلت ملاحظة جسيمة: «{question}».' },
  major_repeated_asked: {
    en: 'A major finding came back from the visit before: “{question}”.',
    ar: 'تكررت ملاحظة جسيمة من الزيارة السابقة: «{question}».',
  },
  costliest_asked: {
    en: 'What cost most was “{question}”: {points} points of the overall score.',
    ar: 'أكثر ما خُصم كان بسبب «{question}»: {points} نقطة من الدرجة الكلية.',
  },
  costliest_beside_asked: {
    en: 'What cost most beside that was “{question}”: {points} points of the overall score.',
    ar: 'أكثر ما خُصم بعد ذلك كان بسبب «{question}»: {points} نقطة من الدرجة الكلية.',
  },
  repeated_asked: {
    en: '“{question}” failed at this visit and at the one before.',
    ar: 'لم يتحقق «{question}» في هذه الزيارة ولا في السابقة.',
  },
  repeated_often_asked: {
    en: {
      one: '“{question}” failed at {count} of the last {of} visits.',
      other: '“{question}” failed at {count} of the last {of} visits.',
    },
    ar: {
      zero: 'لم يتحقق «{question}» في الزيارات الأخيرة من أصل {of}.',
      one: 'لم يتحقق «{question}» في زيارة واحدة من أصل {of}.',
      two: 'لم يتحقق «{question}» في زيارتين من أصل {of}.',
      few: 'لم يتحقق «{question}» في {count} زيارات من أصل {of}.',
      many: 'لم يتحقق «{question}» في {count} زيارة من أصل {of}.',
      other: 'لم يتحقق «{question}» في {count} زيارة من أصل {of}.',
    },
  },
  driver_asked: {
    en: {
      one: 'Over {count} visit, “{question}” cost most on average: {points} points of the overall score a visit.',
      other: 'Over {count} visits, “{question}” cost most on average: {points} points of the overall score a visit.',
    },
    ar: {
      zero: 'أكثر ما خفض الدرجة الكلية في الزيارات الأخيرة هو «{question}»: {points} نقطة في الزيارة الواحدة في المتوسط.',
      one: 'أكثر ما خفض الدرجة الكلية في الزيارة الأخيرة هو «{question}»: {points} نقطة في الزيارة الواحدة في المتوسط.',
      two: 'أكثر ما خفض الدرجة الكلية في آخر زيارتين هو «{question}»: {points} نقطة في الزيارة الواحدة في المتوسط.',
      few: 'أكثر ما خفض الدرجة الكلية في آخر {count} زيارات هو «{question}»: {points} نقطة في الزيارة الواحدة في المتوسط.',
      many: 'أكثر ما خفض الدرجة الكلية في آخر {count} زيارة هو «{question}»: {points} نقطة في الزيارة الواحدة في المتوسط.',
      other:
        'أكثر ما خفض الدرجة الكلية في آخر {count} زيارة هو «{question}»: {points} نقطة في الزيارة الواحدة في المتوسط.',
    },
  },
  timing_over_asked: {
    en: '{question}: {minutes}, where full marks allow {limit} at most.',
    ar: '{question}: {minutes}، والحد الأعلى للدرجة الكاملة {limit}.',
  },
})
