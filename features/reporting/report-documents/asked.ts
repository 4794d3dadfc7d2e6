import { z } from 'zod'
import { isLang, type Lang } from '#/domain/text.ts'

/** Requested document: language, and an older revision if given. */
export type Asked = { lang: Lang; revision: number | undefined }

const number = z.coerce.number().int().min(1).max(10_000).optional().catch(undefined)

/** Reads the request from an address. Defaults: the reader's language, the current report. */
export function askedIn(params: URLSearchParams, own: Lang): Asked {
  const lang = params.get('lang')
  return { lang: isLang(lang) ? lang : own, revision: number.parse(params.get('revision') ?? undefined) }
}

export const askedParams = (lang: Lang, revision?: number | null): string =>
  `lang=${lang}${revision ? `&revision=${revision}` : ''}`
