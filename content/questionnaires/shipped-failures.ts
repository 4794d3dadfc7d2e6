import { type Question, type QuestionnaireDefinition, scoredQuestions } from '#/domain/questionnaire.ts'
import { bas1 } from './bas-1.ts'
import { fsr1 } from './fsr-1.ts'
import { withFailures, type WrittenFailures } from './write-failures.ts'

const shipped = [...scoredQuestions(fsr1), ...scoredQuestions(bas1)]

const isSame = (one: Question, other: Question): boolean =>
  one.type === other.type && one.text.en === other.text.en && one.text.ar === other.text.ar

/** Failure texts for questions without one whose wording equals a shipped question. */
export function failuresFor(definition: QuestionnaireDefinition): WrittenFailures {
  const lacking = scoredQuestions(definition).filter(({ failure }) => failure === undefined)
  return Object.fromEntries(
    lacking.flatMap((question) => {
      const known = shipped.find((one) => isSame(one, question))
      if (!known?.failure) return []
      const partly = known.type === 'rating' && known.partly ? { partly: known.partly } : {}
      return [[question.key, { failure: known.failure, ...partly }]]
    }),
  )
}

/** A draft from before questions had failure sentences is opened with those that were written for its questions since. */
export const withShippedFailures = (definition: QuestionnaireDefinition): QuestionnaireDefinition => ({
  ...definition,
  sections: withFailures(definition.sections, failuresFor(definition)),
})
