import type { FormResult } from '#/domain/form-result.ts'

/** The page has a form per visit: returns the refusal of the submitted one. */
export function refusalFor(result: FormResult | undefined, intent: string, id: string): FormResult | undefined {
  if (!result || result.ok) return undefined
  const { values } = result
  const isMine = values['intent'] === intent && (values['offerId'] === id || values['requestId'] === id)
  return isMine ? { ...result, problem: null } : undefined
}
