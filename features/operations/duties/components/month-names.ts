import { monthName } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'

const namesIn = (lang: Lang): string[] =>
  Array.from({ length: 12 }, (_, at) => monthName(`2026-${String(at + 1).padStart(2, '0')}`, lang).slice(0, -5))

/** Names of the months without a year. */
export const monthNames: Record<Lang, readonly string[]> = { en: namesIn('en'), ar: namesIn('ar') }
