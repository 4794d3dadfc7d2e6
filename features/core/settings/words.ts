import { href } from 'react-router'
import { formatMoney, sar } from '#/domain/money.ts'
import { settingOf, type SettingKey } from '#/domain/settings.ts'
import { type Lang, type Text, translator } from '#/domain/text.ts'
import { fold } from '#/domain/fold.ts'
import { settingPageMessages } from '#/messages/setting-page.ts'
import { settingTexts } from '#/messages/settings.ts'
import type { RichPage } from './elsewhere.ts'

export const settingsPath = href('/admin/settings')
export const settingPath = (key: SettingKey): string => `${settingsPath}/${key}`

export type AnyValue = boolean | string | number

const choiceText = (key: SettingKey, value: string): Text | undefined =>
  'choices' in settingTexts[key] ? (settingTexts[key].choices as Record<string, Text>)[value] : undefined

/** Formats a value with its unit. */
export function valueInWords(key: SettingKey, value: AnyValue, lang: Lang): string {
  const t = translator(lang, settingPageMessages)
  const { kind } = settingOf(key)
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (typeof value === 'string') return choiceText(key, value)?.[lang] ?? value
  switch (kind) {
    case 'money':
      return formatMoney(value, lang)
    case 'percent':
      return `\u2066${value}%\u2069`
    case 'hours':
    case 'minutes':
    case 'days':
    case 'months':
      return t(kind, { count: value })
    case 'kilometres':
      return t('kilometres', { km: value })
    default:
      return String(value)
  }
}

/** Formats a value for its field. */
export const valueTyped = (key: SettingKey, value: AnyValue): string =>
  settingOf(key).kind === 'money' ? sar(Number(value)) : String(value)

const both = (text: Text): string => fold(`${text.en} ${text.ar}`)

/** Whether a setting matches the typed words by name, sentence or section, in either language. */
export function isFound(key: SettingKey, typed: string): boolean {
  const { name, help } = settingTexts[key]
  const place = settingPageMessages[`area_${settingOf(key).area}`]
  return hasAll(`${both(name)} ${both(help)} ${both(place)} ${key}`, typed)
}
export const isPageFound = ({ name, area }: RichPage, typed: string): boolean => {
  const [title, help] = [settingPageMessages[`page_${name}`], settingPageMessages[`page_${name}Help`]]
  return hasAll(`${both(title)} ${both(help)} ${both(settingPageMessages[`area_${area}`])}`, typed)
}

const hasAll = (text: string, typed: string): boolean =>
  fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
