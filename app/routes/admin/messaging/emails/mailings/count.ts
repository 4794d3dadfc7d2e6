import { segmentForm, segmentOf } from '#/features/messaging/mailings/form.ts'
import { countPeople } from '#/features/messaging/mailings/read.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/count'

/** People of the typed segment; null while no purpose or no group is chosen. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const typed = segmentForm.safeParse(Object.fromEntries(url.searchParams))
  if (!typed.success) return { count: null }
  const segment = segmentOf(typed.data)
  if (segment.roles.length === 0) return { count: null }
  return { count: await countPeople(actorOf(context), segment, typed.data.purpose) }
})
