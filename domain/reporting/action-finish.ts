import type { Priority } from '../corrective-action.ts'

/** Classes of causes. */
export const causeClasses = ['training', 'method', 'equipment', 'supplier', 'premises', 'staffing', 'other'] as const
export type CauseClass = (typeof causeClasses)[number]

/** Each line of a root cause answers one more "why". */
export const mostWhys = 5
export const whysOf = (rootCause: string): string[] =>
  rootCause
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What the rules of finishing depend on. */
export type Finishing = { priority: Priority; isRepeat: boolean }
export type FinishText = { rootCause: string; causeClass: CauseClass | null; doneNote: string; prevention: string }

/** Whether the class of the cause, what was done and what prevents it have to be said. */
export const needsCause = ({ priority, isRepeat }: Finishing): boolean =>
  isRepeat || priority === 'critical' || priority === 'high'

/** Whether a photo has to prove it. `demanded`: by the question that failed. */
export const needsProof = ({ priority, demanded }: { priority: Priority; demanded: boolean }): boolean =>
  demanded || priority === 'critical' || priority === 'high'

export type FinishField = 'causeClass' | 'rootCause' | 'note' | 'prevention'

/** Problems of a finished action's texts by field, as keys of messages/forms.ts; empty: none. */
export function finishProblems(of: Finishing, text: FinishText): Partial<Record<FinishField, string>> {
  const whys = whysOf(text.rootCause).length
  const full = needsCause(of)
  return {
    ...(full && text.causeClass === null ? { causeClass: 'cause-class' } : {}),
    ...(whys === 0 ? { rootCause: 'root-cause' } : whys > mostWhys ? { rootCause: 'root-cause-lines' } : {}),
    ...(full && !text.doneNote.trim() ? { note: 'action-done' } : {}),
    ...(full && !text.prevention.trim() ? { prevention: 'action-prevention' } : {}),
  }
}
