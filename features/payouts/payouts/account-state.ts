/** Obstacles to a transfer, most severe first; `ready`: none. */
export const accountStates = ['blocked', 'missing', 'unverified', 'shared', 'changed', 'ready'] as const
export type AccountState = (typeof accountStates)[number]
