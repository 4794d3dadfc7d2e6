import { z } from 'zod'
import { isLang, type Lang } from '#/domain/text.ts'

/** Which document is asked for: its language, and the revision where an older one is meant. */
export type Asked = { lang: Lang; revision: number | undefined }

const number = z.coerce.number().int().min(1).max(10_000).optional().catch(undefined)

/** What an address asks for; without a language it is the reader's own, without a revision the report as it stands. */
export function askedIn(params: URLSearchParams, own: Lang): Asked {
  const lang = params.get('lang')
  return { lang: isLang(lang) ? lang : own, revision: number.parse(params.get('revision') ?? undefined) }
}

export const askedParams = (lang: Lang, revision?: number | null): string =>
  `lang=${lang}${revision ? `&revision=${revision}` : ''}`
