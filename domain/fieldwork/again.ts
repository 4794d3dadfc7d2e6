import { allQuestions, isScored, type Question, type QuestionnaireDefinition } from '../questionnaire.ts'

/** Most questions of done corrective actions that one visit asks besides its own. */
export const mostAgain = 5

const prefix = 'again-'
const keyPattern = /^again-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

/** Key of the question of an action, as asked again. */
export const againKey = (actionId: string): string => `${prefix}${actionId.replaceAll('-', '').toLowerCase()}`

/** Action that a question asks about again; null for every other question. */
export const actionAskedAgain = (questionKey: string): string | null =>
  keyPattern.exec(questionKey)?.slice(1).join('-') ?? null

/** A question of a done action, with the code of its questionnaire. */
export type Earlier = { actionId: string; code: string; question: Question }

/**
 * Questions that a visit asks besides its own: those of done actions that its questionnaire lacks. Without points, never
 * critical and without an alert. A shopper has no thermometer, so measurements are left out unless `isAsked` takes them.
 */
export function questionsAgain(
  definition: QuestionnaireDefinition,
  earlier: readonly Earlier[],
  isAsked: (question: Question) => boolean = (question) => isScored(question) && question.type !== 'measure',
): Question[] {
  const own = new Set(allQuestions(definition).map(({ key }) => key))
  return earlier
    .filter(({ code, question }) => code !== definition.code || !own.has(question.key))
    .filter(({ question }) => isAsked(question))
    .slice(0, mostAgain)
    .map(({ actionId, question }) => asAgain(actionId, question))
}

function asAgain(actionId: string, question: Question): Question {
  const { showIf: _condition, bonus: _bonus, bank: _bank, actionPhoto: _photo, ...kept } = question
  const flags = { weight: 0, required: true, allowNotApplicable: true, critical: false, major: false }
  return { ...kept, ...flags, key: againKey(actionId) }
}
