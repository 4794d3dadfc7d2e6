import { csvLine, csvMark } from '#/domain/csv.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { exportPlaces } from '#/features/ordering/control-room/branch-places.server.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { begun, streamOf } from '#/platform/stream.server.ts'
import type { Route } from './+types/export'

async function* csv(rows: ReturnType<typeof exportPlaces>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(csvMark)
  for await (const cells of rows) yield encoder.encode(csvLine(cells))
}

/** Exports branches with their places as a sheet, to be completed and imported. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const rows = exportPlaces(actorOf(context), url.searchParams.get('only') === 'unplaced')
  return new Response(streamOf(csv(await begun(rows))), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="branches-${riyadhDay(now())}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
})
