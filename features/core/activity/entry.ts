import type { JsonValue } from '#/db/tables.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatDateTime, formatDay, isDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import {
  activityFieldMessages,
  activityLogMessages,
  activityMessages,
  activityValueMessages,
} from '#/messages/activity.ts'

export type Change = { field: string; before: string | null; after: string | null }

const own = <T extends object>(messages: T, key: string): key is keyof T & string => Object.hasOwn(messages, key)

/** Action in words. Unknown actions of other versions show their key. */
export const actionText = (lang: Lang, action: string): string =>
  own(activityMessages, action) ? activityMessages[action][lang] : action

export const entityText = (lang: Lang, entity: string): string => {
  const key = `entity.${entity}`
  return own(activityLogMessages, key) ? (activityLogMessages[key] as Record<Lang, string>)[lang] : entity
}

export const fieldText = (lang: Lang, field: string): string =>
  own(activityFieldMessages, field) ? activityFieldMessages[field][lang] : field

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Formats a value: money and times as elsewhere, states by kind of record, lists without brackets. */
export const valueText = (lang: Lang, entity: string, value: string, field = ''): string => {
  const key = `${entity}.${value}`
  if (field === 'price' && /^\d+$/.test(value)) return formatMoney(Number(value), lang)
  if (moment.test(value)) return formatDateTime(new Date(value), lang)
  if (isDay(value)) return formatDay(value, lang)
  if (/^\[("[^"]*",?)*\]$/.test(value)) return (JSON.parse(value) as string[]).join(lang === 'ar' ? '، ' : ', ')
  if (value === 'true' || value === 'false') return activityLogMessages[value === 'true' ? 'yes' : 'no'][lang]
  return own(activityValueMessages, key) ? activityValueMessages[key][lang] : value
}

const isRecord = (value: unknown): value is Record<string, JsonValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Flattens nested fields of a value. */
const fieldsOf = (value: JsonValue): Record<string, JsonValue | undefined> => {
  if (value === null) return {}
  if (!isRecord(value)) return { value }
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, of]) => (isRecord(of) ? Object.entries(of) : [[field, of]])),
  )
}

const shown = (value: JsonValue | undefined): string | null => {
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Changed fields between before and after, in their stored order. */
export function changesOf(before: JsonValue, after: JsonValue): Change[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .map((field) => ({ field, before: shown(old[field]), after: shown(next[field]) }))
    .filter((change) => change.before !== change.after)
}
