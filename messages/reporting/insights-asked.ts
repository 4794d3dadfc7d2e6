import { defineMessages } from '#/domain/text.ts'

/** Findings of reports released before questions had failure sentences; released texts do not change. */
export const askedInsightMessages = defineMessages({
  critical_asked: { en: 'Critical failure: “{question}”.', ar: 'إخفاق في معيار حرج: «{question}».' },
  critical_repeated_asked: {
    en: 'Critical failure, as on the previous visit: “{question}”.',
    ar: 'إخفاق متكرر في معيار حرج، كما في الزيارة السابقة: «{question}».',
  },
  major_asked: { en: 'Major finding: “{question}”.', ar: 'ملاحظة جسيمة: «{question}».' },
  major_repeated_asked: {
    en: 'Major finding, as on the previous visit: “{question}”.',
    ar: 'ملاحظة جسيمة متكررة، كما في الزيارة السابقة: «{question}».',
  },
  costliest_asked: {
    en: 'Largest loss: {points} points of the overall score for “{question}”.',
    ar: 'أكبر خصم بسبب «{question}»: {points} نقطة من الدرجة الكلية.',
  },
  costliest_beside_asked: {
    en: 'Largest other loss: {points} points of the overall score for “{question}”.',
    ar: 'أكبر خصم آخر بسبب «{question}»: {points} نقطة من الدرجة الكلية.',
  },
  repeated_asked: {
    en: '“{question}” failed on this visit and on the previous one.',
    ar: 'إخفاق في هذه الزيارة والزيارة السابقة: «{question}».',
  },
  repeated_often_asked: {
    en: {
      one: '“{question}” failed on {count} of the last {of} visits.',
      other: '“{question}” failed on {count} of the last {of} visits.',
    },
    ar: {
      zero: 'إخفاق في الزيارات الأخيرة من أصل {of}: «{question}».',
      one: 'إخفاق في زيارة واحدة من أصل {of}: «{question}».',
      two: 'إخفاق في زيارتين من أصل {of}: «{question}».',
      few: 'إخفاق في {count} زيارات من أصل {of}: «{question}».',
      many: 'إخفاق في {count} زيارة من أصل {of}: «{question}».',
      other: 'إخفاق في {count} زيارة من أصل {of}: «{question}».',
    },
  },
  driver_asked: {
    en: {
      one: 'Over {count} visit, “{question}” cost the most: {points} points of the overall score per visit on average.',
      other:
        'Over {count} visits, “{question}” cost the most: {points} points of the overall score per visit on average.',
    },
    ar: {
      zero: 'أكبر خصم من الدرجة الكلية في الزيارات الأخيرة بسبب «{question}»: {points} نقطة لكل زيارة في المتوسط.',
      one: 'أكبر خصم من الدرجة الكلية في الزيارة الأخيرة بسبب «{question}»: {points} نقطة لكل زيارة في المتوسط.',
      two: 'أكبر خصم من الدرجة الكلية في آخر زيارتين بسبب «{question}»: {points} نقطة لكل زيارة في المتوسط.',
      few: 'أكبر خصم من الدرجة الكلية في آخر {count} زيارات بسبب «{question}»: {points} نقطة لكل زيارة في المتوسط.',
      many: 'أكبر خصم من الدرجة الكلية في آخر {count} زيارة بسبب «{question}»: {points} نقطة لكل زيارة في المتوسط.',
      other: 'أكبر خصم من الدرجة الكلية في آخر {count} زيارة بسبب «{question}»: {points} نقطة لكل زيارة في المتوسط.',
    },
  },
  timing_over_asked: {
    en: '{question}: {minutes}; the limit for full marks is {limit}.',
    ar: '{question}: {minutes}، وحد الدرجة الكاملة {limit}.',
  },
})
