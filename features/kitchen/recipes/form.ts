import { z } from 'zod'
import { hasArabic } from '#/domain/branch-names.ts'
import { latinDigits } from '#/domain/digits.ts'
import { recipeKinds } from '#/domain/kitchen/book.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { beforeField } from '#/features/core/lists/undo-field.ts'
import { mostAtOnce } from './list.ts'
import { draftSchema } from './draft.ts'

const name = z
  .string()
  .trim()
  .max(120, 'too-long')
  .default('')
  .transform((text) => text || null)

const category = z
  .string()
  .max(200, 'too-long')
  .default('')
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .refine((text) => text.length <= 60, 'too-long')
  .transform((text) => text || null)

export const newRecipeForm = z
  .strictObject({
    clientKey: z.uuid('unreadable'),
    kind: z.enum(recipeKinds, 'unreadable'),
    nameEn: name.refine((text) => text === null || !hasArabic(text), 'kitchen-name-en'),
    nameAr: name.refine((text) => text === null || hasArabic(text), 'kitchen-name-ar'),
    category,
  })
  .superRefine((given, context) => {
    if (given.nameEn === null && given.nameAr === null)
      context.addIssue({ code: 'custom', path: ['nameEn'], message: 'kitchen-name', input: given })
  })
  .transform(({ clientKey, ...given }) => ({ id: clientKey, ...given }))

const pastNames = z
  .string()
  .max(mostAtOnce * 130)
  .transform((text, context): string[] => {
    const read = z.array(z.string().max(60)).max(mostAtOnce).safeParse(jsonIn(text))
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message: 'unreadable' })
    return z.NEVER
  })
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const ids = z
  .union([z.uuid(), z.array(z.uuid())])
  .transform((given) => [given].flat())
  .refine((given) => given.length <= mostAtOnce, 'unreadable')

/** Bulk steps of the list. */
export const recipesForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('archive'), recipe: ids }),
  z.strictObject({ intent: z.literal('take-back'), recipe: ids }),
  z.strictObject({ intent: z.literal('undo-archive'), before: beforeField(mostAtOnce) }),
  z.strictObject({ intent: z.literal('category'), recipe: ids, category }),
  z.strictObject({ intent: z.literal('undo-category'), before: beforeField(mostAtOnce), names: pastNames }),
])

const revision = z.coerce.number('unreadable').int().min(0)

/** Steps of one recipe; its draft is saved apart (draft.ts). */
export const recipeForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('publish'), revision, from: z.string('duty-day').refine(isDay, 'duty-day') }),
  z.strictObject({ intent: z.literal('restore'), version: z.uuid('unreadable') }),
  z.strictObject({ intent: z.literal('discard'), revision }),
  z.strictObject({ intent: z.literal('category'), category }),
  z.strictObject({
    intent: z.literal('shelf'),
    hours: z
      .string()
      .default('')
      .transform((text) => latinDigits(text).trim())
      .refine(
        (text) => text === '' || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 8760),
        'kitchen-shelf-hours',
      )
      .transform((text) => (text === '' ? null : Number(text))),
  }),
])

export const stepPhotoForm = z.strictObject({ id: z.uuid() })

/** Body of the saving of a draft. */
export const draftSave = z.strictObject({ revision: z.number().int().min(0), draft: draftSchema })
