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

/** What a shopper may say when handing a visit back. */
export const handBackCauses = [
  'ill',
  'transport',
  'schedule',
  'conflict',
  'branch_closed',
  'other',
] as const satisfies readonly VisitLossCause[]
export type HandBackCause = (typeof handBackCauses)[number]

/** What the office may say when it takes one back. */
export const takeBackCauses = [
  'staff',
  'client_cancelled',
  'branch_closed',
] as const satisfies readonly VisitLossCause[]
export type TakeBackCause = (typeof takeBackCauses)[number]

/**
 * Whether losing the visit counts against the shopper. What the client, the branch or the office caused never does; nor does a
 * conflict of interest that the shopper has declared, or honesty would cost them.
 */
export const countsAgainstShopper = (cause: VisitLossCause, hasDeclared: boolean): boolean => {
  if (cause === 'client_cancelled' || cause === 'staff' || cause === 'branch_closed') return false
  return cause !== 'conflict' || !hasDeclared
}
