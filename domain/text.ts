/** Product languages. English is the default; Arabic is in the same entry. */
export const langs = ['en', 'ar'] as const
export type Lang = (typeof langs)[number]

/** A text in both languages, for content stored as data (questions, titles). */
export type Text = { en: string; ar: string }

/** Creates a bilingual text from a function of the language. */
export const textOf = (write: (lang: Lang) => string): Text => ({ en: write('en'), ar: write('ar') })

export const isLang = (value: unknown): value is Lang => value === 'en' || value === 'ar'
export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'ar' : 'en')
export const directionOf = (lang: Lang): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr')

type EnForms = { one: string; other: string }
/** All six Arabic plural forms; a missing one is a type error. */
type ArForms = Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>
type Entry = { en: string; ar: string } | { en: EnForms; ar: ArForms }
export type Messages = Record<string, Entry>

/** Declares the messages of a feature. Keys, arguments and plural forms are checked by the compiler. */
export const defineMessages = <const T extends Messages>(messages: T): T => messages

type Names<S> = S extends `${string}{${infer V}}${infer R}` ? V | Names<R> : never
type TextOf<E> = E extends { en: infer X } ? (X extends string ? X : X[keyof X]) : never
type Vars<E> = Names<TextOf<E>> | (E extends { en: EnForms } ? 'count' : never)
export type Args<E> = [Vars<E>] extends [never] ? [] : [vars: { [K in Vars<E>]: string | number }]
export type Translate<T extends Messages> = <K extends keyof T & string>(key: K, ...args: Args<T[K]>) => string

const plural = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') }
const digits = { en: new Intl.NumberFormat('en'), ar: new Intl.NumberFormat('ar-SA-u-nu-latn') }

/** Isolates text of the other direction with U+2068 and U+2069. */
export const isolate = (value: string): string => `\u2068${value}\u2069`

/** Removes the marks of direction and of unbroken codes, for labels, file names and messages elsewhere. */
export const withoutMarks = (text: string): string => text.replace(/[\u2060\u2066-\u2069]/g, '')

const figure = String.raw`\d+(?:[.,:]\d+)*`
/** Paths, colours, signed numbers, ranges, percentages and codes. Isolated parts and addresses come first and stay. */
const leftToRight = new RegExp(
  [
    String.raw`[\u2066-\u2068][^\u2069]*\u2069`,
    String.raw`(?<![^\s«(])(\/[a-z][\w-]*(?:\/[\w-]*)*|#[0-9A-F]{6}|https?:\/\/(?![^\s.،]))`,
    String.raw`(?:https?:\/\/|[\w.+-]+@)[^\s\u2066-\u2069]+`,
    String.raw`(?<!\w)([A-Z]+(?:-\d+)+|(?:±\s?|(?<![^\s(«،:\u200e\u061c])[+\u2212-])?${figure}(?:\s?[±–\u2212-]\s?${figure})*(?:\s?%)?)`,
  ].join('|'),
  'g',
)

/**
 * Isolates numbers with a sign, a range or a percent sign, codes such as INV-2026-000014 and paths such as /plans, left to
 * right with U+2066 and U+2069: in Arabic the bidirectional algorithm would move the sign to the other side (UAX #9, W2).
 */
export const isolateFigures = (sentence: string): string =>
  /[%±+\u2212–#/-]/.test(sentence)
    ? sentence.replace(leftToRight, (part, path: string | undefined, found: string | undefined) =>
        path || (found && /[^\d.,:]/.test(found)) ? `\u2066${part}\u2069` : part,
      )
    : sentence

/** Values left to `isolateFigures`, which joins them with the sign beside them. */
const isFigure = (value: string): boolean => /^[\d\s.,:%±+\u2212–-]+$/.test(value)

/** Creates the translation function. Arguments, figures and codes are isolated in Arabic. */
export const translator =
  <T extends Messages>(lang: Lang, messages: T): Translate<T> =>
  (key, ...[vars]) => {
    const text = messages[key]![lang] as string | ArForms
    const values = (vars ?? {}) as Record<string, string | number>
    const pattern = typeof text === 'string' ? text : (text[plural[lang].select(Number(values['count']))] ?? text.other)
    const sentence = pattern.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name]
      if (value === undefined) return whole
      if (typeof value === 'number') return digits[lang].format(value)
      return lang === 'ar' && !isFigure(value) ? isolate(value) : value
    })
    return lang === 'ar' ? isolateFigures(sentence) : sentence
  }

/** Keeps a code such as INV-2026-000014 on one line: browsers break after its hyphens. For pages only. */
export const unbroken = (text: string): string =>
  /[A-Z]-\d/.test(text)
    ? text.replace(/(?<![\w/-])[A-Z]+(?:-\d+)+(?![\w/-])/g, (code) => code.replaceAll('-', '-\u2060'))
    : text
