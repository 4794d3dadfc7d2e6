import { keepForm } from '#/app/shell/keep-form.ts'
import { OwnPhone } from '#/features/identity/phone/components/own-phone.tsx'
import { ownPhoneForm } from '#/features/identity/phone/form.ts'
import { changeOwnPhone, readOwnPhone } from '#/features/identity/phone/manage.server.ts'
import { phoneMessages } from '#/messages/identity/phone.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { offersPhoneCodes } from '#/platform/sms.server.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/phone'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, phoneMessages.ownTitle) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  own: await readOwnPhone(actorOf(context)),
  offered: offersPhoneCodes(),
}))

export const action = formAction(ownPhoneForm, changeOwnPhone)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** Verified number of all user types. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnPhone {...loaderData} result={actionData} />
}
