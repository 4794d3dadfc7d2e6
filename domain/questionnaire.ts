import type { EvaluationType } from './evaluation.ts'
import { bandOfMeasure, isMeasureValue, type MeasureLimit, type MeasureValue } from './fieldwork/measure.ts'
import { isDay } from './riyadh-time.ts'
import type { Text } from './text.ts'

/** A receipt as read by the shopper: total in halalas, and the time in Riyadh as 2026-11-21T20:15. */
export type ReceiptValue = { total: number; at: string }
/** Position in degrees, accuracy in metres. */
export type PlaceValue = { latitude: number; longitude: number; accuracy: number }
export type AnswerValue =
  | boolean
  | number
  | string
  | readonly string[]
  | ReceiptValue
  | PlaceValue
  | MeasureValue
  | null

export type Answer = {
  questionKey: string
  value: AnswerValue
  notApplicable: boolean
  naReason: string
  comment: string
  /** Number of photos attached. */
  photos: number
}

/**
 * Condition of a question's visibility: another answer, a branch attribute, the hour of the visit, or a combination.
 */
export type Condition =
  | { question: string; is: boolean | number | string }
  | { question: string; isNot: boolean | number | string }
  | { question: string; atLeast: number }
  | { question: string; atMost: number }
  /** An option chosen in a multiple-choice question. */
  | { question: string; includes: string }
  /** A branch attribute, such as a drive-through. */
  | { attribute: string; is: boolean }
  /** Range of times in Riyadh, end excluded; 22:00 to 02:00 crosses midnight. */
  | { from: string; until: string }
  | { always: boolean }
  | { not: Condition }
  | { and: readonly Condition[] }
  | { or: readonly Condition[] }

/** `none`: optional. `never`: no camera allowed, as in a restroom. */
export type PhotoRule = 'none' | 'required' | 'on_fail' | 'never'
/** `usual`: required for low answers and full marks. */
export type CommentRule = 'usual' | 'on_low' | 'required' | 'none'

/** Failure as a fact, and the task that follows. A wait's sentence holds {minutes} and {limit}. */
export type Failure = { sentence: Text; task: Text }

type QuestionBase = {
  key: string
  text: Text
  guidance?: Text
  /** Choices have one per option instead. Missing in versions published before failures existed. */
  failure?: Failure
  weight: number
  /** Points added to the overall score at full marks. */
  bonus?: number
  required: boolean
  allowNotApplicable: boolean
  /** A failed critical question caps the final score. */
  critical: boolean
  /** A failed major question raises an alert immediately. */
  major: boolean
  photo: PhotoRule
  /** Default: `usual`. */
  comment?: CommentRule
  /** The action of a failure needs a photo of what was put right, at any priority. */
  actionPhoto?: boolean
  showIf?: Condition
  /** Question of the bank that it was copied from. */
  bank?: string
}

export type RatingSteps = readonly [Text, Text, Text, Text, Text]
/** Minutes that still earn 1, 0.75 and 0.5. */
export type TimingLimits = readonly [number, number, number]
/** `value`: share of the weight earned, 0 to 1. */
export type ChoiceOption = { key: string; text: Text; value: number; failure?: Failure }

export type YesNoQuestion = QuestionBase & { type: 'yes_no' }
/** `partly`: text for a 3; `failure`: for a 1 or 2. */
export type RatingQuestion = QuestionBase & { type: 'rating'; steps: RatingSteps; partly?: Failure }
export type TimingQuestion = QuestionBase & { type: 'timing'; limits: TimingLimits }
export type ChoiceQuestion = QuestionBase & { type: 'choice'; options: readonly ChoiceOption[] }
/** Any number of options; their values are added up and clamped to 0 to 1. */
export type ChoicesQuestion = QuestionBase & { type: 'choices'; options: readonly ChoiceOption[] }
export type TextQuestion = QuestionBase & { type: 'text'; long?: boolean; minWords?: number }
export type NumberQuestion = QuestionBase & { type: 'number'; min: number; max: number; decimals: number; unit?: Text }
/** The answer is the photos themselves. */
export type PhotoQuestion = QuestionBase & { type: 'photo' }
/** A photo of the receipt with its total and its time. */
export type ReceiptQuestion = QuestionBase & { type: 'receipt' }
/** Strokes drawn with a finger, as a path. */
export type SignatureQuestion = QuestionBase & { type: 'signature' }
export type PlaceQuestion = QuestionBase & { type: 'place' }
/** A day, as 2026-11-21. */
export type DateQuestion = QuestionBase & { type: 'date' }
/** Temperatures against a limit; the worst reading counts. `fewest`: readings required, 1 to 8. */
export type MeasureQuestion = QuestionBase & { type: 'measure'; fewest: number } & MeasureLimit
export type Question =
  | YesNoQuestion
  | RatingQuestion
  | TimingQuestion
  | ChoiceQuestion
  | ChoicesQuestion
  | TextQuestion
  | NumberQuestion
  | PhotoQuestion
  | ReceiptQuestion
  | SignatureQuestion
  | PlaceQuestion
  | DateQuestion
  | MeasureQuestion
export type QuestionType = Question['type']

export type Section = {
  key: string
  title: Text
  weight: number
  /** Hides the whole section, as where a branch has no drive-through. */
  showIf?: Condition
  questions: readonly Question[]
}

export type QuestionnaireDefinition = {
  code: string
  version: number
  evaluationType: EvaluationType
  title: Text
  sections: readonly Section[]
  /** Questions without a score; shown after the sections. */
  unscored: readonly Question[]
}

export const maximumTextLength = 8000
export const maximumTimingMinutes = 600
export const maximumReceiptHalalas = 100_000_00
export const maximumSignatureLength = 6000
const signaturePath = /^M[\d.,\s MLml-]+$/
const wallClock = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/

