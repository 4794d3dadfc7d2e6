export const authorityStates = ['waiting', 'rejected', 'warned', 'cleared', 'reported'] as const
export type AuthorityState = (typeof authorityStates)[number]
