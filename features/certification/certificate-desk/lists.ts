/** Tabs of the register: all, or one state. */
export const registerStates = ['all', 'valid', 'expires-soon', 'suspended', 'expired', 'revoked'] as const
export type RegisterState = (typeof registerStates)[number]

export const registerSorts = ['issued', 'expires', 'holder', 'level', 'number'] as const
export type RegisterSort = (typeof registerSorts)[number]

/** Days until expiry. */
export const endingWithin = [30, 60, 90] as const
export type EndingWithin = (typeof endingWithin)[number]

export const branchShows = ['eligible', 'applied', 'nearly', 'at-risk'] as const
export type BranchShow = (typeof branchShows)[number]

export const applicationStates = ['waiting', 'issued', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const deskPageSize = 25
/** Maximum certificates issued in one step. */
export const mostAtOnce = 50

/** Public form for reporting the misuse of a certificate. */
export const misuseForm = 'certificate-misuse'
