import { riyadhDay } from '#/domain/riyadh-time.ts'
import { securityText } from '#/domain/security-text.ts'
import { now } from '#/platform/clock.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/security.txt'

/** Where to report faults of security, at the standard address. */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(securityText(infoOf(context).origin, riyadhDay(now())), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
