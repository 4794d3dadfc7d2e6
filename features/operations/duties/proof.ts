import type { AttachmentRule } from '#/features/reporting/attachments/limits.ts'

/** The one file that proves a task: a photo or a PDF. */
export const proofFile: AttachmentRule = { most: 1, pdf: true }
