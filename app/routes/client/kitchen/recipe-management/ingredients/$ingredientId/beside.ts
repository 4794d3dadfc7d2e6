import { readIngredient } from '#/features/kitchen/ingredients/read-ingredient.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** An ingredient beside the list of ingredients. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readIngredient(actorOf(context), params.ingredientId),
)
