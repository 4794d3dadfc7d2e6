import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { UserType } from '#/domain/actor.ts'
import type { Lang } from '#/domain/text.ts'
import type { Branding, Theme } from '#/platform/request-context.ts'

/** Root data of every page: language, look and session. */
export type RootData = {
  lang: Lang
  theme: Theme
  nonce: string
  branding: Branding
  person: { name: string; email: string; type: UserType } | null
  requestId: string
  origin: string
  /** Source of map tiles; null: no maps. */
  mapSource: { tiles: string; attribution: string } | null
}

/** Root data for pages refused by a guard, which have no loader data. */
export const RefusedRoot = createContext<RootData | undefined>(undefined)
export const refusedRootId = 'refused-root'

/** Root data for any component. */
export function useRoot(): RootData | undefined {
  const refused = useContext(RefusedRoot)
  const own: RootData | undefined = useRouteLoaderData('root')
  return own ?? refused
}
