import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { UserType } from '#/domain/actor.ts'
import type { Lang } from '#/domain/text.ts'
import type { Branding, Theme } from '#/platform/request-context.ts'

/** What every page is given by the root: language, look and who is signed in. */
export type RootData = {
  lang: Lang
  theme: Theme
  nonce: string
  branding: Branding
  person: { name: string; email: string; type: UserType } | null
  requestId: string
  origin: string
  /** Pictures of the ground for maps; null: the platform draws a plain ground. */
  mapSource: { tiles: string; attribution: string } | null
}

/** A page that a guard refused has no loaders' data at all, yet it is read in somebody's language and look: this is theirs. */
export const RefusedRoot = createContext<RootData | undefined>(undefined)
export const refusedRootId = 'refused-root'

/** The root's data, wherever a component is. */
export function useRoot(): RootData | undefined {
  const refused = useContext(RefusedRoot)
  const own: RootData | undefined = useRouteLoaderData('root')
  return own ?? refused
}
