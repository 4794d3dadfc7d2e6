import type { Lang } from '#/domain/text.ts'
import type { FieldType, FormDefinition } from './fields.ts'

export type ShownField = {
  key: string
  type: FieldType
  label: string
  help: string
  required: boolean
  min: number | null
  max: number | null
  options: { key: string; label: string }[]
  unseen: boolean
}
/** A form in the page's language, as sent to the browser. */
export type ShownForm = {
  slug: string
  title: string
  intro: string
  button: string
  success: string
  isOpen: boolean
  fields: ShownField[]
}

export const shownForm = (slug: string, isOpen: boolean, definition: FormDefinition, lang: Lang): ShownForm => ({
  slug,
  isOpen,
  title: definition.title[lang],
  intro: definition.intro[lang],
  button: definition.button[lang],
  success: definition.success[lang],
  fields: definition.fields.map(({ label, help, options, ...field }) => ({
    ...field,
    label: label[lang],
    help: help[lang],
    options: options.map(({ key, label: text }) => ({ key, label: text[lang] })),
  })),
})
