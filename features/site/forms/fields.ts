import type { Text } from '#/domain/text.ts'

/** Field types of a form. */
export const fieldTypes = [
  'name',
  'text',
  'long-text',
  'email',
  'phone',
  'number',
  'choice',
  'choices',
  'date',
  'consent',
] as const
export type FieldType = (typeof fieldTypes)[number]

export type FieldOption = { key: string; label: Text }
/** One question. `min` and `max` are values of a number and lengths of a text. */
export type FormField = {
  key: string
  type: FieldType
  label: Text
  help: Text
  required: boolean
  min: number | null
  max: number | null
  options: FieldOption[]
  /** Not rendered: filled in by the page. */
  unseen: boolean
}
export type FormDefinition = { title: Text; intro: Text; button: Text; success: Text; fields: FormField[] }

export const mostFields = 40
export const mostOptions = 40
/** Maximum lengths; forms may set lower ones. */
export const longestAnswer = { short: 300, long: 5000 } as const

const noText: Text = { en: '', ar: '' }

/** A field with defaults. */
export const fieldOf = (
  key: string,
  type: FieldType,
  label: Text,
  rest: Partial<Omit<FormField, 'key' | 'type' | 'label'>> = {},
): FormField => ({
  key,
  type,
  label,
  help: noText,
  required: true,
  min: null,
  max: null,
  options: [],
  unseen: false,
  ...rest,
})

export const hasOptions = (type: FieldType): boolean => type === 'choice' || type === 'choices'
export const hasLength = (type: FieldType): boolean => type === 'text' || type === 'long-text'

/** Name of one of several choices: separate check boxes work without scripts. */
export const choiceName = (fieldKey: string, optionKey: string): string => `${fieldKey}.${optionKey}`

/** Maximum length of an answer; for a number its maximum. */
export const longest = (type: FieldType, max: number | null): number => {
  if (type === 'number') return max ?? 0
  return Math.min(max ?? Infinity, type === 'long-text' ? longestAnswer.long : longestAnswer.short)
}

/**
 * Address of a form on the site (English). The one about misuse is on each certificate's page; this is the register.
 */
export const siteAddress = ({ slug, builtin }: { slug: string; builtin: boolean }): string => {
  if (!builtin) return `/forms/${slug}`
  return slug === 'certificate-misuse' ? '/get-certified#register' : `/${slug}`
}
