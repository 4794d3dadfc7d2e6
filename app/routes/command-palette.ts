import { findRecords } from '#/features/office/search/find-records.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/command-palette'

/** Records matching the header's search, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = infoOf(context)
  const headers = { 'cache-control': 'private, no-store' }
  if (!actor) return Response.json({ records: [] }, { status: 401, headers })
  return Response.json({ records: await findRecords(actor, url.searchParams.get('q') ?? '') }, { headers })
}
