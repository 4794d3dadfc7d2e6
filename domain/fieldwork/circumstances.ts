import {
  type Answer,
  type Condition,
  conditionsBy,
  type Question,
  type QuestionnaireDefinition,
} from '../questionnaire.ts'

/** Facts of a visit besides its answers: attributes of the branch, and the time of day in Riyadh, as 20:15. */
export type Circumstances = {
  attributes: Readonly<Record<string, boolean>>
  time: string
  /** Questions of done corrective actions that this visit asks besides; without a score. */
  again?: readonly Question[]
}

const isBetween = (time: string, from: string, until: string): boolean =>
  from <= until ? time >= from && time < until : time >= from || time < until

const settle = (condition: Condition, circumstances: Circumstances, wanted = true): Condition => {
  if ('and' in condition) return { and: condition.and.map((part) => settle(part, circumstances, wanted)) }
  if ('or' in condition) return { or: condition.or.map((part) => settle(part, circumstances, wanted)) }
  if ('not' in condition) return { not: settle(condition.not, circumstances, !wanted) }
  if ('attribute' in condition) {
    const known = circumstances.attributes[condition.attribute]
    // why: an unknown attribute never hides a question, negated or not
    return { always: known === undefined ? wanted : known === condition.is }
  }
  if ('from' in condition) return { always: isBetween(circumstances.time, condition.from, condition.until) }
  return condition
}

/**
 * Resolves a questionnaire for one visit: conditions on branch and hour are settled, those on answers stay, and a
 * section's condition moves to each of its questions.
 */
export const inCircumstances = (
  definition: QuestionnaireDefinition,
  circumstances: Circumstances,
): QuestionnaireDefinition => {
  const settled = <Q extends Question>(question: Q, outer?: Condition): Q => {
    const conditions = [outer, question.showIf].filter((condition) => condition !== undefined)
    if (conditions.length === 0) return question
    const [first, ...rest] = conditions.map((condition) => settle(condition, circumstances))
    return { ...question, showIf: rest.length === 0 ? first! : { and: [first!, ...rest] } }
  }
  return {
    ...definition,
    sections: definition.sections.map(({ showIf, ...section }) => ({
      ...section,
      questions: section.questions.map((question) => settled(question, showIf)),
    })),
    unscored: [...definition.unscored.map((question) => settled(question)), ...(circumstances.again ?? [])],
  }
}

/** Returns a test of conditions for one visit, by its circumstances (see `inCircumstances`) and answers. */
export function conditionsIn(
  definition: QuestionnaireDefinition,
  answers: readonly Answer[],
  circumstances: Circumstances,
): (condition: Condition) => boolean {
  const holds = conditionsBy(inCircumstances(definition, circumstances), answers)
  return (condition) => holds(settle(condition, circumstances))
}
