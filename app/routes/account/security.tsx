import { keepForm } from '#/app/shell/keep-form.ts'
import { SecondFactorNotice } from '#/features/identity/second-factor/components/duty-notice.tsx'
import { SignInSecurity } from '#/features/identity/second-factor/components/security-page.tsx'
import { secondFactorForm } from '#/features/identity/second-factor/form.ts'
import { changeSecondFactor, secondFactorOf } from '#/features/identity/second-factor/manage.server.ts'
import { secondFactorMessages } from '#/messages/second-factor.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/security'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, secondFactorMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const { branding, secondFactor } = infoOf(context)
  return { factor: await secondFactorOf(actorOf(context), branding.companyName.en), duty: secondFactor ?? null }
})

export const action = formAction(secondFactorForm, changeSecondFactor)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** Sign-in settings of all user types. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(secondFactorMessages)
  return (
    <>
      <p className="prose-width text-ui text-ink-2">{t('lead')}</p>
      <SecondFactorNotice duty={loaderData.duty} />
      <SignInSecurity factor={loaderData.factor} result={actionData} />
    </>
  )
}
