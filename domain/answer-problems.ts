import { isMeasureValue } from './fieldwork/measure.ts'
import {
  type Answer,
  answerTo,
  isGiven,
  isLow,
  isValidValue,
  needsComment,
  needsPhoto,
  type Question,
  type QuestionnaireDefinition,
  visibleQuestions,
} from './questionnaire.ts'

/** Minimum length of a comment on a low answer, in characters. */
export const minimumCommentLength = 20

export const answerProblemNames = [
  'unanswered',
  'invalid_value',
  'too_few_words',
  'too_few_readings',
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
  if (question.type === 'photo') return question.required && !isGiven(question, answer) ? ['photo_required'] : []
  const blank = answer === undefined || answer.value === null || answer.value === ''
  if (blank) return question.required ? ['unanswered'] : []
  const { value } = answer
  if (!isValidValue(question, value)) return ['invalid_value']
  const problems: AnswerProblemName[] = []
  if (question.type === 'text' && typeof value === 'string' && wordCount(value) < (question.minWords ?? 0))
    problems.push('too_few_words')
  if (question.type === 'measure' && isMeasureValue(value) && value.readings.length < question.fewest)
    problems.push('too_few_readings')
  const length = characterCount(answer.comment)
  if (needsComment(question, value) && length === 0) problems.push('comment_required')
  else if (isLow(question, value) && needsComment(question, value) && length < minimumCommentLength)
    problems.push('comment_too_short')
  if (needsPhoto(question, value) && answer.photos < 1) problems.push('photo_required')
  return problems
}

/** Lists the problems that block handing in these answers, in the form's order. */
export const answerProblems = (definition: QuestionnaireDefinition, answers: readonly Answer[]): AnswerProblem[] =>
  visibleQuestions(definition, answers).flatMap((question) =>
    problemsOf(question, answerTo(answers, question.key)).map((problem) => ({ questionKey: question.key, problem })),
  )

/** An answer before its correction by an editor. */
export type Uncorrected = Pick<Answer, 'questionKey' | 'value' | 'notApplicable'>

/**
 * Lists the problems that block a release. All required answers were due at submission. A correction needs a comment
 * but no photo (none can be taken after the visit); questions that only a correction makes visible are not required.
 */
export function releaseProblems(
  definition: QuestionnaireDefinition,
  answers: readonly Answer[],
  uncorrected: readonly Uncorrected[],
): AnswerProblem[] {
  const before = new Map(uncorrected.map((answer) => [answer.questionKey, answer]))
  const handedIn = answers.map((answer) => ({ ...answer, ...before.get(answer.questionKey) }))
  const asked = new Set(visibleQuestions(definition, handedIn).map(({ key }) => key))
  return answerProblems(definition, answers).filter(({ questionKey, problem }) =>
    before.has(questionKey) ? problem !== 'photo_required' : asked.has(questionKey),
  )
}

/** Key of the unscored questions in a list of sections. */
export const unscoredSectionKey = 'unscored'
export type SectionProgress = { key: string; answered: number; total: number }

/** Progress of each section: visible required questions, and those with an answer or N/A. */
export const sectionProgress = (definition: QuestionnaireDefinition, answers: readonly Answer[]): SectionProgress[] => {
  const visible = new Set(visibleQuestions(definition, answers).map(({ key }) => key))
  const progress = (key: string, questions: readonly Question[]): SectionProgress => {
    const asked = questions.filter((question) => question.required && visible.has(question.key))
    const done = asked.filter((question) => {
      const answer = answerTo(answers, question.key)
      return (question.allowNotApplicable && answer?.notApplicable === true) || isGiven(question, answer)
    })
    return { key, answered: done.length, total: asked.length }
  }
  return [
    ...definition.sections.map((section) => progress(section.key, section.questions)),
    progress(unscoredSectionKey, definition.unscored),
  ]
}
