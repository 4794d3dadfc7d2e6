import { ArrowLeft } from 'lucide-react'
import { landingOf } from '#/domain/actor.ts'
import { SecondFactorNotice } from '#/features/identity/second-factor/components/duty-notice.tsx'
import { SignInSecurity } from '#/features/identity/second-factor/components/security-page.tsx'
import { secondFactorForm } from '#/features/identity/second-factor/form.ts'
import { changeSecondFactor, secondFactorOf } from '#/features/identity/second-factor/manage.server.ts'
import { secondFactorMessages } from '#/messages/second-factor.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { useRoot } from '#/app/shell/use-root.ts'
import type { Route } from './+types/security'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, secondFactorMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const { branding, secondFactor } = infoOf(context)
  return { factor: await secondFactorOf(actorOf(context), branding.companyName.en), duty: secondFactor ?? null }
})

export const action = formAction(secondFactorForm, changeSecondFactor)

/** Sign-in settings of all user types. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(secondFactorMessages)
  const person = useRoot()?.person
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-[45rem] flex-col gap-6 bg-page p-4 text-ink md:p-8">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <LinkButton to={landingOf(person?.type)} icon={ArrowLeft} directional variant="quiet">
            {t('back')}
          </LinkButton>
        }
      />
      <SecondFactorNotice duty={loaderData.duty} />
      <SignInSecurity factor={loaderData.factor} result={actionData} />
    </main>
  )
}
