import { z } from 'zod'
import { priorities } from '#/domain/corrective-action.ts'
import { isPaperKind } from '#/domain/reporting/action-source.ts'
import { actionFields } from '../form.ts'

const record = z
  .uuid('unreadable')
  .or(z.literal(''))
  .default('')
  .transform((id) => id || null)

/** An action of a member, with the guest review or the document that it comes from. Photos travel beside the fields. */
export const newActionForm = z.strictObject({
  clientKey: z.uuid('unreadable'),
  branchId: z.uuid('paper-branch'),
  ...actionFields,
  priority: z.enum(priorities, 'unreadable'),
  reviewId: record,
  paperId: record,
  paperKind: z
    .string()
    .max(41, 'unreadable')
    .default('')
    .transform((code) => code || null)
    .refine((code) => code === null || isPaperKind(code), 'unreadable'),
  file: z.unknown().optional(),
})
