import { z } from 'zod'

const content = z.string({ error: 'document-file' }).min(1, 'document-file').max(1_900_000, 'too-large')

/** Import of branches: check a file, then import what the check showed. */
export const branchImportForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('check'), content }),
  z
    .strictObject({
      intent: z.literal('apply'),
      content,
      seal: z.string().regex(/^[0-9a-f]{64}$/, 'unreadable'),
      invite: z.literal('on').optional(),
      language: z.enum(['en', 'ar']).optional(),
    })
    .transform(({ invite, language = 'ar', ...form }) => ({ ...form, invite: invite ? language : null })),
])
export type BranchImportInput = z.output<typeof branchImportForm>
