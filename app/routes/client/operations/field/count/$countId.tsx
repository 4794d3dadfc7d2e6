import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { useDisplaySession } from '#/app/shell/display-session.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { CountSheet } from '#/features/kitchen/stock/components/count-sheet.tsx'
import { readCountFilling } from '#/features/kitchen/stock/read-filling.server.ts'
import { stockMessages } from '#/messages/kitchen/stock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$countId'

/** Full screen, without the portal's frame, so that the page alone is kept for use without a connection. */
export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readCountFilling(actorOf(context), params.countId),
)

/** Nothing on the page asks the server again, so it works offline. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, stockMessages.pageTitle) },
  { name: 'robots', content: 'noindex' },
]

export default function Page({ loaderData: filling }: Route.ComponentProps) {
  useDisplaySession('client')
  return <CountSheet key={filling.countId} filling={filling} />
}
