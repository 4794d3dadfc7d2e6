import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { useDisplaySession } from '#/app/shell/display-session.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { CookView } from '#/features/kitchen/recipes/cook/cook-view.tsx'
import { readCookPage } from '#/features/kitchen/recipes/cook/read-cook.server.ts'
import { cookMessages } from '#/messages/kitchen/recipe-cook.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$recipeId'

/** Full screen, without the portal's frame, so that the page alone is kept for use without a connection. */
export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readCookPage(actorOf(context), params.recipeId),
)

/** Nothing on the page asks the server again, so it works offline. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, cookMessages.cook) },
  { name: 'robots', content: 'noindex' },
]

/** A recipe for the kitchen: large, with ticks and timers, without costs. */
export default function Page({ loaderData: page }: Route.ComponentProps) {
  useDisplaySession('client')
  return <CookView key={page.id} page={page} />
}
