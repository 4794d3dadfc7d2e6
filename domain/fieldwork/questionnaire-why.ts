import { type Circumstances, conditionsIn } from './circumstances.ts'
import { type Answer, type Condition, type Question, type QuestionnaireDefinition } from '../questionnaire.ts'
import { isStatement, type Statement } from './questionnaire-rule.ts'

/** A statement of a condition and its result; `not`: negated. */
export type Verdict = { statement: Statement; not: boolean; holds: boolean }
/** A condition of the question or its section, with the result of each statement. */
export type Reason = {
  from: 'section' | 'question'
  condition: Condition
  holds: boolean
  verdicts: readonly Verdict[]
}
export type Why = { question: Question; section: string | null; shown: boolean; reasons: readonly Reason[] }

/**
 * Explains the visibility of each question in this visit: every condition with its statements, in the order of the
 * form.
 */
export function whyShown(
  definition: QuestionnaireDefinition,
  answers: readonly Answer[],
  circumstances: Circumstances,
): Why[] {
  const holds = conditionsIn(definition, answers, circumstances)
  const verdicts = (condition: Condition, not: boolean): Verdict[] => {
    if (isStatement(condition)) {
      const unsaid = 'attribute' in condition && circumstances.attributes[condition.attribute] === undefined
      return [{ statement: condition, not, holds: unsaid || holds(condition) !== not }]
    }
    if ('and' in condition) return condition.and.flatMap((part) => verdicts(part, not))
    if ('or' in condition) return condition.or.flatMap((part) => verdicts(part, not))
    return 'not' in condition ? verdicts(condition.not, !not) : []
  }
  const reason = (from: Reason['from'], condition: Condition | undefined): Reason[] =>
    condition ? [{ from, condition, holds: holds(condition), verdicts: verdicts(condition, false) }] : []
  const why = (question: Question, section: string | null, outer?: Condition): Why => {
    const reasons = [...reason('section', outer), ...reason('question', question.showIf)]
    return { question, section, shown: reasons.every((one) => one.holds), reasons }
  }
  return [
    ...definition.sections.flatMap(({ key, showIf, questions }) => questions.map((one) => why(one, key, showIf))),
    ...definition.unscored.map((one) => why(one, null)),
  ]
}
