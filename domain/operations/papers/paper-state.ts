/** States of a stored paper; a missing one has no row. */
export const paperStates = ['expired', 'late', 'expiring', 'renewing', 'rejected', 'valid', 'replaced'] as const
export type PaperState = (typeof paperStates)[number]
