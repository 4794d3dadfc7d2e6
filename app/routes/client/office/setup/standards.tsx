import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { QuestionnairesInUse, TargetForm, Thresholds } from '#/features/office/setup/components/standards.tsx'
import { readStandards } from '#/features/office/setup/read-standards.server.ts'
import { targetForm } from '#/features/reporting/insights/form.ts'
import { saveTarget } from '#/features/reporting/insights/save-settings.server.ts'
import { setupMessages } from '#/messages/office/setup.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/standards'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, setupMessages.step_standards) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readStandards(actorOf(context), infoOf(context).lang))

export const action = formAction(targetForm, async (actor, given) => {
  await saveTarget(actor, given)
  return redirect(href('/client/setup'))
})

/** Standards of the branches: questionnaires, thresholds and target. */
export default function Page({
  loaderData: { standards, target, version, leastMean },
  actionData,
}: Route.ComponentProps) {
  const t = useT(setupMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        title={t('step_standards')}
        description={t('standardsLead')}
        breadcrumbs={[{ to: href('/client/setup'), label: t('title') }, { label: t('step_standards') }]}
      />
      <TargetForm target={target} version={version} result={actionData} />
      <QuestionnairesInUse standards={standards} />
      <Thresholds leastMean={leastMean} />
    </div>
  )
}
