import type { Halalas } from '#/domain/money.ts'
import { type Answer, answerTo, type QuestionnaireDefinition, visibleQuestions } from '#/domain/questionnaire.ts'
import { totalAsked } from '#/features/fieldwork/evidence/visit-facts.ts'

/**
 * Amount on the receipt by the current answers of the report; null when it has none. The photo of a receipt takes
 * precedence over a separate number.
 */
export function receiptTotal(definition: QuestionnaireDefinition, answers: readonly Answer[]): Halalas | null {
  const asked = visibleQuestions(definition, answers)
  const valueOf = (key: string | undefined): unknown => {
    const given = key === undefined ? undefined : answerTo(answers, key)
    return given && !given.notApplicable ? given.value : undefined
  }
  const receipt = valueOf(asked.find(({ type }) => type === 'receipt')?.key)
  if (typeof receipt === 'object' && receipt !== null && 'total' in receipt && typeof receipt.total === 'number')
    return receipt.total
  const stated = valueOf(totalAsked(asked)?.key)
  return typeof stated === 'number' && stated >= 0 ? Math.round(stated * 100) : null
}
