import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { useDisplaySession } from '#/app/shell/display-session.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { FillReport } from '#/features/operations/daily-reports/components/fill-report.tsx'
import { readFilling } from '#/features/operations/daily-reports/read-filling.server.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$shift'

/** Full screen, without the portal's frame, so that the page alone is kept for use without a connection. */
export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = pageData(({ context, params }: Route.LoaderArgs) => readFilling(actorOf(context), params))

/** Changing steps needs no request, so it works offline. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, dailyMessages.report) },
  { name: 'robots', content: 'noindex' },
]

export default function Page({ loaderData: filling }: Route.ComponentProps) {
  useDisplaySession('client')
  return <FillReport key={`${filling.branchId} ${filling.day} ${filling.shift}`} filling={filling} />
}
