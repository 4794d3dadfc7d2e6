import type { Lang } from './text.ts'

/** Names in both languages; at least one is set. */
export type Names = { en: string | null; ar: string | null }

export const hasArabic = (text: string): boolean => /[\u0600-\u06FF]/.test(text)

/** Name in the reader's language, else in the other one. */
export const nameFor = (names: Names, lang: Lang): string => names[lang] ?? names.en ?? names.ar ?? ''

/** Name in the other language, where it differs. */
export function otherName(names: Names, lang: Lang): string | null {
  const other = lang === 'ar' ? names.en : names.ar
  return other === nameFor(names, lang) ? null : other
}

/** Names of a branch from its columns: `name` may be in Arabic, when the branch was named in Arabic only. */
export const namesOfBranch = ({ name, nameAr }: { name: string; nameAr: string | null }): Names => ({
  en: hasArabic(name) && (nameAr === null || nameAr === name) ? null : name,
  ar: nameAr ?? (hasArabic(name) ? name : null),
})

/** Columns of a branch from its names. */
export const branchColumnsOf = ({ en, ar }: Names): { name: string; name_ar: string | null } => ({
  name: en ?? ar ?? '',
  name_ar: ar,
})
