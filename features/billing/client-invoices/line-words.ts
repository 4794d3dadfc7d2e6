import type { Lang } from '#/domain/text.ts'

const arabic = /[\u0600-\u06FF]/

/** A bilingual text of a tax document ('Arabic | English') by language; null for a text in one part. */
export function inBoth(words: string): Record<Lang, string> | null {
  const parts = words.split(' | ')
  if (parts.length !== 2) return null
  const [first, second] = parts as [string, string]
  const firstIsArabic = arabic.test(first)
  if (firstIsArabic === arabic.test(second)) return null
  return firstIsArabic ? { ar: first, en: second } : { en: first, ar: second }
}

/** Part of a bilingual text of a tax document ('Arabic | English') for a reader; single-part texts unchanged. */
export const inLanguage = (words: string, lang: Lang): string => inBoth(words)?.[lang] ?? words
