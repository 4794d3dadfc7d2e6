import { z } from 'zod'
import { isSlug } from '#/domain/page-slug.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'

const slug = z
  .string()
  .trim()
  .transform((text) => text.replace(/^\//, '').toLowerCase())
  .refine(isSlug, 'page-address')
const title = z.string().trim().max(120, 'too-long')
const version = z.coerce.number().int().min(1)

/** Dialog for a new page. */
export const newPageForm = z
  .strictObject({ titleEn: title, titleAr: title, slug, copyOf: z.union([z.literal(''), z.uuid()]) })
  .refine(({ titleEn, titleAr }) => titleEn !== '' || titleAr !== '', { path: ['titleEn'], message: 'page-title' })

/** Whole content as one JSON text, because blocks are nested. */
const content = z.string().transform((text, issues): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    issues.addIssue({ code: 'custom', message: 'unreadable' })
    return z.NEVER
  }
})

/** Steps of a page in its editor. */
export const editorForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), version, content }),
  z.strictObject({ intent: z.literal('save-copy'), slug, content }),
  z.strictObject({ intent: z.literal('address'), version, slug }),
  z.strictObject({ intent: z.literal('publish'), version, note: z.string().trim().max(300, 'too-long').default('') }),
  z.strictObject({
    intent: z.literal('schedule'),
    version,
    at: z.string().transform((text, issues): Date => {
      const at = fromRiyadh(text)
      if (!at) issues.addIssue({ code: 'custom', message: 'page-time' })
      return at ?? z.NEVER
    }),
  }),
  z.strictObject({ intent: z.literal('unschedule'), version }),
  z.strictObject({ intent: z.literal('unpublish'), version }),
  z.strictObject({ intent: z.literal('roll-back'), version, revisionId: z.uuid() }),
  z.strictObject({ intent: z.literal('delete'), version }),
])
export type EditorStep = z.output<typeof editorForm>
