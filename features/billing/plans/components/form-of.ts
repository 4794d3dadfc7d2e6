import type { FormResult } from '#/domain/form-result.ts'

/** Result of the form that was sent, on a page with several forms. */
export const answerTo = (result: FormResult | undefined, sent: Record<string, string>): FormResult | undefined =>
  result && !result.ok && Object.entries(sent).every(([name, value]) => result.values[name] === value)
    ? result
    : undefined
