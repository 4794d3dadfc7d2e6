import { cookPhotoResponse } from '#/features/kitchen/recipes/cook/read-cook.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$photoId'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

/** A photo of a step, below the address of the recipe so that the phone can keep it. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  cookPhotoResponse(actorOf(context), params, infoOf(context).lang),
)
