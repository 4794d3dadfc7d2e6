import type { AlertTime, Field } from './template.ts'
import type { DailyValue, DailyValues } from './values.ts'

const isWithin = (limits: Field['limits'], value: number): boolean =>
  (limits?.min === undefined || value >= limits.min) && (limits?.max === undefined || value <= limits.max)

/** Whether a value is one of which managers want to hear. A text is one as soon as something is written. */
export function isOutside({ type, limits, choices }: Field, value: DailyValue | undefined): boolean {
  if (value === undefined || value === null) return false
  if (type === 'choice') return choices?.some(({ key, isConcern }) => isConcern && key === value) ?? false
  if (type === 'text') return typeof value === 'string' && value.trim() !== ''
  if (typeof value === 'boolean') return !isWithin(limits, value ? 1 : 0)
  return typeof value === 'number' && !isWithin(limits, value)
}

/** Whether the limits of a field, or its choices, name a value of which managers can be told. */
export const canAlert = ({ type, limits, choices }: Pick<Field, 'type' | 'limits' | 'choices'>): boolean =>
  type === 'text' ||
  (type === 'choice'
    ? (choices ?? []).some(({ isConcern }) => isConcern)
    : limits?.min !== undefined || limits?.max !== undefined)

/** Fields of which managers are told at this time. */
export const fieldsToTell = (
  fields: readonly Field[],
  values: DailyValues,
  time: Exclude<AlertTime, 'none'>,
): Field[] => fields.filter((field) => field.alert === time && isOutside(field, values[field.key]))
