import { formatMoney } from '#/domain/money.ts'
import type { Field } from '#/domain/operations/daily-reports/template.ts'
import type { DailyValue } from '#/domain/operations/daily-reports/values.ts'
import { type Lang, type Text, translator } from '#/domain/text.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'

const longestShown = 200

/** Name of a field: of the house, or as the company wrote it. */
export const fieldText = ({ key, label }: Pick<Field, 'key' | 'label'>, lang: Lang): string =>
  label?.[lang] ?? (Object.hasOwn(dailyMessages, key) ? translator(lang, dailyMessages)(key as 'covers') : key)

/** A value of a field in words; empty: there is none. */
export function valueText({ type, choices }: Field, value: DailyValue | undefined, lang: Lang): string {
  const t = translator(lang, dailyMessages)
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number')
    return type === 'amount' || type === 'signed' ? formatMoney(value, lang) : String(value)
  if (typeof value !== 'string') return ''
  if (type === 'choice') return choices?.find(({ key }) => key === value)?.name[lang] ?? value
  return value.length > longestShown ? `${value.slice(0, longestShown).toWellFormed()}…` : value
}

/** The limits of a field in words; empty: it has none. */
export function limitText({ type, limits }: Field, lang: Lang): string {
  const t = translator(lang, dailyMessages)
  if (!limits) return ''
  if (type === 'yes-no') return t(limits.min === 1 ? 'dueYes' : 'dueNo')
  const { min, max } = limits
  const print = (value: number): string =>
    type === 'amount' || type === 'signed' ? formatMoney(value, lang) : String(value)
  if (min !== undefined && max !== undefined) return t('limitBetween', { min: print(min), max: print(max) })
  return min !== undefined ? t('limitLeast', { min: print(min) }) : t('limitMost', { max: print(max!) })
}

export const inBoth = (of: (lang: Lang) => string): Text => ({ en: of('en'), ar: of('ar') })
