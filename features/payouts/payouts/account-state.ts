/** Why nothing can be sent to somebody at this moment, the gravest first; `ready`: it can. */
export const accountStates = ['blocked', 'missing', 'unverified', 'shared', 'changed', 'ready'] as const
export type AccountState = (typeof accountStates)[number]
