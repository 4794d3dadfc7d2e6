/** Mutual exclusion of a shopper and a client, requested by either. */
export const blockKinds = ['blocked_by_client', 'blocked_client'] as const
export type BlockKind = (typeof blockKinds)[number]
