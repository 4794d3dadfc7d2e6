/** What may be attached: how many files in all, and whether PDFs are among them. */
export type AttachmentRule = { most: number; pdf: boolean }
export const disputeFiles: AttachmentRule = { most: 5, pdf: true }
export const actionPhotos: AttachmentRule = { most: 10, pdf: false }
/** Maximum size of one file, and of all that are sent at once, in bytes. */
export const mostFileBytes = 10 * 1024 * 1024
export const mostSentBytes = 20 * 1024 * 1024
