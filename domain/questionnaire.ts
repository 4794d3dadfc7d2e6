import type { EvaluationType } from './evaluation.ts'
import type { Text } from './text.ts'

export type AnswerValue = boolean | number | string | null

export type Answer = {
  questionKey: string
  value: AnswerValue
  notApplicable: boolean
  naReason: string
  comment: string
  /** How many photos are attached to the answer. */
  photos: number
}

/** When a question is shown: a comparison with another question's answer, or several joined by and / or. */
export type Condition =
  | { question: string; is: boolean | number | string }
  | { question: string; isNot: boolean | number | string }
  | { question: string; atLeast: number }
  | { question: string; atMost: number }
  | { and: readonly Condition[] }
  | { or: readonly Condition[] }

/** `none`: welcome but not asked for. `never`: no camera there, as in a restroom. */
export type PhotoRule = 'none' | 'required' | 'on_fail' | 'never'

type QuestionBase = {
  key: string
  text: Text
  guidance?: Text
  weight: number
  /** Points added to the overall score when the question is earned in full. */
  bonus?: number
  required: boolean
  allowNotApplicable: boolean
  /** A failed critical question caps the final score. */
  critical: boolean
  /** A failed major question raises an alert at once. */
  major: boolean
  photo: PhotoRule
  showIf?: Condition
}

export type RatingSteps = readonly [Text, Text, Text, Text, Text]
/** Minutes that still earn 1, 0.75 and 0.5. */
export type TimingLimits = readonly [number, number, number]
/** `value` is what the option earns, 0 to 1. */
export type ChoiceOption = { key: string; text: Text; value: number }

export type YesNoQuestion = QuestionBase & { type: 'yes_no' }
export type RatingQuestion = QuestionBase & { type: 'rating'; steps: RatingSteps }
export type TimingQuestion = QuestionBase & { type: 'timing'; limits: TimingLimits }
export type ChoiceQuestion = QuestionBase & { type: 'choice'; options: readonly ChoiceOption[] }
export type TextQuestion = QuestionBase & { type: 'text'; long?: boolean; minWords?: number }
export type NumberQuestion = QuestionBase & { type: 'number'; min: number; max: number; decimals: number; unit?: Text }
export type Question = YesNoQuestion | RatingQuestion | TimingQuestion | ChoiceQuestion | TextQuestion | NumberQuestion
export type QuestionType = Question['type']

export type Section = { key: string; title: Text; weight: number; questions: readonly Question[] }

export type QuestionnaireDefinition = {
  code: string
  version: number
  evaluationType: EvaluationType
  title: Text
  sections: readonly Section[]
  /** What the report needs but no score is made of; these come after the sections. */
  unscored: readonly Question[]
}

export const maximumTextLength = 8000
export const maximumTimingMinutes = 600

export const scoredQuestions = (definition: QuestionnaireDefinition): Question[] =>
  definition.sections.flatMap((section) => section.questions)

export const allQuestions = (definition: QuestionnaireDefinition): Question[] => [
  ...scoredQuestions(definition),
  ...definition.unscored,
]

export const answerTo = (answers: readonly Answer[], questionKey: string): Answer | undefined =>
  answers.findLast((answer) => answer.questionKey === questionKey)

/** Whether a value is of the question's kind. Whether the report may be handed in is asked by `answerProblems`. */
export const isValidValue = (question: Question, value: AnswerValue): boolean => {
  switch (question.type) {
    case 'yes_no':
      return typeof value === 'boolean'
    case 'rating':
      return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5
    case 'timing':
      return typeof value === 'number' && value >= 0 && value <= maximumTimingMinutes
    case 'choice':
      return question.options.some((option) => option.key === value)
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && value.length <= maximumTextLength
    case 'number':
      return typeof value === 'number' && isWithin(question, value)
  }
}

const isWithin = ({ min, max, decimals }: NumberQuestion, value: number): boolean =>
  value >= min && value <= max && Number(value.toFixed(decimals)) === value

const given = (question: Question, answer: Answer | undefined): answer is Answer =>
  answer !== undefined && !answer.notApplicable && answer.value !== null && isValidValue(question, answer.value)

type Sheet = { questions: ReadonlyMap<string, Question>; answers: readonly Answer[] }

const holds = (condition: Condition, sheet: Sheet, trail: readonly string[]): boolean => {
  if ('and' in condition) return condition.and.every((part) => holds(part, sheet, trail))
  if ('or' in condition) return condition.or.some((part) => holds(part, sheet, trail))
  const asked = sheet.questions.get(condition.question)
  if (!asked || !shown(asked, sheet, trail)) return false
  const answer = answerTo(sheet.answers, asked.key)
  if (!given(asked, answer)) return false
  if ('is' in condition) return answer.value === condition.is
  if ('isNot' in condition) return answer.value !== condition.isNot
  if (typeof answer.value !== 'number') return false
  return 'atLeast' in condition ? answer.value >= condition.atLeast : answer.value <= condition.atMost
}

