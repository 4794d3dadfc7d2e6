import { href, redirect } from 'react-router'
import { authorize } from '#/domain/permissions.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/cook'

/** The former address of the cook view, which tablets may have kept. */
export const loader = pageData(({ context, params: { recipeId } }: Route.LoaderArgs) => {
  authorize(actorOf(context), 'kitchen.read')
  return redirect(href('/client/field/cook/:recipeId', { recipeId }))
})
