import type { Lang, Text } from '../text.ts'

/** Type of a value with bilingual texts reduced to one language, as sent to a page of that language. */
export type InLanguage<T> = T extends Text
  ? string
  : T extends readonly (infer I)[]
    ? InLanguage<I>[]
    : T extends object
      ? { [K in keyof T]: InLanguage<T[K]> }
      : T

const isText = (value: object): value is Text => {
  const keys = Object.keys(value)
  return keys.length === 2 && 'en' in value && 'ar' in value
}

export const inLanguage = <T>(value: T, lang: Lang): InLanguage<T> => {
  const pick = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(pick)
    if (typeof part !== 'object' || part === null) return part
    if (isText(part)) return part[lang]
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, pick(inner)]))
  }
  return pick(value) as InLanguage<T>
}

/** Number of texts missing in each language while present in the other. */
export const missingTranslations = (value: unknown): Record<Lang, number> => {
  const count: Record<Lang, number> = { en: 0, ar: 0 }
  const look = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(look)
    if (typeof part !== 'object' || part === null) return
    if (!isText(part)) return Object.values(part).forEach(look)
    const [en, ar] = [part.en.trim(), part.ar.trim()]
    if (en === '' && ar !== '') count.en++
    if (ar === '' && en !== '') count.ar++
  }
  look(value)
  return count
}
