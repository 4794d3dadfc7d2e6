import type { ChoiceOption, Failure, Question, RatingSteps } from './questionnaire.ts'
import type { Text } from './text.ts'

const both = (en: string, ar: string): Text => ({ en, ar })

type Kinds =
  | { type: 'yes_no' }
  | { type: 'rating'; steps: RatingSteps }
  | { type: 'choice'; options: readonly ChoiceOption[] }
/** Ready answers of a question with their texts in both languages and their scores, lowest first in a rating. */
export type AnswerScale = { key: string; name: Text } & Kinds

const option = (key: string, value: number, en: string, ar: string): ChoiceOption => ({
  key,
  text: both(en, ar),
  value,
})

/** 0 to 10; only the ends are described. */
const outOfTen: ChoiceOption[] = Array.from({ length: 11 }, (_, points) => {
  const said = points === 0 ? both('0 – not at all likely', '0 – مستبعد تمامًا') : both(`${points}`, `${points}`)
  const text = points === 10 ? both('10 – extremely likely', '10 – مؤكد تمامًا') : said
  const failure: Failure = {
    sentence: both(`The branch would be recommended ${points} out of 10`, `التوصية بالفرع ${points} من 10`),
    task: both('Review the visit with the team and agree on improvements', 'مراجعة الزيارة مع الفريق وتحديد التحسينات'),
  }
  return { key: `p${points}`, text, value: points / 10, ...(points <= 5 ? { failure } : {}) }
})

/** In the order of the menu. */
export const answerScales: readonly AnswerScale[] = [
  { key: 'yes-no', name: both('Yes / No', 'نعم / لا'), type: 'yes_no' },
  {
    key: 'quality',
    name: both('Poor to excellent (1–5)', 'من ضعيف إلى ممتاز (1–5)'),
    type: 'rating',
    steps: [
      both('Poor', 'ضعيف'),
      both('Fair', 'مقبول'),
      both('Good', 'جيد'),
      both('Very good', 'جيد جدًا'),
      both('Excellent', 'ممتاز'),
    ],
  },
  {
    key: 'agreement',
    name: both('Disagree to agree (1–5)', 'من لا أوافق إلى أوافق (1–5)'),
    type: 'rating',
    steps: [
      both('Strongly disagree', 'لا أوافق بشدة'),
      both('Disagree', 'لا أوافق'),
      both('Neither agree nor disagree', 'محايد'),
      both('Agree', 'أوافق'),
      both('Strongly agree', 'أوافق بشدة'),
    ],
  },
  {
    key: 'frequency',
    name: both('Never to always (1–5)', 'من أبدًا إلى دائمًا (1–5)'),
    type: 'rating',
    steps: [
      both('Never', 'أبدًا'),
      both('Rarely', 'نادرًا'),
      both('Sometimes', 'أحيانًا'),
      both('Often', 'غالبًا'),
      both('Always', 'دائمًا'),
    ],
  },
  {
    key: 'compliance',
    name: both('Meets / partly / does not meet', 'مطابق / مطابق جزئيًا / غير مطابق'),
    type: 'choice',
    options: [
      option('meets', 1, 'Meets the standard', 'مطابق للمعيار'),
      option('partly', 0.5, 'Partly meets the standard', 'مطابق جزئيًا'),
      option('fails', 0, 'Does not meet the standard', 'غير مطابق للمعيار'),
    ],
  },
  {
    key: 'recommendation',
    name: both('Recommendation 0–10', 'التوصية من 0 إلى 10'),
    type: 'choice',
    options: outOfTen,
  },
]

export const answerScale = (key: string): AnswerScale | undefined => answerScales.find((scale) => scale.key === key)

const sameText = (a: Text, b: Text): boolean => a.en.trim() === b.en.trim() && a.ar.trim() === b.ar.trim()

const isOf = (question: Question, scale: AnswerScale): boolean => {
  if (scale.type === 'yes_no') return question.type === 'yes_no'
  if (scale.type === 'rating')
    return question.type === 'rating' && question.steps.every((step, nth) => sameText(step, scale.steps[nth]!))
  return (
    question.type === 'choice' &&
    question.options.length === scale.options.length &&
    question.options.every(({ text, value }, nth) => {
      const known = scale.options[nth]!
      return value === known.value && sameText(text, known.text)
    })
  )
}

/** The ready scale that a question has; null: answers of its own, or a kind without a scale. */
export const scaleOf = (question: Question): AnswerScale | null =>
  answerScales.find((scale) => isOf(question, scale)) ?? null

/** Kinds of questions that can have a ready scale. */
export const takesScale = ({ type }: Pick<Question, 'type'>): boolean =>
  type === 'yes_no' || type === 'rating' || type === 'choice'

type Failures = { failure?: Failure | undefined; partly?: Failure | undefined }

/** Failure texts of a question for its lowest answers and for those in the middle. */
function failuresOf(question: Question): Failures {
  if (question.type === 'rating') return { failure: question.failure, partly: question.partly }
  if (question.type !== 'choice') return { failure: question.failure }
  const lost = question.options.toSorted((a, b) => a.value - b.value)
  return {
    failure: lost.find(({ failure }) => failure)?.failure,
    partly: lost.findLast(({ value, failure }) => failure && value > 0)?.failure,
  }
}

const withFailure = <T extends object>(part: T, failure: Failure | undefined): T & { failure?: Failure } =>
  failure ? { ...part, failure } : part

/**
 * A failed option keeps its own failure text; else it gets that of the scale, or that of the question's lowest or middle
 * answers.
 */
function optionsWith(scale: readonly ChoiceOption[], question: Question): ChoiceOption[] {
  const { failure, partly } = failuresOf(question)
  const own = new Map('options' in question ? question.options.map((old) => [old.key, old.failure]) : [])
  return scale.map((one) =>
    one.value > 0.5
      ? one
      : withFailure(one, own.get(one.key) ?? one.failure ?? (one.value === 0 ? failure : (partly ?? failure))),
  )
}

/**
 * Parts of a question that a scale fills: its kind, its answers in both languages with their scores, and the failure
 * texts, which are kept. The question's own text, weight and rules stay.
 */
export function scaleParts(question: Question, scale: AnswerScale) {
  const { failure, partly } = failuresOf(question)
  switch (scale.type) {
    case 'yes_no':
      return { type: scale.type, failure, partly: undefined, steps: undefined, options: undefined }
    case 'rating':
      return { type: scale.type, steps: scale.steps, failure, partly, options: undefined }
    case 'choice':
      return {
        type: scale.type,
        options: optionsWith(scale.options, question),
        failure: undefined,
        partly: undefined,
        steps: undefined,
      }
  }
}
