import type { JsonValue } from '#/db/tables.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatDateTime, formatDay, isDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import {
  activityFieldMessages,
  activityLogMessages,
  activityMessages,
  activityValueMessages,
} from '#/messages/activity.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { automationSentences, automationWords } from '#/messages/office/automation-words.ts'

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

/** Fields that hold amounts in halalas. */
const amounts: ReadonlySet<string> = new Set(
  'price unit_price bonus fee feeDue reimbursement amount gross net opening closing settled kept freed asked refunded rate hourly_rate bill spending_cap'.split(
    ' ',
  ),
)

type Grant = { role: string; node: string; endsOn?: string | null }
const isGrant = (value: unknown): value is Grant =>
  isRecord(value) && typeof value['role'] === 'string' && typeof value['node'] === 'string'

/** Roles of a member with their places, which the reader of the log names beforehand; null for other texts. */
function grantsText(lang: Lang, value: string): string | null {
  let read: unknown
  try {
    read = JSON.parse(value)
  } catch {
    return null
  }
  if (!Array.isArray(read) || !read.every(isGrant)) return null
  return read
    .map(({ role, node, endsOn }) => {
      const parts = [valueText(lang, 'member', role), node]
      if (endsOn) parts.push(activityValueMessages['member.until'][lang].replace('{day}', formatDay(endsOn, lang)))
      return parts.join(' · ')
    })
    .join(lang === 'ar' ? '، ' : ', ')
}

const ruleWords = { ...automationMessages, ...automationWords, ...automationSentences }
const rulePrefixes: Record<string, string> = { event: 'event', steps: 'do', state: 'state', why: 'pause' }

/** A value of an automation rule in the words of its page; other values unchanged. */
function ruleText(lang: Lang, field: string, value: string): string {
  const key = `${rulePrefixes[field]}_${value}`
  return own(ruleWords, key) ? (ruleWords[key] as Record<Lang, string>)[lang] : value
}

/** A state or choice in words, which may differ by kind of record; other values unchanged. */
const wordOf = (lang: Lang, entity: string, value: string): string => {
  const key = `${entity}.${value}`
  return own(activityValueMessages, key) ? activityValueMessages[key][lang] : value
}

/** Entries of a list of records or of an object in JSON, which is too long for the log; null for other values. */
function sizeOf(value: string): number | null {
  if (!/^(\[\{|\{)/.test(value)) return null
  try {
    return Object.keys(JSON.parse(value) as object).length
  } catch {
    return null
  }
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Formats a value: money and times as elsewhere, states by kind of record, lists without brackets. */
export const valueText = (lang: Lang, entity: string, value: string, field = ''): string => {
  if (amounts.has(field) && /^-?\d+$/.test(value)) return formatMoney(Number(value), lang)
  if (field === 'grants') return grantsText(lang, value) ?? value
  if (moment.test(value)) return formatDateTime(new Date(value), lang)
  if (isDay(value)) return formatDay(value, lang)
  if (/^\[("[^"]*",?)*\]$/.test(value))
    return (JSON.parse(value) as string[])
      .map((one) => (entity === 'automation-rule' ? ruleText(lang, field, one) : wordOf(lang, entity, one)))
      .join(lang === 'ar' ? '، ' : ', ')
  const size = sizeOf(value)
  if (size !== null) return translator(lang, activityLogMessages)('items', { count: size })
  if (entity === 'automation-rule') return ruleText(lang, field, value)
  if (value === 'true' || value === 'false') return activityLogMessages[value === 'true' ? 'yes' : 'no'][lang]
  return wordOf(lang, entity, value)
}

/** The new values of an entry's first changes, in one line. */
export const shortChanges = (lang: Lang, entity: string, changes: readonly Change[]): string =>
  changes
    .slice(0, 3)
    .map(({ field, after }) => {
      const value = after === null ? activityLogMessages.nothing[lang] : valueText(lang, entity, after, field)
      return `${fieldText(lang, field)}: ${value.slice(0, 80)}`
    })
    .join(' · ')

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
