import type { SentenceKey } from '#/domain/reporting/summary.ts'
import { defineMessages } from '#/domain/text.ts'
import { askedInsightMessages } from './insights-asked.ts'

/** The sentences of a generated summary. What stands in braces comes from the facts; nothing else may be a figure. */
export const insightMessages = defineMessages({
  ...askedInsightMessages,
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
    en: 'This is the branch’s first counted visit of this type, so there is nothing to compare it with yet.',
    ar: 'هذه أول زيارة محتسبة من هذا النوع للفرع، فلا توجد زيارة سابقة للمقارنة.',
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
      one: 'The branch’s {count} visit of the last twelve months averages {mean}, give or take {margin} points; this visit lies within that range.',
      other:
        'The branch’s {count} visits of the last twelve months average {mean}, give or take {margin} points; this visit lies within that range.',
    },
    ar: {
      zero: 'متوسط الزيارات للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة ضمن هذا النطاق.',
      one: 'متوسط الزيارة للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة ضمن هذا النطاق.',
      two: 'متوسط الزيارتين للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة ضمن هذا النطاق.',
      few: 'متوسط {count} زيارات للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة ضمن هذا النطاق.',
      many: 'متوسط {count} زيارة للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة ضمن هذا النطاق.',
      other: 'متوسط {count} زيارة للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة ضمن هذا النطاق.',
    },
  },
  mean_above: {
    en: {
      one: 'The branch’s {count} visit of the last twelve months averages {mean}, give or take {margin} points; this visit lies above that range.',
      other:
        'The branch’s {count} visits of the last twelve months average {mean}, give or take {margin} points; this visit lies above that range.',
    },
    ar: {
      zero: 'متوسط الزيارات للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة أعلى من هذا النطاق.',
      one: 'متوسط الزيارة للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة أعلى من هذا النطاق.',
      two: 'متوسط الزيارتين للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة أعلى من هذا النطاق.',
      few: 'متوسط {count} زيارات للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة أعلى من هذا النطاق.',
      many: 'متوسط {count} زيارة للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة أعلى من هذا النطاق.',
      other:
        'متوسط {count} زيارة للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة أعلى من هذا النطاق.',
    },
  },
  mean_below: {
    en: {
      one: 'The branch’s {count} visit of the last twelve months averages {mean}, give or take {margin} points; this visit lies below that range.',
      other:
        'The branch’s {count} visits of the last twelve months average {mean}, give or take {margin} points; this visit lies below that range.',
    },
    ar: {
      zero: 'متوسط الزيارات للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة أدنى من هذا النطاق.',
      one: 'متوسط الزيارة للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة أدنى من هذا النطاق.',
      two: 'متوسط الزيارتين للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة أدنى من هذا النطاق.',
      few: 'متوسط {count} زيارات للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة أدنى من هذا النطاق.',
      many: 'متوسط {count} زيارة للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة أدنى من هذا النطاق.',
      other:
        'متوسط {count} زيارة للفرع في آخر اثني عشر شهرًا {mean} بهامش {margin} نقطة، وهذه الزيارة أدنى من هذا النطاق.',
    },
  },
  critical: { en: 'Critical failure: {failure}.', ar: 'إخفاق في معيار حرج: {failure}.' },
  critical_repeated: {
    en: 'Critical failure, as at the visit before: {failure}.',
    ar: 'تكرر الإخفاق في معيار حرج منذ الزيارة السابقة: {failure}.',
  },
  major: { en: 'Major finding: {failure}.', ar: 'ملاحظة جسيمة: {failure}.' },
  major_repeated: {
    en: 'Major finding, as at the visit before: {failure}.',
    ar: 'تكررت ملاحظة جسيمة منذ الزيارة السابقة: {failure}.',
  },
  costliest: { en: 'Largest loss ({points} points): {failure}.', ar: 'أكبر خصم ({points} نقطة): {failure}.' },
  costliest_beside: {
    en: 'Largest other loss ({points} points): {failure}.',
    ar: 'أكبر خصم آخر ({points} نقطة): {failure}.',
  },
  repeated: { en: 'At this visit and the one before: {failure}.', ar: 'في هذه الزيارة والسابقة: {failure}.' },
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
  timing_over: { en: '{failure}.', ar: '{failure}.' },
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
  trend_up: {
    en: {
      one: 'Over the last {count} visit the score rose by about {points} points from visit to visit, more clearly than chance would explain.',
      other:
        'Over the last {count} visits the score rose by about {points} points from visit to visit, more clearly than chance would explain.',
    },
    ar: {
      zero: 'ارتفعت الدرجة في الزيارات الأخيرة بنحو {points} نقطة من زيارة إلى أخرى، وهو ارتفاع أوضح من أن تفسره المصادفة.',
      one: 'ارتفعت الدرجة في الزيارة الأخيرة بنحو {points} نقطة من زيارة إلى أخرى، وهو ارتفاع أوضح من أن تفسره المصادفة.',
      two: 'ارتفعت الدرجة في آخر زيارتين بنحو {points} نقطة من زيارة إلى أخرى، وهو ارتفاع أوضح من أن تفسره المصادفة.',
      few: 'ارتفعت الدرجة في آخر {count} زيارات بنحو {points} نقطة من زيارة إلى أخرى، وهو ارتفاع أوضح من أن تفسره المصادفة.',
      many: 'ارتفعت الدرجة في آخر {count} زيارة بنحو {points} نقطة من زيارة إلى أخرى، وهو ارتفاع أوضح من أن تفسره المصادفة.',
      other:
        'ارتفعت الدرجة في آخر {count} زيارة بنحو {points} نقطة من زيارة إلى أخرى، وهو ارتفاع أوضح من أن تفسره المصادفة.',
    },
  },
  trend_down: {
    en: {
      one: 'Over the last {count} visit the score fell by about {points} points from visit to visit, more clearly than chance would explain.',
      other:
        'Over the last {count} visits the score fell by about {points} points from visit to visit, more clearly than chance would explain.',
    },
    ar: {
      zero: 'انخفضت الدرجة في الزيارات الأخيرة بنحو {points} نقطة من زيارة إلى أخرى، وهو انخفاض أوضح من أن تفسره المصادفة.',
      one: 'انخفضت الدرجة في الزيارة الأخيرة بنحو {points} نقطة من زيارة إلى أخرى، وهو انخفاض أوضح من أن تفسره المصادفة.',
      two: 'انخفضت الدرجة في آخر زيارتين بنحو {points} نقطة من زيارة إلى أخرى، وهو انخفاض أوضح من أن تفسره المصادفة.',
      few: 'انخفضت الدرجة في آخر {count} زيارات بنحو {points} نقطة من زيارة إلى أخرى، وهو انخفاض أوضح من أن تفسره المصادفة.',
      many: 'انخفضت الدرجة في آخر {count} زيارة بنحو {points} نقطة من زيارة إلى أخرى، وهو انخفاض أوضح من أن تفسره المصادفة.',
      other:
        'انخفضت الدرجة في آخر {count} زيارة بنحو {points} نقطة من زيارة إلى أخرى، وهو انخفاض أوضح من أن تفسره المصادفة.',
    },
  },
  trend_none: {
    en: {
      one: 'Over the last {count} visit the scores show no clear trend.',
      other: 'Over the last {count} visits the scores show no clear trend.',
    },
    ar: {
      zero: 'لا يظهر في الزيارات الأخيرة اتجاه واضح للدرجات صعودًا أو هبوطًا.',
      one: 'لا يظهر في الزيارة الأخيرة اتجاه واضح للدرجات صعودًا أو هبوطًا.',
      two: 'لا يظهر في آخر زيارتين اتجاه واضح للدرجات صعودًا أو هبوطًا.',
      few: 'لا يظهر في آخر {count} زيارات اتجاه واضح للدرجات صعودًا أو هبوطًا.',
      many: 'لا يظهر في آخر {count} زيارة اتجاه واضح للدرجات صعودًا أو هبوطًا.',
      other: 'لا يظهر في آخر {count} زيارة اتجاه واضح للدرجات صعودًا أو هبوطًا.',
    },
  },
  city_above: {
    en: {
      one: 'The city average is {city} over {count} visit to several companies; this visit lies {points} points above it.',
      other:
        'The city average is {city} over {count} visits to several companies; this visit lies {points} points above it.',
    },
    ar: {
      zero: 'متوسط المدينة {city} بناءً على زيارات منشآت مختلفة، وهذه الزيارة أعلى منه بمقدار {points} نقطة.',
      one: 'متوسط المدينة {city} بناءً على زيارة واحدة، وهذه الزيارة أعلى منه بمقدار {points} نقطة.',
      two: 'متوسط المدينة {city} بناءً على زيارتين، وهذه الزيارة أعلى منه بمقدار {points} نقطة.',
      few: 'متوسط المدينة {city} بناءً على {count} زيارات لمنشآت مختلفة، وهذه الزيارة أعلى منه بمقدار {points} نقطة.',
      many: 'متوسط المدينة {city} بناءً على {count} زيارة لمنشآت مختلفة، وهذه الزيارة أعلى منه بمقدار {points} نقطة.',
      other: 'متوسط المدينة {city} بناءً على {count} زيارة لمنشآت مختلفة، وهذه الزيارة أعلى منه بمقدار {points} نقطة.',
    },
  },
  city_below: {
    en: {
      one: 'The city average is {city} over {count} visit to several companies; this visit lies {points} points below it.',
      other:
        'The city average is {city} over {count} visits to several companies; this visit lies {points} points below it.',
    },
    ar: {
      zero: 'متوسط المدينة {city} بناءً على زيارات منشآت مختلفة، وهذه الزيارة أدنى منه بمقدار {points} نقطة.',
      one: 'متوسط المدينة {city} بناءً على زيارة واحدة، وهذه الزيارة أدنى منه بمقدار {points} نقطة.',
      two: 'متوسط المدينة {city} بناءً على زيارتين، وهذه الزيارة أدنى منه بمقدار {points} نقطة.',
      few: 'متوسط المدينة {city} بناءً على {count} زيارات لمنشآت مختلفة، وهذه الزيارة أدنى منه بمقدار {points} نقطة.',
      many: 'متوسط المدينة {city} بناءً على {count} زيارة لمنشآت مختلفة، وهذه الزيارة أدنى منه بمقدار {points} نقطة.',
      other: 'متوسط المدينة {city} بناءً على {count} زيارة لمنشآت مختلفة، وهذه الزيارة أدنى منه بمقدار {points} نقطة.',
    },
  },
  city_same: {
    en: {
      one: 'The city average is {city} over {count} visit to several companies, the same as this visit.',
      other: 'The city average is {city} over {count} visits to several companies, the same as this visit.',
    },
    ar: {
      zero: 'متوسط المدينة {city} بناءً على زيارات منشآت مختلفة، وهو مساوٍ لهذه الزيارة.',
      one: 'متوسط المدينة {city} بناءً على زيارة واحدة، وهو مساوٍ لهذه الزيارة.',
      two: 'متوسط المدينة {city} بناءً على زيارتين، وهو مساوٍ لهذه الزيارة.',
      few: 'متوسط المدينة {city} بناءً على {count} زيارات لمنشآت مختلفة، وهو مساوٍ لهذه الزيارة.',
      many: 'متوسط المدينة {city} بناءً على {count} زيارة لمنشآت مختلفة، وهو مساوٍ لهذه الزيارة.',
      other: 'متوسط المدينة {city} بناءً على {count} زيارة لمنشآت مختلفة، وهو مساوٍ لهذه الزيارة.',
    },
  },
  repeated_often: {
    en: {
      one: 'Not met at {count} of the last {of} visits, this time: {failure}.',
      other: 'Not met at {count} of the last {of} visits, this time: {failure}.',
    },
    ar: {
      zero: 'إخفاق في الزيارات الأخيرة من أصل {of}، وفي هذه الزيارة: {failure}.',
      one: 'إخفاق في زيارة واحدة من أصل {of}، وفي هذه الزيارة: {failure}.',
      two: 'إخفاق في زيارتين من أصل {of}، وفي هذه الزيارة: {failure}.',
      few: 'إخفاق في {count} زيارات من أصل {of}، وفي هذه الزيارة: {failure}.',
      many: 'إخفاق في {count} زيارة من أصل {of}، وفي هذه الزيارة: {failure}.',
      other: 'إخفاق في {count} زيارة من أصل {of}، وفي هذه الزيارة: {failure}.',
    },
  },
  driver: {
    en: {
      one: 'Over {count} visit, question {code} in “{section}” cost most on average: {points} points of the overall score per visit.',
      other:
        'Over {count} visits, question {code} in “{section}” cost most on average: {points} points of the overall score per visit.',
    },
    ar: {
      zero: 'أكثر ما خفض الدرجة الكلية في الزيارات الأخيرة هو السؤال {code} من محور «{section}»: {points} نقطة في الزيارة الواحدة في المتوسط.',
      one: 'أكثر ما خفض الدرجة الكلية في الزيارة الأخيرة هو السؤال {code} من محور «{section}»: {points} نقطة في الزيارة الواحدة في المتوسط.',
      two: 'أكثر ما خفض الدرجة الكلية في آخر زيارتين هو السؤال {code} من محور «{section}»: {points} نقطة في الزيارة الواحدة في المتوسط.',
      few: 'أكثر ما خفض الدرجة الكلية في آخر {count} زيارات هو السؤال {code} من محور «{section}»: {points} نقطة في الزيارة الواحدة في المتوسط.',
      many: 'أكثر ما خفض الدرجة الكلية في آخر {count} زيارة هو السؤال {code} من محور «{section}»: {points} نقطة في الزيارة الواحدة في المتوسط.',
      other:
        'أكثر ما خفض الدرجة الكلية في آخر {count} زيارة هو السؤال {code} من محور «{section}»: {points} نقطة في الزيارة الواحدة في المتوسط.',
    },
  },
  section_city_above: {
    en: {
      one: '“{section}” lies {cityPoints} points above the city average of {city}, which rests on {count} visit to several companies.',
      other:
        '“{section}” lies {cityPoints} points above the city average of {city}, which rests on {count} visits to several companies.',
    },
    ar: {
      zero: 'محور «{section}» أعلى من متوسط المدينة البالغ {city} بمقدار {cityPoints} نقطة، بناءً على زيارات منشآت مختلفة.',
      one: 'محور «{section}» أعلى من متوسط المدينة البالغ {city} بمقدار {cityPoints} نقطة، بناءً على زيارة واحدة.',
      two: 'محور «{section}» أعلى من متوسط المدينة البالغ {city} بمقدار {cityPoints} نقطة، بناءً على زيارتين.',
      few: 'محور «{section}» أعلى من متوسط المدينة البالغ {city} بمقدار {cityPoints} نقطة، بناءً على {count} زيارات لمنشآت مختلفة.',
      many: 'محور «{section}» أعلى من متوسط المدينة البالغ {city} بمقدار {cityPoints} نقطة، بناءً على {count} زيارة لمنشآت مختلفة.',
      other:
        'محور «{section}» أعلى من متوسط المدينة البالغ {city} بمقدار {cityPoints} نقطة، بناءً على {count} زيارة لمنشآت مختلفة.',
    },
  },
  section_city_below: {
    en: {
      one: '“{section}” lies {cityPoints} points below the city average of {city}, which rests on {count} visit to several companies.',
      other:
        '“{section}” lies {cityPoints} points below the city average of {city}, which rests on {count} visits to several companies.',
    },
    ar: {
      zero: 'محور «{section}» أدنى من متوسط المدينة البالغ {city} بمقدار {cityPoints} نقطة، بناءً على زيارات منشآت مختلفة.',
      one: 'محور «{section}» أدنى من متوسط المدينة البالغ {city} بمقدار {cityPoints} نقطة، بناءً على زيارة واحدة.',
      two: 'محور «{section}» أدنى من متوسط المدينة البالغ {city} بمقدار {cityPoints} نقطة، بناءً على زيارتين.',
      few: 'محور «{section}» أدنى من متوسط المدينة البالغ {city} بمقدار {cityPoints} نقطة، بناءً على {count} زيارات لمنشآت مختلفة.',
      many: 'محور «{section}» أدنى من متوسط المدينة البالغ {city} بمقدار {cityPoints} نقطة، بناءً على {count} زيارة لمنشآت مختلفة.',
      other:
        'محور «{section}» أدنى من متوسط المدينة البالغ {city} بمقدار {cityPoints} نقطة، بناءً على {count} زيارة لمنشآت مختلفة.',
    },
  },
  stake: {
    en: {
      one: 'Estimate: with {count} guest a month, an average bill of SAR {bill} and {rate} of revenue per point, the {points} points lost at this visit put SAR {riyals} of revenue a month at stake.',
      other:
        'Estimate: with {count} guests a month, an average bill of SAR {bill} and {rate} of revenue per point, the {points} points lost at this visit put SAR {riyals} of revenue a month at stake.',
    },
    ar: {
      zero: 'تقدير: مع عدم وجود ضيوف شهريًا ومتوسط فاتورة {bill} ريال ونسبة {rate} من الإيراد لكل نقطة، يبلغ الإيراد الشهري المعرّض للخسارة بسبب ملاحظات هذه الزيارة ({points} نقطة) {riyals} ريال.',
      one: 'تقدير: مع ضيف واحد شهريًا ومتوسط فاتورة {bill} ريال ونسبة {rate} من الإيراد لكل نقطة، يبلغ الإيراد الشهري المعرّض للخسارة بسبب ملاحظات هذه الزيارة ({points} نقطة) {riyals} ريال.',
      two: 'تقدير: مع ضيفين شهريًا ومتوسط فاتورة {bill} ريال ونسبة {rate} من الإيراد لكل نقطة، يبلغ الإيراد الشهري المعرّض للخسارة بسبب ملاحظات هذه الزيارة ({points} نقطة) {riyals} ريال.',
      few: 'تقدير: مع {count} ضيوف شهريًا ومتوسط فاتورة {bill} ريال ونسبة {rate} من الإيراد لكل نقطة، يبلغ الإيراد الشهري المعرّض للخسارة بسبب ملاحظات هذه الزيارة ({points} نقطة) {riyals} ريال.',
      many: 'تقدير: مع {count} ضيفًا شهريًا ومتوسط فاتورة {bill} ريال ونسبة {rate} من الإيراد لكل نقطة، يبلغ الإيراد الشهري المعرّض للخسارة بسبب ملاحظات هذه الزيارة ({points} نقطة) {riyals} ريال.',
      other:
        'تقدير: مع {count} ضيف شهريًا ومتوسط فاتورة {bill} ريال ونسبة {rate} من الإيراد لكل نقطة، يبلغ الإيراد الشهري المعرّض للخسارة بسبب ملاحظات هذه الزيارة ({points} نقطة) {riyals} ريال.',
    },
  },
} satisfies Record<SentenceKey, unknown>)
