import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { hideSetup } from '#/features/companies/companies/hide-setup.server.ts'
import { skipSetupStep } from '#/features/companies/companies/skip-setup.server.ts'
import { HiddenCard, SetupSteps } from '#/features/office/setup/components/setup-steps.tsx'
import { setupForm } from '#/features/office/setup/form.ts'
import { readSetup } from '#/features/office/setup/read-setup.server.ts'
import { setupMessages } from '#/messages/office/setup.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/setup'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, setupMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return { setup: await readSetup(actor), maySkip: may(actor, 'company.write') }
})

export const action = formAction(setupForm, async (actor, input) => {
  if ('step' in input) await skipSetupStep(actor, input.step, input.intent === 'skip')
  else await hideSetup(actor, input.intent === 'hide')
  return null
})

/** Guided start of a company. */
export default function Page({ loaderData: { setup, maySkip } }: Route.ComponentProps) {
  const t = useT(setupMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader title={t('title')} description={t('lead')} />
      {setup.hidden && !setup.isFinished && <HiddenCard />}
      <SetupSteps setup={setup} maySkip={maySkip} />
    </div>
  )
}
