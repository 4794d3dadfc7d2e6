/** Payouts per page of the shopper's own list. */
export const ownPageSize = 25
