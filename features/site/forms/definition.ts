import { plainText } from '#/domain/plain-text.ts'
import { z } from 'zod'
import { builtinForms, isBuiltin, withOwnFields } from './builtin.ts'
import { fieldTypes, type FormDefinition, mostFields, mostOptions } from './fields.ts'

// A text is stored as JSON: a half character or NUL in it would be refused by the database.
const written = (most: number) => z.string().max(most).transform(plainText)
const text = (most: number) => z.strictObject({ en: written(most), ar: written(most) })
const key = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
const limit = z.number().int().min(-1_000_000_000).max(1_000_000_000).nullable()

const field = z.strictObject({
  key,
  type: z.enum(fieldTypes),
  label: text(200),
  help: text(500),
  required: z.boolean(),
  min: limit,
  max: limit,
  options: z.array(z.strictObject({ key, label: text(200) })).max(mostOptions),
  unseen: z.boolean(),
})

const unique = (keys: string[]): boolean => new Set(keys).size === keys.length

/** A form as it is kept, finished or not: what is missing before it can be published is said by `openPoints`. */
export const formDefinition: z.ZodType<FormDefinition> = z
  .strictObject({
    title: text(120),
    intro: text(1000),
    button: text(40),
    success: text(500),
    fields: z.array(field).max(mostFields),
  })
  .refine(({ fields }) => unique(fields.map(({ key }) => key)))
  .refine(({ fields }) => fields.every(({ options }) => unique(options.map(({ key }) => key))))

/** The definition behind a form's row. An empty one of a built-in form is the product's own; null is none that can be shown. */
export function definitionOf(slug: string, stored: unknown): FormDefinition | null {
  const parsed = formDefinition.safeParse(stored)
  if (isBuiltin(slug)) return parsed.success ? withOwnFields(slug, parsed.data) : builtinForms[slug]
  return parsed.success ? parsed.data : null
}
