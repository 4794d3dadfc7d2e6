import { href, redirect } from 'react-router'
import type { Route } from './+types/cook'

/** The former address of the cook view, which tablets may have kept. */
export const loader = ({ params: { recipeId } }: Route.LoaderArgs) =>
  redirect(href('/client/field/cook/:recipeId', { recipeId }))
