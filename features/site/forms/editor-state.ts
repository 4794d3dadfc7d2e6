import { fieldOf, type FieldOption, type FieldType, type FormDefinition, type FormField, hasOptions } from './fields.ts'

/** Undo history. Typing in one place is one step. */
export type Edited = { past: FormDefinition[]; present: FormDefinition; future: FormDefinition[]; place: string | null }

const mostSteps = 100

export const begin = (present: FormDefinition): Edited => ({ past: [], present, future: [], place: null })

/** Applies a change; consecutive ones at the same place are one step. */
export function change(edited: Edited, next: FormDefinition, place: string | null = null): Edited {
  if (next === edited.present) return edited
  if (place !== null && place === edited.place) return { ...edited, present: next, future: [] }
  return { past: [...edited.past, edited.present].slice(-mostSteps), present: next, future: [], place }
}

export function undo({ past, present, future }: Edited): Edited {
  const before = past.at(-1)
  if (!before) return { past, present, future, place: null }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], place: null }
}

export function redo({ past, present, future }: Edited): Edited {
  const [after, ...rest] = future
  if (!after) return { past, present, future, place: null }
  return { past: [...past, present], present: after, future: rest, place: null }
}

const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  if (from < 0 || to < 0 || to >= items.length) return [...items]
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
const after = <T>(items: readonly T[], index: number, item: T): T[] => [
  ...items.slice(0, index + 1),
  item,
  ...items.slice(index + 1),
]

const indexOf = (form: FormDefinition, key: string): number => form.fields.findIndex((field) => field.key === key)
const withFields = (form: FormDefinition, fields: FormField[]): FormDefinition => ({ ...form, fields })

const noText = { en: '', ar: '' }
const newOption = (key: string): FieldOption => ({ key, label: noText })

/** Adds a question at the end. Choices begin with two empty answers. */
export const addField = (form: FormDefinition, type: FieldType, newKey: () => string): FormDefinition =>
  withFields(form, [
    ...form.fields,
    fieldOf(newKey(), type, noText, {
      required: type !== 'phone' && type !== 'choices',
      options: hasOptions(type) ? [newOption(newKey()), newOption(newKey())] : [],
    }),
  ])

export const changeField = (form: FormDefinition, key: string, part: Partial<FormField>): FormDefinition =>
  withFields(
    form,
    form.fields.map((field) => (field.key === key ? { ...field, ...part } : field)),
  )

export const moveField = (form: FormDefinition, key: string, by: -1 | 1): FormDefinition => {
  const index = indexOf(form, key)
  return withFields(form, moved(form.fields, index, index + by))
}

export const removeField = (form: FormDefinition, key: string): FormDefinition =>
  withFields(
    form,
    form.fields.filter((field) => field.key !== key),
  )

/** Copies a question below the original with new keys, because its answers belong to another question. */
export function duplicateField(form: FormDefinition, key: string, newKey: () => string): FormDefinition {
  const index = indexOf(form, key)
  const field = form.fields[index]
  if (!field) return form
  const options = field.options.map((option) => ({ ...option, key: newKey() }))
  return withFields(form, after(form.fields, index, { ...field, key: newKey(), options, unseen: false }))
}

export const addOption = (field: FormField, newKey: () => string): Partial<FormField> => ({
  options: [...field.options, newOption(newKey())],
})
export const changeOption = (field: FormField, key: string, label: FieldOption['label']): Partial<FormField> => ({
  options: field.options.map((option) => (option.key === key ? { ...option, label } : option)),
})
export const removeOption = (field: FormField, key: string): Partial<FormField> => ({
  options: field.options.filter((option) => option.key !== key),
})
export const moveOption = (field: FormField, key: string, by: -1 | 1): Partial<FormField> => {
  const index = field.options.findIndex((option) => option.key === key)
  return { options: moved(field.options, index, index + by) }
}
