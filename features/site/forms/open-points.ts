import type { Text } from '#/domain/text.ts'
import { type FieldType, type FormDefinition, type FormField, hasLength, hasOptions, longestAnswer } from './fields.ts'

export type PointKind =
  | 'text-missing'
  | 'no-fields'
  | 'no-options'
  | 'limits-crossed'
  | 'limit-too-high'
  | 'same-option'
/** An open point before publication: part, language and field key. */
export type OpenPoint = {
  kind: PointKind
  field: string | null
  part: 'title' | 'intro' | 'button' | 'success' | 'label' | 'help' | 'option' | 'limits' | 'fields'
  lang: 'en' | 'ar' | null
}

const isEmpty = (text: string): boolean => text.trim() === ''

/** A required text, or one missing in one language. */
function missing(text: Text, needed: boolean, part: OpenPoint['part'], field: string | null): OpenPoint[] {
  const lacks = (['en', 'ar'] as const).filter((lang) => isEmpty(text[lang]))
  if (lacks.length === 0 || (!needed && lacks.length === 2)) return []
  return lacks.map((lang) => ({ kind: 'text-missing', field, part, lang }))
}

const lowest = (type: FieldType): number => (type === 'number' ? -Infinity : 0)
const highest = (type: FieldType): number =>
  type === 'number' ? Infinity : type === 'long-text' ? longestAnswer.long : longestAnswer.short

function limitPoints({ key, type, min, max }: FormField): OpenPoint[] {
  if (!hasLength(type) && type !== 'number') return []
  const at = { field: key, part: 'limits', lang: null } as const
  if (min !== null && max !== null && min > max) return [{ kind: 'limits-crossed', ...at }]
  const tooHigh = [min, max].some((limit) => limit !== null && (limit > highest(type) || limit < lowest(type)))
  return tooHigh || (max !== null && max < 1 && type !== 'number') ? [{ kind: 'limit-too-high', ...at }] : []
}

function optionPoints({ key, type, options }: FormField): OpenPoint[] {
  if (!hasOptions(type)) return []
  if (options.length === 0) return [{ kind: 'no-options', field: key, part: 'option', lang: null }]
  const texts = options.flatMap(({ label }) => missing(label, true, 'option', key))
  const same = (['en', 'ar'] as const).filter((lang) => {
    const labels = options.map(({ label }) => label[lang].trim()).filter((label) => label !== '')
    return new Set(labels).size !== labels.length
  })
  return [...texts, ...same.map((lang) => ({ kind: 'same-option', field: key, part: 'option', lang }) as const)]
}

const fieldPoints = (field: FormField): OpenPoint[] => [
  ...missing(field.label, true, 'label', field.key),
  ...missing(field.help, false, 'help', field.key),
  ...optionPoints(field),
  ...limitPoints(field),
]

/** Everything missing for publication. */
export const openPoints = ({ title, intro, button, success, fields }: FormDefinition): OpenPoint[] => [
  ...missing(title, true, 'title', null),
  ...missing(intro, false, 'intro', null),
  ...missing(button, true, 'button', null),
  ...missing(success, true, 'success', null),
  ...(fields.some(({ type }) => type !== 'consent')
    ? []
    : [{ kind: 'no-fields', field: null, part: 'fields', lang: null } as const]),
  ...fields.flatMap(fieldPoints),
]

/** Number of missing texts in a language. */
export const missingIn = (points: readonly OpenPoint[], lang: 'en' | 'ar'): number =>
  points.filter((point) => point.kind === 'text-missing' && point.lang === lang).length
