import type { SentenceKey } from '#/domain/summary.ts'
import { defineMessages } from '#/domain/text.ts'

/** The sentences of a generated summary. What stands in braces comes from the facts; nothing else may be a figure. */
export const insightMessages = defineMessages({
  verdict_excellent: {
    en: 'The branch earned {score}, an excellent result.',
    ar: 'حصل الفرع على {score}، وهي نتيجة ممتازة.',
  },
  verdict_good: { en: 'The branch earned {score}, a good result.', ar: 'حصل الفرع على {score}، وهي نتيجة جيدة.' },
  verdict_acceptable: {
    en: 'The branch earned {score}, an acceptable result.',
    ar: 'حصل الفرع على {score}، وهي نتيجة مقبولة.',
  },
  verdict_needs_work: {
    en: 'The branch earned {score}, a result that needs work.',
    ar: 'حصل الفرع على {score}، وهي نتيجة تحتاج إلى تحسين.',
  },
  verdict_fail: {
    en: 'The branch earned {score}, which is below what is acceptable.',
    ar: 'حصل الفرع على {score}، وهي نتيجة دون المستوى المقبول.',
  },
  capped: {
    en: 'Added up, the answers come to {calculated}; because a critical question failed, the score is held at {cap} at most.',
    ar: 'مجموع الإجابات يعطي {calculated}، ولأن سؤالًا حرجًا لم يتحقق فلا تتجاوز الدرجة {cap}.',
  },
  first: {
    en: 'This is the first counted visit of its kind, so there is nothing to compare it with yet.',
    ar: 'هذه أول زيارة محتسبة من نوعها، فلا توجد زيارة سابقة للمقارنة.',
  },
  change_up: {
    en: 'That is {points} points more than at the visit before, which earned {before}.',
    ar: 'ارتفعت الدرجة {points} نقطة عن الزيارة السابقة التي كانت درجتها {before}.',
  },
  change_down: {
    en: 'That is {points} points less than at the visit before, which earned {before}.',
    ar: 'انخفضت الدرجة {points} نقطة عن الزيارة السابقة التي كانت درجتها {before}.',
  },
  change_same: {
    en: 'The visit before earned the same: {before}.',
    ar: 'لم تتغير الدرجة عن الزيارة السابقة: {before}.',
  },
  mean_within: {
    en: {
      one: 'Over {count} visit the mean is {mean}, give or take {margin} points; this visit lies within that range.',
      other: 'Over {count} visits the mean is {mean}, give or take {margin} points; this visit lies within that range.',
    },
    ar: {
      zero: 'المتوسط {mean} بهامش {margin} نقطة، وهذه الزيارة ضمن هذا النطاق.',
      one: 'المتوسط {mean} بهامش {margin} نقطة، وهذه الزيارة ضمن هذا النطاق.',
      two: 'متوسط الزيارتين {mean} بهامش {margin} نقطة، وهذه الزيارة ضمن هذا النطاق.',
      few: 'متوسط {count} زيارات {mean} بهامش {margin} نقطة، وهذه الزيارة ضمن هذا النطاق.',
      many: 'متوسط {count} زيارة {mean} بهامش {margin} نقطة، وهذه الزيارة ضمن هذا النطاق.',
      other: 'متوسط {count} زيارة {mean} بهامش {margin} نقطة، وهذه الزيارة ضمن هذا النطاق.',
    },
  },
  mean_above: {
    en: {
      one: 'Over {count} visit the mean is {mean}, give or take {margin} points; this visit lies above that range.',
      other: 'Over {count} visits the mean is {mean}, give or take {margin} points; this visit lies above that range.',
    },
    ar: {
      zero: 'المتوسط {mean} بهامش {margin} نقطة، وهذه الزيارة أعلى من هذا النطاق.',
      one: 'المتوسط {mean} بهامش {margin} نقطة، وهذه الزيارة أعلى من هذا النطاق.',
      two: 'متوسط الزيارتين {mean} بهامش {margin} نقطة، وهذه الزيارة أعلى من هذا النطاق.',
      few: 'متوسط {count} زيارات {mean} بهامش {margin} نقطة، وهذه الزيارة أعلى من هذا النطاق.',
      many: 'متوسط {count} زيارة {mean} بهامش {margin} نقطة، وهذه الزيارة أعلى من هذا النطاق.',
      other: 'متوسط {count} زيارة {mean} بهامش {margin} نقطة، وهذه الزيارة أعلى من هذا النطاق.',
    },
  },
  mean_below: {
    en: {
      one: 'Over {count} visit the mean is {mean}, give or take {margin} points; this visit lies below that range.',
      other: 'Over {count} visits the mean is {mean}, give or take {margin} points; this visit lies below that range.',
    },
    ar: {
      zero: 'المتوسط {mean} بهامش {margin} نقطة، وهذه الزيارة أدنى من هذا النطاق.',
      one: 'المتوسط {mean} بهامش {margin} نقطة، وهذه الزيارة أدنى من هذا النطاق.',
      two: 'متوسط الزيارتين {mean} بهامش {margin} نقطة، وهذه الزيارة أدنى من هذا النطاق.',
      few: 'متوسط {count} زيارات {mean} بهامش {margin} نقطة، وهذه الزيارة أدنى من هذا النطاق.',
      many: 'متوسط {count} زيارة {mean} بهامش {margin} نقطة، وهذه الزيارة أدنى من هذا النطاق.',
      other: 'متوسط {count} زيارة {mean} بهامش {margin} نقطة، وهذه الزيارة أدنى من هذا النطاق.',
    },
  },
  critical: { en: 'A critical question failed: “{question}”.', ar: 'لم يتحقق سؤال حرج: «{question}».' },
  critical_repeated: {
    en: 'A critical question failed, as it did at the visit before: “{question}”.',
    ar: 'لم يتحقق سؤال حرج كما في الزيارة السابقة: «{question}».',
  },
  major: { en: 'There was a major finding: “{question}”.', ar: 'سُجّلت ملاحظة جسيمة: «{question}».' },
  major_repeated: {
    en: 'A major finding came back from the visit before: “{question}”.',
    ar: 'تكررت ملاحظة جسيمة من الزيارة السابقة: «{question}».',
  },
  costliest: {
    en: 'What cost most was “{question}”: {points} points of the overall score.',
    ar: 'أكثر ما خُصم كان بسبب «{question}»: {points} نقطة من الدرجة الكلية.',
  },
  costliest_beside: {
    en: 'What cost most beside that was “{question}”: {points} points of the overall score.',
    ar: 'أكثر ما خُصم بعد ذلك كان بسبب «{question}»: {points} نقطة من الدرجة الكلية.',
  },
  repeated: {
    en: '“{question}” failed at this visit and at the one before.',
    ar: 'لم يتحقق «{question}» في هذه الزيارة ولا في السابقة.',
  },
  strongest: {
    en: 'The strongest section was “{section}” with {score}.',
    ar: 'أقوى محور هو «{section}» بدرجة {score}.',
  },
  weakest: { en: 'The weakest section was “{section}” with {score}.', ar: 'أضعف محور هو «{section}» بدرجة {score}.' },
  weakest_below: {
    en: {
      one: 'The weakest section was “{section}” with {score}, {points} points below the visit before.',
      other:
        'The weakest section was “{section}” with {score}, {points} points below its mean over the {count} visits before.',
    },
    ar: {
      zero: 'أضعف محور هو «{section}» بدرجة {score}، أي أقل من متوسطه السابق بمقدار {points} نقطة.',
      one: 'أضعف محور هو «{section}» بدرجة {score}، أي أقل من الزيارة السابقة بمقدار {points} نقطة.',
      two: 'أضعف محور هو «{section}» بدرجة {score}، أي أقل من متوسطه في الزيارتين السابقتين بمقدار {points} نقطة.',
      few: 'أضعف محور هو «{section}» بدرجة {score}، أي أقل من متوسطه في آخر {count} زيارات سابقة بمقدار {points} نقطة.',
      many: 'أضعف محور هو «{section}» بدرجة {score}، أي أقل من متوسطه في آخر {count} زيارة سابقة بمقدار {points} نقطة.',
      other:
        'أضعف محور هو «{section}» بدرجة {score}، أي أقل من متوسطه في آخر {count} زيارة سابقة بمقدار {points} نقطة.',
    },
  },
  timing_over: {
    en: '{question}: {minutes}, where full marks allow {limit} at most.',
    ar: '{question}: {minutes}، والحد الأعلى للدرجة الكاملة {limit}.',
  },
  timings_met: {
    en: {
      one: 'The wait that was timed stayed within the limit for full marks.',
      other: 'All {count} waits that were timed stayed within the limits for full marks.',
    },
    ar: {
      zero: 'لم يُقَس أي وقت انتظار.',
      one: 'وقت الانتظار الذي قيس كان ضمن حد الدرجة الكاملة.',
      two: 'وقتا الانتظار اللذان قيسا كانا ضمن حد الدرجة الكاملة.',
      few: 'كانت أوقات الانتظار المقيسة كلها، وعددها {count}، ضمن حد الدرجة الكاملة.',
      many: 'كانت أوقات الانتظار المقيسة كلها، وعددها {count}، ضمن حد الدرجة الكاملة.',
      other: 'كانت أوقات الانتظار المقيسة كلها، وعددها {count}، ضمن حد الدرجة الكاملة.',
    },
  },
  flawless: { en: 'No answer lost a point.', ar: 'لم تُخصم أي نقطة.' },
} satisfies Record<SentenceKey, unknown>)
