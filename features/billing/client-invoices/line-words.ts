import type { Lang } from '#/domain/text.ts'

const arabic = /[\u0600-\u06FF]/

/** Part of a bilingual text of a tax document ('Arabic | English') for a reader; single-part texts unchanged. */
export function inLanguage(words: string, lang: Lang): string {
  const parts = words.split(' | ')
  if (parts.length !== 2) return words
  const [first, second] = parts as [string, string]
  const firstIsArabic = arabic.test(first)
  if (firstIsArabic === arabic.test(second)) return words
  return (lang === 'ar') === firstIsArabic ? first : second
}
