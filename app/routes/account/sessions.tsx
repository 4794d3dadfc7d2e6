import { keepForm } from '#/app/shell/keep-form.ts'
import { SessionList } from '#/features/identity/sessions/components/session-list.tsx'
import { sessionsForm } from '#/features/identity/sessions/form.ts'
import { endSessions, readSessions } from '#/features/identity/sessions/sessions.server.ts'
import { sessionMessages } from '#/messages/identity/sessions.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { pageTitle } from '../../shell/page-title.ts'
import type { Route } from './+types/sessions'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, sessionMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readSessions(actorOf(context)))

export const action = formAction(sessionsForm, endSessions)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** Devices with an open session. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <SessionList devices={loaderData} result={actionData} />
}
