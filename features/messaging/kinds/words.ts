import { formatMoney } from '#/domain/money.ts'
import { formatDate, formatDateTime, formatDay } from '#/domain/riyadh-time.ts'
import { formatScore } from '#/domain/score.ts'
import { type Lang, langs } from '#/domain/text.ts'
import { amountMessages } from '#/messages/messaging/amounts.ts'
import { notificationMessages } from '#/messages/notifications.ts'
import type { ArgType, Kind, Link, ValueOf } from './kind.ts'

type Write = { [T in ArgType]: (value: ValueOf[T], lang: Lang) => string }

/** Formats an argument of each type in a language. */
const write: Write = {
  text: (value) => value,
  prose: (value) => value,
  id: (value) => value,
  words: (value, lang) => value[lang],
  secret: (value, lang) => value[lang],
  halalas: formatMoney,
  day: formatDay,
  moment: (value, lang) => formatDateTime(new Date(value), lang),
  date: (value, lang) => formatDate(new Date(value), lang),
  score: (value, lang) => (value === null ? '' : formatScore(value, lang)),
  grade: (value) => value.toFixed(1),
  count: String,
}

type Given = Readonly<Record<string, unknown>>
const written = (type: ArgType, value: unknown, lang: Lang): string =>
  (write[type] as (value: unknown, lang: Lang) => string)(value, lang)

/** Arguments of a kind, formatted in a language for texts and links; `hidesAmounts`: for a reader who sees no money. */
export const wordsIn = ({ args }: Kind, given: Given, lang: Lang, hidesAmounts = false): Record<string, string> =>
  Object.fromEntries(
    Object.entries(args).map(([name, type]) => [
      name,
      hidesAmounts && type === 'halalas' ? amountMessages.hidden[lang] : written(type, given[name], lang),
    ]),
  )

/** Characters of long text in the bell. */
const shownOnBell = 280
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > shownOnBell ? `${line.slice(0, shownOnBell).toWellFormed()}…` : line
}

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/**
 * Arguments stored with the bell: only those of its text, because all are sent to the reader's browser. Those that
 * differ between the languages (amounts, dates, names of plans) are stored in both, as `name_en` and `name_ar`: the
 * reader may change the language later.
 */
export function bellWords(name: string, kind: Kind, given: Given): Record<string, string> {
  const text = (notificationMessages as Record<string, { en: string }>)[name]!.en
  const words = wordsIn(kind, given, 'en')
  const entries = namesIn(text).flatMap((arg): [string, string][] => {
    const type = kind.args[arg]!
    if (type === 'prose') return [[arg, beginningOf(words[arg]!)]]
    const inBoth = langs.map((one): [string, string] => [`${arg}_${one}`, written(type, given[arg], one)])
    return inBoth.every(([, text]) => text === words[arg]) ? [[arg, words[arg]!]] : inBoth
  })
  return Object.fromEntries(entries)
}

/** Fills the arguments into a link. */
export const linkIn = (link: Link, words: Record<string, string>, lang: Lang): string =>
  (typeof link === 'string' ? link : link[lang]).replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)

/** Secrets of a mail, in the languages of the mail. */
export const secretsIn = ({ args }: Kind, given: Given): string[] =>
  Object.entries(args).flatMap(([name, type]) =>
    type === 'secret' ? langs.map((lang) => written(type, given[name], lang)) : [],
  )
