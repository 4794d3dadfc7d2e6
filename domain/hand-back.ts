export const visitLossCauses = [
  'ill',
  'transport',
  'schedule',
  'conflict',
  'branch_closed',
  'other',
  'no_show',
  'client_cancelled',
  'staff',
] as const
export type VisitLossCause = (typeof visitLossCauses)[number]

/** Causes a shopper may choose when handing a visit back. */
export const handBackCauses = [
  'ill',
  'transport',
  'schedule',
  'conflict',
  'branch_closed',
  'other',
] as const satisfies readonly VisitLossCause[]
export type HandBackCause = (typeof handBackCauses)[number]

/** Causes the office may choose when withdrawing a visit. */
export const takeBackCauses = [
  'staff',
  'client_cancelled',
  'branch_closed',
] as const satisfies readonly VisitLossCause[]
export type TakeBackCause = (typeof takeBackCauses)[number]

/**
 * Whether losing the visit counts against the shopper. Never for causes of the client, the branch or the office, nor
 * for a declared conflict of interest (why: honesty must not cost anything).
 */
export const countsAgainstShopper = (cause: VisitLossCause, hasDeclared: boolean): boolean => {
  if (cause === 'client_cancelled' || cause === 'staff' || cause === 'branch_closed') return false
  return cause !== 'conflict' || !hasDeclared
}
