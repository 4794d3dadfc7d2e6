import {
  type AnswerValue,
  type ChoiceQuestion,
  type Failure,
  isScored,
  type Question,
  type QuestionnaireDefinition,
} from './questionnaire.ts'
import { scaleOf } from './answer-scales.ts'
import { scoreAnswer } from './score.ts'
import { degrees, type MeasureValue, readingText, worstReading } from './fieldwork/measure.ts'
import { isolate, type Lang, langs, type Text } from './text.ts'

/** Texts of an answer that lost points. `task` is null where none is written, as for a rating of 4. */
export type Told = { sentence: Text; task: Text | null }

/** Wording of findings: failure sentences, or the question in reports released before these existed. */
export type FindingsAs = 'failure' | 'question'

/** Options that earn at most this need a failure sentence. */
export const mostOfFailedOption = 0.5
export const mostFailureLength = 160

const notMet: Text = { en: 'Not met: {question}', ar: 'لم يتحقق: {question}' }
const notMetInTime: Text = {
  en: 'Not met: {question} ({minutes} min; the limit is {limit} min)',
  ar: 'لم يتحقق: {question} (بالدقائق: {minutes}، والحد {limit})',
}
const notMeasured: Text = {
  en: 'Not met: {question} (read {reading}; the limit is {limit})',
  ar: 'لم يتحقق: {question} (القراءة {reading}، والحد {limit})',
}
const putRight: Text = { en: 'Correct the finding: {question}', ar: 'معالجة الملاحظة: {question}' }

const filled = (text: Text, places: Readonly<Record<string, Text>>): Text => {
  const inLang = (lang: Lang) =>
    text[lang].replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = places[name]?.[lang]
      return value === undefined ? whole : lang === 'ar' && name !== 'question' ? isolate(value) : value
    })
  return { en: inLang('en'), ar: inLang('ar') }
}

const number = (n: number): Text => ({ en: String(n), ar: String(n) })
/** Removes the full stop; the surrounding text adds its own punctuation. */
const withoutStop = ({ en, ar }: Text): Text => ({ en: en.replace(/[.\s]+$/, ''), ar: ar.replace(/[.\s]+$/, '') })
const isWritten = ({ en, ar }: Text): boolean => en.trim() !== '' && ar.trim() !== ''

const withDegrees = (n: number): Text => ({
  en: `${readingText(n)} ${degrees.en}`,
  ar: `${readingText(n)} ${degrees.ar}`,
})

/** Values of the placeholders in a question's failure sentence. */
function placesOf(question: Question, value: AnswerValue): Readonly<Record<string, Text>> {
  if (question.type === 'timing') return { minutes: number(Number(value)), limit: number(question.limits[0]) }
  if (question.type !== 'measure') return {}
  const worst = worstReading(question, (value as MeasureValue).readings)
  return { reading: withDegrees(worst?.value ?? question.limit), limit: withDegrees(question.limit) }
}

/** Names of the placeholders that a failure sentence of this question may hold. */
export const failurePlaces = ({ type }: Pick<Question, 'type'>): readonly string[] =>
  type === 'timing' ? ['minutes', 'limit'] : type === 'measure' ? ['reading', 'limit'] : []

const plainSentence = ({ type }: Pick<Question, 'type'>): Text =>
  type === 'timing' ? notMetInTime : type === 'measure' ? notMeasured : notMet

const optionOf = ({ options }: ChoiceQuestion, value: AnswerValue) => options.find(({ key }) => key === value)

/** Uses the questionnaire's own text for answers that lost little. */
function ownWords(question: Question, value: AnswerValue): Text | null {
  if (question.type === 'rating' && value === 4) return withQuestion(question, question.steps[3])
  const option = question.type === 'choice' ? optionOf(question, value) : undefined
  return option && option.value > mostOfFailedOption ? withQuestion(question, option.text) : null
}

