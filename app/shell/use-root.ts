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
}

/** The root's data, wherever a component is. */
export const useRoot = () => useRouteLoaderData('root') as RootData | undefined
