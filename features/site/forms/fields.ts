import type { Text } from '#/domain/text.ts'

/** What a form can ask for. */
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
/** One question of a form. `min` and `max` are numbers for a number and lengths for a text. */
export type FormField = {
  key: string
  type: FieldType
  label: Text
  help: Text
  required: boolean
  min: number | null
  max: number | null
  options: FieldOption[]
  /** Not drawn: the page that shows the form fills it in. */
  unseen: boolean
}
export type FormDefinition = { title: Text; intro: Text; button: Text; success: Text; fields: FormField[] }

export const mostFields = 40
export const mostOptions = 40
/** The longest answer of each kind; a form may ask for less, never for more. */
export const longestAnswer = { short: 300, long: 5000 } as const

const noText: Text = { en: '', ar: '' }

/** A field with everything it does not say left at what is usual. */
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

/** The name under which one of several choices is sent: each is a box of its own, so that a page without scripts keeps them. */
export const choiceName = (fieldKey: string, optionKey: string): string => `${fieldKey}.${optionKey}`

/** How long an answer to a field may be; for a number, the largest one. */
export const longest = (type: FieldType, max: number | null): number => {
  if (type === 'number') return max ?? 0
  return Math.min(max ?? Infinity, type === 'long-text' ? longestAnswer.long : longestAnswer.short)
}

/** Where a form stands on the site (in English). The one about misuse stands on each certificate's page, and the register leads there. */
export const siteAddress = ({ slug, builtin }: { slug: string; builtin: boolean }): string => {
  if (!builtin) return `/forms/${slug}`
  return slug === 'certificate-misuse' ? '/get-certified#register' : `/${slug}`
}