/** The label of a ready scale, such as 'Very good', says nothing without its question. */
const withQuestion = (question: Question, label: Text): Text =>
  scaleOf(question) && isWritten(label)
    ? { en: `${question.text.en} ${label.en}`, ar: `${question.text.ar} ${label.ar}` }
    : label

function writtenFor(question: Question, value: AnswerValue): Failure | undefined {
  if (question.type === 'rating' && value === 3) return question.partly
  return question.type === 'choice' ? optionOf(question, value)?.failure : question.failure
}

/**
 * Texts of an answer: the only source of titles, alerts, summaries and proposals, so that no page shows the question's
 * wording for its failure. Null for an answer that lost nothing.
 */
export function toldOf(question: Question, value: AnswerValue): Told | null {
  const earned = scoreAnswer(question, value)
  if (earned === null || earned >= 1) return null
  const own = ownWords(question, value)
  if (own && isWritten(own)) return { sentence: withoutStop(own), task: null }
  const written = writtenFor(question, value)
  const places = { question: withoutStop(question.text), ...placesOf(question, value) }
  const plain = plainSentence(question)
  return {
    sentence: filled(written && isWritten(written.sentence) ? withoutStop(written.sentence) : plain, places),
    task: filled(written && isWritten(written.task) ? withoutStop(written.task) : putRight, places),
  }
}

const worstAnswer = (question: Question): AnswerValue => {
  if (question.type === 'yes_no') return false
  if (question.type === 'rating') return 1
  if (question.type === 'choices') return []
  return question.type === 'choice' ? (question.options.toSorted((a, b) => a.value - b.value)[0]?.key ?? null) : null
}

/** Texts of a failed answer, also after its correction: an alert that was sent keeps its sentence. */
export function failureTold(question: Question, value: AnswerValue): Told {
  const told = toldOf(question, value) ?? toldOf(question, worstAnswer(question))
  const places = { question: withoutStop(question.text) }
  return told ?? { sentence: filled(notMet, places), task: filled(putRight, places) }
}

/** Failures that a question needs before publication, by part of the question. */
export function neededFailures(question: Question): { part: string; failure: Failure | undefined }[] {
  if (!isScored(question)) return []
  if (question.type === 'choice')
    return question.options.flatMap(({ value, failure }, index) =>
      value <= mostOfFailedOption ? [{ part: `options.${index}`, failure }] : [],
    )
  const whole = { part: 'failure', failure: question.failure }
  return question.type === 'rating' ? [whole, { part: 'partly', failure: question.partly }] : [whole]
}

/** Finds sentences that repeat the question or have a placeholder without a value. */
export function failureFaults(
  question: Question,
  { sentence, task }: Failure,
): ('failure-repeats' | 'failure-place')[] {
  const places = failurePlaces(question)
  const plain = (text: string) =>
    text
      .trim()
      .replace(/[.\s]+$/, '')
      .toLowerCase()
  const repeats = langs.some(
    (lang) => sentence[lang].trim() !== '' && plain(sentence[lang]) === plain(question.text[lang]),
  )
  const unfilled = [sentence, task].some((text) =>
    langs.some((lang) => [...text[lang].matchAll(/\{(\w*)\}/g)].some(([, name]) => !places.includes(name!))),
  )
  return [...(repeats ? (['failure-repeats'] as const) : []), ...(unfilled ? (['failure-place'] as const) : [])]
}

const withoutPart = <T extends object>(value: T, parts: readonly string[]): T =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !parts.includes(name))) as T

const asked = (question: Question): Question => {
  const rest = withoutPart(question, ['failure', 'partly'])
  return 'options' in rest ? { ...rest, options: rest.options.map((option) => withoutPart(option, ['failure'])) } : rest
}

/** Removes failure sentences and tasks, which the shopper must not see. */
export const asAsked = (definition: QuestionnaireDefinition): QuestionnaireDefinition => ({
  ...definition,
  sections: definition.sections.map((section) => ({ ...section, questions: section.questions.map(asked) })),
  unscored: definition.unscored.map(asked),
})
