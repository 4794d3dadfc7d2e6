import type { FormResult } from '#/domain/form-result.ts'

/** Of several forms on a page the one that was sent shows what became of it. */
export const answerTo = (result: FormResult | undefined, sent: Record<string, string>): FormResult | undefined =>
  result && !result.ok && Object.entries(sent).every(([name, value]) => result.values[name] === value)
    ? result
    : undefined
