import { plainText } from '#/domain/plain-text.ts'
import { z } from 'zod'
import { builtinForms, isBuiltin, withOwnFields } from './builtin.ts'
import { fieldTypes, type FormDefinition, mostFields, mostOptions } from './fields.ts'

// why plainText: the database refuses lone surrogates and NUL in JSON
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

/** A stored form, complete or not; see `openPoints` for what publication needs. */
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

/** Definition of a form's row. An empty one of a built-in form is the delivered one; null: not showable. */
export function definitionOf(slug: string, stored: unknown): FormDefinition | null {
  const parsed = formDefinition.safeParse(stored)
  if (isBuiltin(slug)) return parsed.success ? withOwnFields(slug, parsed.data) : builtinForms[slug]
  return parsed.success ? parsed.data : null
}
