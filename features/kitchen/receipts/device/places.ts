/** Where a device keeps a delivery: of an order, or without one of a branch. */
export const placeOfOrder = (orderId: string): string => `receive:${orderId}`
export const placeOfBranch = (branchId: string): string => `receive:branch:${branchId}`
