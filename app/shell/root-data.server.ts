import { env } from '#/platform/env.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import type { RootData } from './use-root.ts'

/** Root data of a request; visitors always get the light theme. */
export function rootDataOf({ lang, theme, nonce, branding, actor, id, origin }: RequestInfo): RootData {
  const person = actor && { name: actor.name, email: actor.email, type: actor.type }
  const { MAP_TILES_URL: tiles, MAP_TILES_ATTRIBUTION: attribution } = env()
  const mapSource = tiles ? { tiles, attribution } : null
  return { lang, theme: actor ? theme : 'light', nonce, branding, person, requestId: id, origin, mapSource }
}
