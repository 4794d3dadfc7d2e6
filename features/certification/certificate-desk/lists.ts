export const branchShows = ['eligible', 'applied', 'nearly', 'at-risk'] as const
export type BranchShow = (typeof branchShows)[number]

export const applicationStates = ['waiting', 'issued', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const deskPageSize = 25
/** Maximum certificates issued in one step. */
export const mostAtOnce = 50

/** Public form for reporting the misuse of a certificate. */
export const misuseForm = 'certificate-misuse'
