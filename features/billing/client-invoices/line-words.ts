import type { Lang } from '#/domain/text.ts'

const arabic = /[\u0600-\u06FF]/

/** A tax document says things in both languages, 'Arabic | English': the part for a reader, or all of it when it has one part only. */
export function inLanguage(words: string, lang: Lang): string {
  const parts = words.split(' | ')
  if (parts.length !== 2) return words
  const [first, second] = parts as [string, string]
  const firstIsArabic = arabic.test(first)
  if (firstIsArabic === arabic.test(second)) return words
  return (lang === 'ar') === firstIsArabic ? first : second
}
