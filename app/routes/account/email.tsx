import { keepForm } from '#/app/shell/keep-form.ts'
import { EmailCards } from '#/features/identity/email/components/email-cards.tsx'
import { changeEmail, readEmail } from '#/features/identity/email/email.server.ts'
import { emailForm } from '#/features/identity/email/form.ts'
import { ownEmailMessages } from '#/messages/identity/email.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { pageTitle } from '../../shell/page-title.ts'
import type { Route } from './+types/email'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, ownEmailMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readEmail(actorOf(context)))

export const action = formAction(emailForm, changeEmail)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** The address that signs in, and its change. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailCards state={loaderData} result={actionData} />
}
