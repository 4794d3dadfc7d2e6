import { useDisplaySession } from '#/app/shell/display-session.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { PhoneActionPage } from '#/features/reporting/corrective-actions/phone/components/phone-action.tsx'
import { readPhoneAction } from '#/features/reporting/corrective-actions/phone/read-phone-action.server.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$actionId'

/** Full screen, without the portal's frame, so that the page alone is kept for use without a connection. */
export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readPhoneAction(actorOf(context), params.actionId, infoOf(context).lang),
)

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, correctiveActionMessages.action) },
  { name: 'robots', content: 'noindex' },
]

export default function Page({ loaderData: given }: Route.ComponentProps) {
  useDisplaySession('client')
  return <PhoneActionPage key={given.action.id} given={given} />
}
