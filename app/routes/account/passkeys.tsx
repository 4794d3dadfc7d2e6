import { keepForm } from '#/app/shell/keep-form.ts'
import { PasskeyList } from '#/features/identity/passkeys/components/passkeys-page.tsx'
import { passkeyForm } from '#/features/identity/passkeys/form.ts'
import { changePasskeys, readOwnPasskeys } from '#/features/identity/passkeys/manage.server.ts'
import { passkeyMessages } from '#/messages/identity/passkeys.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/passkeys'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, passkeyMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  passkeys: await readOwnPasskeys(actorOf(context)),
}))

export const action = formAction(passkeyForm, (actor, form, { context }) =>
  changePasskeys(actor, form, infoOf(context).branding.companyName.en),
)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** Passkeys of all user types. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <PasskeyList passkeys={loaderData.passkeys} result={actionData} />
}
