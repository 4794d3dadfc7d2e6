/** So many of a shopper's own payouts stand on one page. */
export const ownPageSize = 25
