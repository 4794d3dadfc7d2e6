import { awaitsConfirmation, type CorrectiveActionStatus } from '#/domain/corrective-action.ts'
import { type Earlier, questionsAgain } from '#/domain/fieldwork/again.ts'
import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { Text } from '#/domain/text.ts'
import { auditTypes } from './answers.ts'

/** The last action on a question of operations audits at a branch, own ones and those bought from us. */
export type BeforeAudit = {
  actionId: string
  /** Of the questionnaire with the question. */
  code: string
  questionKey: string
  status: CorrectiveActionStatus
  verification: string | null
  /** ISO; null: never done. */
  doneAt: string | null
  /** Null: the question is not in that version any more. */
  question: Question | null
}

/** Questions of the audit itself whose last action was reported as done and waits for a confirmation. */
export const declaredKeys = (definition: QuestionnaireDefinition, before: readonly BeforeAudit[]): string[] =>
  before
    .filter((action) => action.code === definition.code && action.doneAt !== null && awaitsConfirmation(action))
    .map(({ questionKey }) => questionKey)

/**
 * Questions that an audit asks besides its own: of done actions that its questionnaire lacks, or of the `chosen` ones that
 * a phone had taken along. An auditor has a thermometer, so measurements are asked too.
 */
export function auditQuestionsAgain(
  definition: QuestionnaireDefinition,
  before: readonly BeforeAudit[],
  chosen: readonly string[] | null = null,
): Question[] {
  const asked = before.flatMap(({ question, ...action }): Earlier[] => {
    const isAsked = chosen === null ? awaitsConfirmation(action) : chosen.includes(action.actionId)
    return question && isAsked ? [{ actionId: action.actionId, code: action.code, question }] : []
  })
  return questionsAgain(definition, asked, ({ type }) => auditTypes.includes(type))
}

export const againSection = 'again'

/** The questionnaire as the audit asks it: with a last section, without points, of the questions asked again. */
export const withAgain = (
  definition: QuestionnaireDefinition,
  again: readonly Question[],
  title: Text,
): QuestionnaireDefinition =>
  again.length === 0
    ? definition
    : { ...definition, sections: [...definition.sections, { key: againSection, title, weight: 0, questions: again }] }