/** Types of questions that can earn points. */
export const isScored = ({ type }: Pick<Question, 'type'>): boolean =>
  ['yes_no', 'rating', 'timing', 'choice', 'choices', 'measure'].includes(type)

export const scoredQuestions = (definition: QuestionnaireDefinition): Question[] =>
  definition.sections.flatMap((section) => section.questions)

export const allQuestions = (definition: QuestionnaireDefinition): Question[] => [
  ...scoredQuestions(definition),
  ...definition.unscored,
]

export const answerTo = (answers: readonly Answer[], questionKey: string): Answer | undefined =>
  answers.findLast((answer) => answer.questionKey === questionKey)

/** Whether a value fits the question's type. For completeness see `answerProblems`. */
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
    case 'choices':
      return isChosen(question, value)
    case 'photo':
      return false
    case 'receipt':
      return isReceipt(value)
    case 'signature':
      return typeof value === 'string' && value.length <= maximumSignatureLength && signaturePath.test(value)
    case 'place':
      return isPlace(value)
    case 'date':
      return typeof value === 'string' && isDay(value)
    case 'measure':
      return isMeasureValue(value)
  }
}

const isChosen = ({ options }: ChoicesQuestion, value: AnswerValue): value is readonly string[] =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((key) => options.some((option) => option.key === key))

export const partsOf = (value: AnswerValue): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null

const isReceipt = (value: AnswerValue): boolean => {
  const { total, at } = partsOf(value) ?? {}
  if (typeof at !== 'string' || !wallClock.test(at) || !isDay(at.slice(0, 10))) return false
  return Number.isInteger(total) && Number(total) > 0 && Number(total) <= maximumReceiptHalalas
}

const isPlace = (value: AnswerValue): boolean => {
  const { latitude, longitude, accuracy } = partsOf(value) ?? {}
  const within = (n: unknown, least: number, most: number) => typeof n === 'number' && n >= least && n <= most
  return within(latitude, -90, 90) && within(longitude, -180, 180) && within(accuracy, 0, 1_000_000)
}
const isWithin = ({ min, max, decimals }: NumberQuestion, value: number): boolean =>
  value >= min && value <= max && Number(value.toFixed(decimals)) === value

/** Whether an answer counts as given: not N/A, valid for its type, and for photo questions with at least one photo. */
export const isGiven = (question: Question, answer: Answer | undefined): answer is Answer => {
  if (answer === undefined || answer.notApplicable) return false
  if (question.type === 'photo') return answer.photos > 0
  return answer.value !== null && isValidValue(question, answer.value)
}

type Sheet = { questions: ReadonlyMap<string, Question>; answers: readonly Answer[] }

const holds = (condition: Condition, sheet: Sheet, trail: readonly string[]): boolean => {
  if ('and' in condition) return condition.and.every((part) => holds(part, sheet, trail))
  if ('or' in condition) return condition.or.some((part) => holds(part, sheet, trail))
  if ('not' in condition) return !holds(condition.not, sheet, trail)
  if ('always' in condition) return condition.always
  // why: branch and hour are resolved by `inCircumstances` at the start of a visit; without them all is shown
  if ('attribute' in condition || 'from' in condition) return true
  const asked = sheet.questions.get(condition.question)
  if (!asked || !shown(asked, sheet, trail)) return false
  const answer = answerTo(sheet.answers, asked.key)
  if (!isGiven(asked, answer)) return false
  // a measurement counts as a yes or no here: whether it stayed below the failing range
  const value = asked.type === 'measure' ? !isLow(asked, answer.value) : answer.value
  if ('is' in condition) return value === condition.is
  if ('isNot' in condition) return value !== condition.isNot
  if ('includes' in condition) return Array.isArray(answer.value) && answer.value.includes(condition.includes)
  if (typeof answer.value !== 'number') return false
  return 'atLeast' in condition ? answer.value >= condition.atLeast : answer.value <= condition.atMost
}

/** Ignores answers of hidden questions; a circle of conditions hides its questions. */
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

/** Returns a test of conditions against these answers. */
export const conditionsBy = (definition: QuestionnaireDefinition, answers: readonly Answer[]) => {
  const sheet = sheetOf(definition, answers)
  return (condition: Condition): boolean => holds(condition, sheet, [])
}

/** A 'no', a rating of 1 or 2, or a reading beyond the grey band: requires a comment with the observation, and a photo where one is asked for. */
export const isLow = (question: Question, value: AnswerValue): boolean =>
  (question.type === 'yes_no' && value === false) ||
  (question.type === 'rating' && typeof value === 'number' && value <= 2) ||
  (question.type === 'measure' && isMeasureValue(value) && bandOfMeasure(question, value) === 'beyond')

/** Low answers need a comment, and so do full marks (why: an unexplained 5 does not help the reader). */
export const needsComment = (question: Question, value: AnswerValue): boolean => {
  const rule = question.comment ?? 'usual'
  if (rule === 'none') return false
  if (rule === 'required' || isLow(question, value)) return true
  return rule === 'usual' && question.type === 'rating' && value === 5
}

export const needsPhoto = (question: Question, value: AnswerValue): boolean =>
  question.photo === 'required' ||
  question.type === 'receipt' ||
  (question.photo === 'on_fail' && isLow(question, value))

/** Question types that a photo can prove. Texts and numbers need one only where the questionnaire requires it. */
export const takesPhotos = (question: Question): boolean => {
  if (question.type === 'photo' || question.type === 'receipt') return true
  if (question.photo === 'never') return false
  return question.photo !== 'none' || isScored(question)
}
