import type { Lang } from '#/domain/text.ts'
import type { RootData } from './use-root.ts'

export type Matches = readonly ({ id?: string; loaderData?: unknown } | undefined)[]

/** The root's data, for a route's `meta`. */
export const rootOf = (matches: Matches): RootData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

/** The page's language, for a route's `meta`. */
export const langOf = (matches: Matches): Lang => rootOf(matches)?.lang ?? 'en'
