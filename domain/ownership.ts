/** Hours that a transfer of a company waits, so that every owner can withdraw it. */
export const transferHours = 72

/** Events of a transfer that its people are told. */
export const transferOutcomes = ['started', 'accepted', 'declined', 'withdrawn', 'expired', 'done'] as const
export type TransferOutcome = (typeof transferOutcomes)[number]
