import { labelAsked, sendLabel } from '#/features/kitchen/recipes/paper/label.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/label'

/** Labels of a batch as a PDF, of the moment when it was made. */
export const loader = pageData(({ context, params, url }: Route.LoaderArgs) =>
  sendLabel(actorOf(context), params.recipeId, labelAsked(url.searchParams)),
)