/** An answer left behind by a hidden question decides nothing; a circle of conditions hides its questions. */
const shown = (question: Question, sheet: Sheet, trail: readonly string[]): boolean => {
  if (!question.showIf) return true
  if (trail.includes(question.key)) return false
  return holds(question.showIf, sheet, [...trail, question.key])
}

const sheetOf = (definition: QuestionnaireDefinition, answers: readonly Answer[]): Sheet => ({
  questions: new Map(allQuestions(definition).map((question) => [question.key, question])),
  answers,
})

export const isShown = (definition: QuestionnaireDefinition, answers: readonly Answer[], question: Question): boolean =>
  !question.showIf || shown(question, sheetOf(definition, answers), [])

export const visibleQuestions = (definition: QuestionnaireDefinition, answers: readonly Answer[]): Question[] => {
  const sheet = sheetOf(definition, answers)
  return allQuestions(definition).filter((question) => shown(question, sheet, []))
}

/** A 'no' or a rating of 1 or 2: it needs a comment that says what was seen, and a photo where one is asked for. */
export const isLow = (question: Question, value: AnswerValue): boolean =>
  (question.type === 'yes_no' && value === false) ||
  (question.type === 'rating' && typeof value === 'number' && value <= 2)

/** Lows must be explained, and so must full marks: a 5 without a reason is worth nothing to the reader. */
export const needsComment = (question: Question, value: AnswerValue): boolean =>
  isLow(question, value) || (question.type === 'rating' && value === 5)

export const needsPhoto = (question: Question, value: AnswerValue): boolean =>
  question.photo === 'required' || (question.photo === 'on_fail' && isLow(question, value))

/** Where a photo can prove an answer. Words and figures need none unless the questionnaire asks for one. */
export const takesPhotos = (question: Question): boolean => {
  if (question.photo === 'never') return false
  return question.photo !== 'none' || (question.type !== 'text' && question.type !== 'number')
}

export const minimumCommentLength = 20

export const answerProblemNames = [
  'unanswered',
  'invalid_value',
  'too_few_words',
  'comment_required',
  'comment_too_short',
  'photo_required',
  'na_reason_required',
] as const
export type AnswerProblemName = (typeof answerProblemNames)[number]
export type AnswerProblem = { questionKey: string; problem: AnswerProblemName }

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length
const characterCount = (text: string): number => [...text.trim()].length

const problemsOf = (question: Question, answer: Answer | undefined): AnswerProblemName[] => {
  if (answer?.notApplicable) {
    if (!question.allowNotApplicable) return ['invalid_value']
    return answer.naReason.trim() === '' ? ['na_reason_required'] : []
  }
  const blank = answer === undefined || answer.value === null || answer.value === ''
  if (blank) return question.required ? ['unanswered'] : []
  const { value } = answer
  if (!isValidValue(question, value)) return ['invalid_value']
  const problems: AnswerProblemName[] = []
  if (question.type === 'text' && wordCount(String(value)) < (question.minWords ?? 0)) problems.push('too_few_words')
  const length = characterCount(answer.comment)
  if (needsComment(question, value) && length === 0) problems.push('comment_required')
  else if (isLow(question, value) && length < minimumCommentLength) problems.push('comment_too_short')
  if (needsPhoto(question, value) && answer.photos < 1) problems.push('photo_required')
  return problems
}

/** Everything that stands between these answers and a report that may be handed in, in the form's order. */
export const answerProblems = (definition: QuestionnaireDefinition, answers: readonly Answer[]): AnswerProblem[] =>
  visibleQuestions(definition, answers).flatMap((question) =>
    problemsOf(question, answerTo(answers, question.key)).map((problem) => ({ questionKey: question.key, problem })),
  )

/** The key under which the unscored questions stand in a list of sections. */
export const unscoredSectionKey = 'unscored'
export type SectionProgress = { key: string; answered: number; total: number }

/** How far each section is: required questions on show, and those of them that have an answer or N/A. */
export const sectionProgress = (definition: QuestionnaireDefinition, answers: readonly Answer[]): SectionProgress[] => {
  const sheet = sheetOf(definition, answers)
  const progress = (key: string, questions: readonly Question[]): SectionProgress => {
    const asked = questions.filter((question) => question.required && shown(question, sheet, []))
    const done = asked.filter((question) => {
      const answer = answerTo(answers, question.key)
      return (question.allowNotApplicable && answer?.notApplicable === true) || given(question, answer)
    })
    return { key, answered: done.length, total: asked.length }
  }
  return [
    ...definition.sections.map((section) => progress(section.key, section.questions)),
    progress(unscoredSectionKey, definition.unscored),
  ]
}
