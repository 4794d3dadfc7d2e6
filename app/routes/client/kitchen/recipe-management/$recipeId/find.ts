import { searchText } from '#/domain/plain-text.ts'
import { findForLine } from '#/features/kitchen/recipes/read-sheet.server.ts'
import { toWire } from '#/features/kitchen/recipes/wire.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/find'

/** Ingredients and recipes for the next line of a sheet. */
export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const q = searchText(url.searchParams)
  const found = await findForLine(actorOf(context), { q, recipeId: params.recipeId })
  return new Response(toWire(found), {
    headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' },
  })
})
