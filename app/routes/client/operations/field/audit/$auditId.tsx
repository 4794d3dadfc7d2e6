import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { useDisplaySession } from '#/app/shell/display-session.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { FillAudit } from '#/features/operations/audits/components/fill-audit.tsx'
import { readAuditFilling } from '#/features/operations/audits/read-filling.server.ts'
import { auditMessages } from '#/messages/operations/audits.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$auditId'

/** Full screen, without the portal's frame, so that the page alone is kept for use without a connection. */
export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readAuditFilling(actorOf(context), params.auditId),
)

/** Changing sections needs no request, so it works offline. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, auditMessages.audit) },
  { name: 'robots', content: 'noindex' },
]

export default function Page({ loaderData: filling }: Route.ComponentProps) {
  useDisplaySession('client')
  return <FillAudit key={filling.auditId} filling={filling} />
}
