import { releaseProblems, type Uncorrected } from '../answer-problems.ts'
import type { Answer, Question, QuestionnaireDefinition } from '../questionnaire.ts'

type Rescored = { answers: readonly Answer[]; uncorrected: readonly Uncorrected[] }

/**
 * Whether a report that was answered by one version can be scored by another: both ask the same questions under the
 * same conditions, and the other one finds no answer, comment or photo missing that the first did not. Weights, limits,
 * values of options, critical and major marks, and texts may differ.
 */
export const canRescore = (
  before: QuestionnaireDefinition,
  after: QuestionnaireDefinition,
  { answers, uncorrected }: Rescored,
): boolean => {
  if (asked(before) !== asked(after)) return false
  const known = new Set(releaseProblems(before, answers, uncorrected).map(nameOf))
  return releaseProblems(after, answers, uncorrected).every((problem) => known.has(nameOf(problem)))
}

const nameOf = ({ questionKey, problem }: { questionKey: string; problem: string }) => `${questionKey} ${problem}`

/** What a version asks, as text that is equal for two versions that ask the same. */
const asked = ({ evaluationType, sections, unscored }: QuestionnaireDefinition): string => {
  const questions = [
    ...sections.flatMap((section) =>
      section.questions.map((question) => ({ ...part(question), hidden: section.showIf ?? null, scored: true })),
    ),
    ...unscored.map((question) => ({ ...part(question), hidden: null, scored: false })),
  ]
  return JSON.stringify([evaluationType, questions.toSorted((a, b) => (a.key < b.key ? -1 : 1))])
}

const part = (question: Question) => ({
  key: question.key,
  type: question.type,
  required: question.required,
  allowNotApplicable: question.allowNotApplicable,
  showIf: question.showIf ?? null,
  options: 'options' in question ? question.options.map(({ key }) => key).toSorted() : null,
  range: question.type === 'number' ? [question.min, question.max, question.decimals] : null,
})
