import { readLeftOut } from '#/features/kitchen/ingredient-import/undo-import.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$importId'

/** The rows that an import left out, with the reason of each. */
export const loader = pageData(
  async ({ context, params }: Route.LoaderArgs) =>
    new Response(await readLeftOut(actorOf(context), params.importId), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="left-out.csv"',
        'cache-control': 'private, no-store',
      },
    }),
)
