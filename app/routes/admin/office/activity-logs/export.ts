import { logQueryOf } from '#/features/core/activity/entry.ts'
import { exportLog } from '#/features/core/activity/export-log.server.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import type { Route } from './+types/export'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const body = await exportLog(actorOf(context), logQueryOf(url.searchParams), infoOf(context).lang)
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="activity-${riyadhDay(now())}.csv"`,
    'cache-control': 'private, no-store',
  }
  return new Response(body, { headers })
})
