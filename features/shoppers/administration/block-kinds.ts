/** A shopper and a client keep away from each other: at the client's wish, or at the shopper's. */
export const blockKinds = ['blocked_by_client', 'blocked_client'] as const
export type BlockKind = (typeof blockKinds)[number]
