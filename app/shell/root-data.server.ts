import { tilesDoor } from '#/platform/doors.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import type { RootData } from './use-root.ts'

/** Root data of a request; visitors always get the light theme. */
export function rootDataOf({ lang, theme, nonce, branding, actor, id, origin }: RequestInfo): RootData {
  const person = actor && { name: actor.name, email: actor.email, type: actor.type }
  const shownTheme = actor ? theme : 'light'
  return { lang, theme: shownTheme, nonce, branding, person, requestId: id, origin, mapSource: tilesDoor() }
}
