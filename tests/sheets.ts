import { type Answer, type AnswerValue, type QuestionnaireDefinition, scoredQuestions } from '#/domain/questionnaire.ts'

/** An answer without comment or photo. */
export const answer = (questionKey: string, value: AnswerValue, notApplicable = false): Answer => ({
  questionKey,
  value: notApplicable ? null : value,
  notApplicable,
  naReason: '',
  comment: '',
  photos: 0,
})

/** Answers of a faultless visit, with overrides. */
export const fullMarks = (
  definition: QuestionnaireDefinition,
  values: Readonly<Record<string, AnswerValue>> = {},
): Answer[] =>
  scoredQuestions(definition).map(({ key, type }) =>
    answer(key, key in values ? values[key]! : type === 'rating' ? 5 : type === 'timing' ? 1 : true),
  )
