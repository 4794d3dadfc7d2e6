import type { SentenceKey } from '#/domain/reporting/summary.ts'
import { defineMessages } from '#/domain/text.ts'
import { askedInsightMessages } from './insights-asked.ts'

/** Sentences of a generated summary. Values in braces come from the facts; no other text may be a figure. */
export const insightMessages = defineMessages({
  ...askedInsightMessages,
  verdict_excellent: {
    en: 'The branch scored {score}, an excellent result.',
    ar: 'حصل الفرع على درجة {score}، وهي نتيجة ممتازة.',
  },
  verdict_good: { en: 'The branch scored {score}, a good result.', ar: 'حصل الفرع على درجة {score}، وهي نتيجة جيدة.' },
  verdict_acceptable: {
    en: 'The branch scored {score}, an acceptable result.',
    ar: 'حصل الفرع على درجة {score}، وهي نتيجة مقبولة.',
  },
  verdict_needs_work: {
    en: 'The branch scored {score}, a result that needs improvement.',
    ar: 'حصل الفرع على درجة {score}، وهي نتيجة تحتاج إلى تحسين.',
  },
  verdict_fail: {
    en: 'The branch scored {score}, which is below the acceptable level.',
    ar: 'حصل الفرع على درجة {score}، وهي نتيجة دون المستوى المقبول.',
  },
  capped: {
    en: 'The answers add up to {calculated}, but the score is limited to {cap} because of a critical failure.',
    ar: 'الدرجة المحتسبة من الإجابات {calculated}، لكن الدرجة النهائية لا تتجاوز {cap} لوجود إخفاق في معيار حرج.',
  },
  first: {
    en: 'This is the branch’s first counted visit of this type, so there is no earlier visit to compare it with.',
    ar: 'هذه أول زيارة محتسبة من هذا النوع للفرع، فلا توجد زيارة سابقة للمقارنة.',
  },
  change_up: {
    en: 'That is {points} points more than on the previous visit, which scored {before}.',
    ar: 'ارتفعت الدرجة {points} نقطة عن الزيارة السابقة، وكانت درجتها {before}.',
  },
  change_down: {
    en: 'That is {points} points less than on the previous visit, which scored {before}.',
    ar: 'انخفضت الدرجة {points} نقطة عن الزيارة السابقة، وكانت درجتها {before}.',
  },
  change_same: {
    en: 'The previous visit had the same score: {before}.',
    ar: 'لم تتغير الدرجة عن الزيارة السابقة: {before}.',
  },
  mean_within: {
    en: {
      one: 'The branch averages {mean} over its {count} visit of the last twelve months, give or take {margin} points; this visit is within that range.',
      other:
        'The branch averages {mean} over its {count} visits of the last twelve months, give or take {margin} points; this visit is within that range.',
    },
    ar: {
      zero: 'متوسط درجات الفرع خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة ضمن هذا النطاق.',
      one: 'متوسط درجات الفرع في زيارة واحدة خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة ضمن هذا النطاق.',
      two: 'متوسط درجات الفرع في زيارتين خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة ضمن هذا النطاق.',
      few: 'متوسط درجات الفرع في {count} زيارات خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة ضمن هذا النطاق.',
      many: 'متوسط درجات الفرع في {count} زيارة خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة ضمن هذا النطاق.',
      other:
        'متوسط درجات الفرع في {count} زيارة خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة ضمن هذا النطاق.',
    },
  },
  mean_above: {
    en: {
      one: 'The branch averages {mean} over its {count} visit of the last twelve months, give or take {margin} points; this visit is above that range.',
      other:
        'The branch averages {mean} over its {count} visits of the last twelve months, give or take {margin} points; this visit is above that range.',
    },
    ar: {
      zero: 'متوسط درجات الفرع خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة أعلى من هذا النطاق.',
      one: 'متوسط درجات الفرع في زيارة واحدة خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة أعلى من هذا النطاق.',
      two: 'متوسط درجات الفرع في زيارتين خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة أعلى من هذا النطاق.',
      few: 'متوسط درجات الفرع في {count} زيارات خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة أعلى من هذا النطاق.',
      many: 'متوسط درجات الفرع في {count} زيارة خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة أعلى من هذا النطاق.',
      other:
        'متوسط درجات الفرع في {count} زيارة خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة أعلى من هذا النطاق.',
    },
  },
  mean_below: {
    en: {
      one: 'The branch averages {mean} over its {count} visit of the last twelve months, give or take {margin} points; this visit is below that range.',
      other:
        'The branch averages {mean} over its {count} visits of the last twelve months, give or take {margin} points; this visit is below that range.',
    },
    ar: {
      zero: 'متوسط درجات الفرع خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة أدنى من هذا النطاق.',
      one: 'متوسط درجات الفرع في زيارة واحدة خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة أدنى من هذا النطاق.',
      two: 'متوسط درجات الفرع في زيارتين خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة أدنى من هذا النطاق.',
      few: 'متوسط درجات الفرع في {count} زيارات خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة أدنى من هذا النطاق.',
      many: 'متوسط درجات الفرع في {count} زيارة خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة أدنى من هذا النطاق.',
      other:
        'متوسط درجات الفرع في {count} زيارة خلال الأشهر الاثني عشر الأخيرة {mean} بهامش {margin} نقطة، ودرجة هذه الزيارة أدنى من هذا النطاق.',
    },
  },
  critical: { en: 'Critical failure: {failure}.', ar: 'إخفاق في معيار حرج: {failure}.' },
  critical_repeated: {
    en: 'Critical failure, as on the previous visit: {failure}.',
    ar: 'إخفاق متكرر في معيار حرج، كما في الزيارة السابقة: {failure}.',
  },
  major: { en: 'Major finding: {failure}.', ar: 'ملاحظة جسيمة: {failure}.' },
  major_repeated: {
    en: 'Major finding, as on the previous visit: {failure}.',
    ar: 'ملاحظة جسيمة متكررة، كما في الزيارة السابقة: {failure}.',
  },
  costliest: { en: 'Largest loss ({points} points): {failure}.', ar: 'أكبر خصم ({points} نقطة): {failure}.' },
  costliest_beside: {
    en: 'Largest other loss ({points} points): {failure}.',
    ar: 'أكبر خصم آخر ({points} نقطة): {failure}.',
  },
  repeated: { en: 'Repeated from the previous visit: {failure}.', ar: 'ملاحظة متكررة من الزيارة السابقة: {failure}.' },
  strongest: {
    en: 'The strongest section was “{section}” with {score}.',
    ar: 'أقوى محور هو «{section}» بدرجة {score}.',
  },
  weakest: { en: 'The weakest section was “{section}” with {score}.', ar: 'أضعف محور هو «{section}» بدرجة {score}.' },
  weakest_below: {
    en: {
      one: 'The weakest section was “{section}” with {score}, {points} points below the previous visit.',
      other:
        'The weakest section was “{section}” with {score}, {points} points below its average over the {count} previous visits.',
    },
    ar: {
      zero: 'أضعف محور هو «{section}» بدرجة {score}، وهي أقل بمقدار {points} نقطة من متوسطه السابق.',
      one: 'أضعف محور هو «{section}» بدرجة {score}، وهي أقل بمقدار {points} نقطة من درجته في الزيارة السابقة.',
      two: 'أضعف محور هو «{section}» بدرجة {score}، وهي أقل بمقدار {points} نقطة من متوسطه في الزيارتين السابقتين.',
      few: 'أضعف محور هو «{section}» بدرجة {score}، وهي أقل بمقدار {points} نقطة من متوسطه في {count} زيارات سابقة.',
      many: 'أضعف محور هو «{section}» بدرجة {score}، وهي أقل بمقدار {points} نقطة من متوسطه في {count} زيارة سابقة.',
      other: 'أضعف محور هو «{section}» بدرجة {score}، وهي أقل بمقدار {points} نقطة من متوسطه في {count} زيارة سابقة.',
    },
  },
  timing_over: { en: '{failure}.', ar: '{failure}.' },
  timings_met: {
    en: {
      one: 'The timed wait was within the limit for full marks.',
      other: 'All {count} timed waits were within the limits for full marks.',
    },
    ar: {
      zero: 'لم يُقَس أي وقت انتظار.',
      one: 'وقت الانتظار المقيس ضمن حد الدرجة الكاملة.',
      two: 'وقتا الانتظار المقيسان ضمن حد الدرجة الكاملة.',
      few: 'أوقات الانتظار المقيسة كلها، وعددها {count}، ضمن حد الدرجة الكاملة.',
      many: 'أوقات الانتظار المقيسة كلها، وعددها {count}، ضمن حد الدرجة الكاملة.',
      other: 'أوقات الانتظار المقيسة كلها، وعددها {count}، ضمن حد الدرجة الكاملة.',
    },
  },
  flawless: { en: 'No points were lost.', ar: 'لم تُخصم أي نقطة.' },
  trend_up: {
    en: {
      one: 'Over the last {count} visit the score rose by about {points} points from visit to visit, a change that chance alone would hardly explain.',
      other:
        'Over the last {count} visits the score rose by about {points} points from visit to visit, a change that chance alone would hardly explain.',
    },
    ar: {
      zero: 'ارتفعت الدرجة في الزيارات الأخيرة بنحو {points} نقطة من زيارة إلى أخرى، وهو ارتفاع يصعب تفسيره بالمصادفة.',
      one: 'ارتفعت الدرجة في الزيارة الأخيرة بنحو {points} نقطة من زيارة إلى أخرى، وهو ارتفاع يصعب تفسيره بالمصادفة.',
      two: 'ارتفعت الدرجة في آخر زيارتين بنحو {points} نقطة من زيارة إلى أخرى، وهو ارتفاع يصعب تفسيره بالمصادفة.',
      few: 'ارتفعت الدرجة في آخر {count} زيارات بنحو {points} نقطة من زيارة إلى أخرى، وهو ارتفاع يصعب تفسيره بالمصادفة.',
      many: 'ارتفعت الدرجة في آخر {count} زيارة بنحو {points} نقطة من زيارة إلى أخرى، وهو ارتفاع يصعب تفسيره بالمصادفة.',
      other:
        'ارتفعت الدرجة في آخر {count} زيارة بنحو {points} نقطة من زيارة إلى أخرى، وهو ارتفاع يصعب تفسيره بالمصادفة.',
    },
  },
  trend_down: {
    en: {
      one: 'Over the last {count} visit the score fell by about {points} points from visit to visit, a change that chance alone would hardly explain.',
      other:
        'Over the last {count} visits the score fell by about {points} points from visit to visit, a change that chance alone would hardly explain.',
    },
    ar: {
      zero: 'انخفضت الدرجة في الزيارات الأخيرة بنحو {points} نقطة من زيارة إلى أخرى، وهو انخفاض يصعب تفسيره بالمصادفة.',
      one: 'انخفضت الدرجة في الزيارة الأخيرة بنحو {points} نقطة من زيارة إلى أخرى، وهو انخفاض يصعب تفسيره بالمصادفة.',
      two: 'انخفضت الدرجة في آخر زيارتين بنحو {points} نقطة من زيارة إلى أخرى، وهو انخفاض يصعب تفسيره بالمصادفة.',
      few: 'انخفضت الدرجة في آخر {count} زيارات بنحو {points} نقطة من زيارة إلى أخرى، وهو انخفاض يصعب تفسيره بالمصادفة.',
      many: 'انخفضت الدرجة في آخر {count} زيارة بنحو {points} نقطة من زيارة إلى أخرى، وهو انخفاض يصعب تفسيره بالمصادفة.',
      other:
        'انخفضت الدرجة في آخر {count} زيارة بنحو {points} نقطة من زيارة إلى أخرى، وهو انخفاض يصعب تفسيره بالمصادفة.',
    },
  },
  trend_none: {
    en: {
      one: 'The scores of the last {count} visit show no clear trend.',
      other: 'The scores of the last {count} visits show no clear trend.',
    },
    ar: {
      zero: 'لا يظهر في درجات الزيارات الأخيرة اتجاه واضح صعودًا أو هبوطًا.',
      one: 'لا يظهر في درجات الزيارة الأخيرة اتجاه واضح صعودًا أو هبوطًا.',
      two: 'لا يظهر في درجات آخر زيارتين اتجاه واضح صعودًا أو هبوطًا.',
      few: 'لا يظهر في درجات آخر {count} زيارات اتجاه واضح صعودًا أو هبوطًا.',
      many: 'لا يظهر في درجات آخر {count} زيارة اتجاه واضح صعودًا أو هبوطًا.',
      other: 'لا يظهر في درجات آخر {count} زيارة اتجاه واضح صعودًا أو هبوطًا.',
    },
  },
  city_above: {
    en: {
      one: 'The city average is {city}, from {count} visit to several companies; this visit is {points} points above it.',
      other:
        'The city average is {city}, from {count} visits to several companies; this visit is {points} points above it.',
    },
    ar: {
      zero: 'متوسط المدينة {city} بناءً على زيارات لمنشآت مختلفة، ودرجة هذه الزيارة أعلى منه بمقدار {points} نقطة.',
      one: 'متوسط المدينة {city} بناءً على زيارة واحدة، ودرجة هذه الزيارة أعلى منه بمقدار {points} نقطة.',
      two: 'متوسط المدينة {city} بناءً على زيارتين، ودرجة هذه الزيارة أعلى منه بمقدار {points} نقطة.',
      few: 'متوسط المدينة {city} بناءً على {count} زيارات لمنشآت مختلفة، ودرجة هذه الزيارة أعلى منه بمقدار {points} نقطة.',
      many: 'متوسط المدينة {city} بناءً على {count} زيارة لمنشآت مختلفة، ودرجة هذه الزيارة أعلى منه بمقدار {points} نقطة.',
      other:
        'متوسط المدينة {city} بناءً على {count} زيارة لمنشآت مختلفة، ودرجة هذه الزيارة أعلى منه بمقدار {points} نقطة.',
    },
  },
  city_below: {
    en: {
      one: 'The city average is {city}, from {count} visit to several companies; this visit is {points} points below it.',
      other:
        'The city average is {city}, from {count} visits to several companies; this visit is {points} points below it.',
    },
    ar: {
      zero: 'متوسط المدينة {city} بناءً على زيارات لمنشآت مختلفة، ودرجة هذه الزيارة أدنى منه بمقدار {points} نقطة.',
      one: 'متوسط المدينة {city} بناءً على زيارة واحدة، ودرجة هذه الزيارة أدنى منه بمقدار {points} نقطة.',
      two: 'متوسط المدينة {city} بناءً على زيارتين، ودرجة هذه الزيارة أدنى منه بمقدار {points} نقطة.',
      few: 'متوسط المدينة {city} بناءً على {count} زيارات لمنشآت مختلفة، ودرجة هذه الزيارة أدنى منه بمقدار {points} نقطة.',
      many: 'متوسط المدينة {city} بناءً على {count} زيارة لمنشآت مختلفة، ودرجة هذه الزيارة أدنى منه بمقدار {points} نقطة.',
      other:
        'متوسط المدينة {city} بناءً على {count} زيارة لمنشآت مختلفة، ودرجة هذه الزيارة أدنى منه بمقدار {points} نقطة.',
    },
  },
  city_same: {
    en: {
      one: 'The city average is {city}, from {count} visit to several companies; this visit has the same score.',
      other: 'The city average is {city}, from {count} visits to several companies; this visit has the same score.',
    },
    ar: {
      zero: 'متوسط المدينة {city} بناءً على زيارات لمنشآت مختلفة، ودرجة هذه الزيارة مساوية له.',
      one: 'متوسط المدينة {city} بناءً على زيارة واحدة، ودرجة هذه الزيارة مساوية له.',
      two: 'متوسط المدينة {city} بناءً على زيارتين، ودرجة هذه الزيارة مساوية له.',
      few: 'متوسط المدينة {city} بناءً على {count} زيارات لمنشآت مختلفة، ودرجة هذه الزيارة مساوية له.',
      many: 'متوسط المدينة {city} بناءً على {count} زيارة لمنشآت مختلفة، ودرجة هذه الزيارة مساوية له.',
      other: 'متوسط المدينة {city} بناءً على {count} زيارة لمنشآت مختلفة، ودرجة هذه الزيارة مساوية له.',
    },
  },
  repeated_often: {
    en: {
      one: 'Not met on {count} of the last {of} visits, this time: {failure}.',
      other: 'Not met on {count} of the last {of} visits, this time: {failure}.',
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
      one: 'Over {count} visit, question {code} in “{section}” cost the most: {points} points of the overall score per visit on average.',
      other:
        'Over {count} visits, question {code} in “{section}” cost the most: {points} points of the overall score per visit on average.',
    },
    ar: {
      zero: 'أكبر خصم من الدرجة الكلية في الزيارات الأخيرة بسبب السؤال {code} من محور «{section}»: {points} نقطة لكل زيارة في المتوسط.',
      one: 'أكبر خصم من الدرجة الكلية في الزيارة الأخيرة بسبب السؤال {code} من محور «{section}»: {points} نقطة لكل زيارة في المتوسط.',
      two: 'أكبر خصم من الدرجة الكلية في آخر زيارتين بسبب السؤال {code} من محور «{section}»: {points} نقطة لكل زيارة في المتوسط.',
      few: 'أكبر خصم من الدرجة الكلية في آخر {count} زيارات بسبب السؤال {code} من محور «{section}»: {points} نقطة لكل زيارة في المتوسط.',
      many: 'أكبر خصم من الدرجة الكلية في آخر {count} زيارة بسبب السؤال {code} من محور «{section}»: {points} نقطة لكل زيارة في المتوسط.',
      other:
        'أكبر خصم من الدرجة الكلية في آخر {count} زيارة بسبب السؤال {code} من محور «{section}»: {points} نقطة لكل زيارة في المتوسط.',
    },
  },
  section_city_above: {
    en: {
      one: '“{section}” is {cityPoints} points above the city average of {city}, based on {count} visit to several companies.',
      other:
        '“{section}” is {cityPoints} points above the city average of {city}, based on {count} visits to several companies.',
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
      one: '“{section}” is {cityPoints} points below the city average of {city}, based on {count} visit to several companies.',
      other:
        '“{section}” is {cityPoints} points below the city average of {city}, based on {count} visits to several companies.',
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
      one: 'Estimate: with {count} guest per month, an average bill of SAR {bill} and {rate} of revenue per point, the {points} points lost on this visit put SAR {riyals} of revenue per month at stake.',
      other:
        'Estimate: with {count} guests per month, an average bill of SAR {bill} and {rate} of revenue per point, the {points} points lost on this visit put SAR {riyals} of revenue per month at stake.',
    },
    ar: {
      zero: 'تقدير: مع عدم وجود ضيوف شهريًا ومتوسط فاتورة {bill} ريال ونسبة {rate} من الإيراد لكل نقطة، يبلغ الإيراد الشهري المعرّض للخسارة {riyals} ريال بسبب خصم {points} نقطة في هذه الزيارة.',
      one: 'تقدير: مع ضيف واحد شهريًا ومتوسط فاتورة {bill} ريال ونسبة {rate} من الإيراد لكل نقطة، يبلغ الإيراد الشهري المعرّض للخسارة {riyals} ريال بسبب خصم {points} نقطة في هذه الزيارة.',
      two: 'تقدير: مع ضيفين شهريًا ومتوسط فاتورة {bill} ريال ونسبة {rate} من الإيراد لكل نقطة، يبلغ الإيراد الشهري المعرّض للخسارة {riyals} ريال بسبب خصم {points} نقطة في هذه الزيارة.',
      few: 'تقدير: مع {count} ضيوف شهريًا ومتوسط فاتورة {bill} ريال ونسبة {rate} من الإيراد لكل نقطة، يبلغ الإيراد الشهري المعرّض للخسارة {riyals} ريال بسبب خصم {points} نقطة في هذه الزيارة.',
      many: 'تقدير: مع {count} ضيفًا شهريًا ومتوسط فاتورة {bill} ريال ونسبة {rate} من الإيراد لكل نقطة، يبلغ الإيراد الشهري المعرّض للخسارة {riyals} ريال بسبب خصم {points} نقطة في هذه الزيارة.',
      other:
        'تقدير: مع {count} ضيف شهريًا ومتوسط فاتورة {bill} ريال ونسبة {rate} من الإيراد لكل نقطة، يبلغ الإيراد الشهري المعرّض للخسارة {riyals} ريال بسبب خصم {points} نقطة في هذه الزيارة.',
    },
  },
} satisfies Record<SentenceKey, unknown>)
