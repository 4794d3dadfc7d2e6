import type { FormResult } from '#/domain/form-result.ts'

export const isFormResult = (value: unknown): value is FormResult =>
  typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean'

/** Whether the problem of a field is the failure itself: a summary then names it once, with its link. */
export const isSaidByField = (answer: unknown): boolean =>
  isFormResult(answer) &&
  !answer.ok &&
  Object.values(answer.fields).some((key) => answer.problem?.code.split('.').at(-1) === key)
