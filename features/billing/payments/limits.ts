/** Maximum size of the proof of a transfer. */
export const mostProofBytes = 10 * 1024 * 1024
/** Maximum age of a transfer in days. */
export const oldestTransferDays = 365
