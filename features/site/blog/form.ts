import { z } from 'zod'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { longestSlug, slugShape } from './post.ts'

const version = z.coerce.number().int().min(1)
const address = z.string().trim().toLowerCase().max(longestSlug, 'too-long').regex(slugShape, 'slug')
const name = z.string().trim().min(1, 'topic-name').max(80, 'too-long')

/** Steps of the article list: create an article, add or rename a topic. */
export const postListForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('create'), clientKey: z.uuid() }),
  z.strictObject({
    intent: z.literal('topic'),
    id: z.uuid(),
    /** Default: made from the English name. */
    slug: z.union([z.literal(''), address]),
    nameEn: name,
    nameAr: name,
  }),
])

/** Steps of an article besides editing. */
export const stepForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('publish'), version }),
  z.strictObject({
    intent: z.literal('schedule'),
    version,
    at: z.string().transform((typed, context) => {
      const at = fromRiyadh(typed)
      if (at) return at
      context.addIssue({ code: 'custom', message: 'publish-time' })
      return z.NEVER
    }),
  }),
  z.strictObject({ intent: z.literal('unschedule'), version }),
  z.strictObject({ intent: z.literal('unpublish'), version }),
  z.strictObject({ intent: z.literal('delete'), version }),
  z.strictObject({ intent: z.literal('copy'), clientKey: z.uuid() }),
])
export type Step = z.output<typeof stepForm>

/** Save of the editor, as JSON because bilingual texts are long. */
export const draftSave = z.strictObject({
  version,
  slug: z.string().max(200),
  content: z.unknown(),
})
/** A draft that could not be saved, as a new article. */
export const draftCopy = z.strictObject({ newId: z.uuid(), content: z.unknown() })
