import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { useDisplaySession } from '#/app/shell/display-session.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { ReceiveDelivery } from '#/features/kitchen/receipts/components/receive-delivery.tsx'
import { readOpenReceiving } from '#/features/kitchen/receipts/read-receiving.server.ts'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$branchId'

/** Full screen, without the portal's frame, so that the page alone is kept for use without a connection. */
export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readOpenReceiving(actorOf(context), params.branchId),
)

/** Nothing on the page asks the server again, so it works offline. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, receivingMessages.title) },
  { name: 'robots', content: 'noindex' },
]

export default function Page({ loaderData: receiving }: Route.ComponentProps) {
  useDisplaySession('client')
  return <ReceiveDelivery key={receiving.place} receiving={receiving} />
}
