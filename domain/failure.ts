import {
  type AnswerValue,
  type ChoiceQuestion,
  type Failure,
  isScored,
  type Question,
  type QuestionnaireDefinition,
} from './questionnaire.ts'
import { scoreAnswer } from './score.ts'
import { isolate, type Lang, langs, type Text } from './text.ts'

/** What is told of an answer that lost points. `task` is null where nothing was written to do about it, as for a rating of 4. */
export type Told = { sentence: Text; task: Text | null }

/** How findings are told: by their failure sentence; by the question in what was released before there were any. */
export type FindingsAs = 'failure' | 'question'

/** An option that earns no more than this says what went wrong. */
export const mostOfFailedOption = 0.5
export const mostFailureLength = 160

const notMet: Text = { en: 'Not met: {question}', ar: 'لم يتحقق: {question}' }
const notMetInTime: Text = {
  en: 'Not met: {question} ({minutes} min; the limit is {limit} min)',
  ar: 'لم يتحقق: {question} (بالدقائق: {minutes}، والحد {limit})',
}
const putRight: Text = { en: 'Correct what was not met: {question}', ar: 'معالجة ما لم يتحقق: {question}' }

const filled = (text: Text, places: Readonly<Record<string, Text>>): Text => {
  const inLang = (lang: Lang) =>
    text[lang].replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = places[name]?.[lang]
      return value === undefined ? whole : lang === 'ar' && name !== 'question' ? isolate(value) : value
    })
  return { en: inLang('en'), ar: inLang('ar') }
}

const number = (n: number): Text => ({ en: String(n), ar: String(n) })
/** The sentence is followed by the punctuation of other texts, so it has none of its own. */
const withoutStop = ({ en, ar }: Text): Text => ({ en: en.replace(/[.\s]+$/, ''), ar: ar.replace(/[.\s]+$/, '') })
const isWritten = ({ en, ar }: Text): boolean => en.trim() !== '' && ar.trim() !== ''

const optionOf = ({ options }: ChoiceQuestion, value: AnswerValue) => options.find(({ key }) => key === value)

/** An answer that lost little is told by the words of the questionnaire for that very answer. */
function ownWords(question: Question, value: AnswerValue): Text | null {
  if (question.type === 'rating' && value === 4) return question.steps[3]
  const option = question.type === 'choice' ? optionOf(question, value) : undefined
  return option && option.value > mostOfFailedOption ? option.text : null
}

function writtenFor(question: Question, value: AnswerValue): Failure | undefined {
  if (question.type === 'rating' && value === 3) return question.partly
  return question.type === 'choice' ? optionOf(question, value)?.failure : question.failure
}

/**
 * What is told of an answer: the only source of titles, alerts, summaries and proposals, so that no page says the question's own
 * wording of what failed. Null for an answer that lost nothing.
 */
export function toldOf(question: Question, value: AnswerValue): Told | null {
  const earned = scoreAnswer(question, value)
  if (earned === null || earned >= 1) return null
  const own = ownWords(question, value)
  if (own && isWritten(own)) return { sentence: withoutStop(own), task: null }
  const written = writtenFor(question, value)
  const places = {
    question: withoutStop(question.text),
    ...(question.type === 'timing' ? { minutes: number(Number(value)), limit: number(question.limits[0]) } : {}),
  }
  const plain = question.type === 'timing' ? notMetInTime : notMet
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

/** What is told of an answer that failed, also after it was corrected: an alert that was sent keeps its sentence. */
export function failureTold(question: Question, value: AnswerValue): Told {
  const told = toldOf(question, value) ?? toldOf(question, worstAnswer(question))
  const places = { question: withoutStop(question.text) }
  return told ?? { sentence: filled(notMet, places), task: filled(putRight, places) }
}

/** The failures that a question must have before it is published, by their part of the question. */
export function neededFailures(question: Question): { part: string; failure: Failure | undefined }[] {
  if (!isScored(question)) return []
  if (question.type === 'choice')
    return question.options.flatMap(({ value, failure }, index) =>
      value <= mostOfFailedOption ? [{ part: `options.${index}`, failure }] : [],
    )
  const whole = { part: 'failure', failure: question.failure }
  return question.type === 'rating' ? [whole, { part: 'partly', failure: question.partly }] : [whole]
}

/** Whether a sentence says no more than the question, or holds a place that the answer does not fill. */
export function failureFaults(
  question: Question,
  { sentence, task }: Failure,
): ('failure-repeats' | 'failure-place')[] {
  const places = question.type === 'timing' ? ['minutes', 'limit'] : []
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

/** A questionnaire as it is asked: the shopper is not told what a low answer will report and what is done about it. */
export const asAsked = (definition: QuestionnaireDefinition): QuestionnaireDefinition => ({
  ...definition,
  sections: definition.sections.map((section) => ({ ...section, questions: section.questions.map(asked) })),
  unscored: definition.unscored.map(asked),
})
