import type { Halalas } from '#/domain/money.ts'
import { type Answer, answerTo, type QuestionnaireDefinition, visibleQuestions } from '#/domain/questionnaire.ts'
import { totalAsked } from '#/features/fieldwork/evidence/visit-facts.ts'

/** What the shopper paid at the branch, as the report says it now; null when it does not say. The photo of a receipt outranks a number beside it. */
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
