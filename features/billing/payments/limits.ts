/** The picture or paper that shows a transfer. */
export const mostProofBytes = 10 * 1024 * 1024
/** So many days back a transfer may have been made. */
export const oldestTransferDays = 365
