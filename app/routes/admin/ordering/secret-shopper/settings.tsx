import { redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { assignmentSettings, saveAssignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { RulesForm } from '#/features/ordering/control-room/components/rules-form.tsx'
import { assignmentRulesForm } from '#/features/ordering/control-room/form.ts'
import { roomPath } from '#/features/ordering/control-room/room-query.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { assignmentRuleMessages } from '#/messages/ordering/control-room.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/settings'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, assignmentRuleMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  authorize(actorOf(context), 'settings.update')
  return { settings: await assignmentSettings() }
})

export const action = formAction(assignmentRulesForm, async (actor, input) => {
  await saveAssignmentSettings(actor, input)
  return redirect(`${roomPath}/settings?done=saved`)
})

/** Settings of assignment: hard rules, deadlines of offers, and the bonus. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(assignmentRuleMessages)
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        breadcrumbs={[{ to: roomPath, label: t('back') }, { label: t('title') }]}
      />
      <DoneMessage texts={{ saved: t('saved') }} />
      <RulesForm key={JSON.stringify(loaderData.settings)} settings={loaderData.settings} result={actionData} />
    </>
  )
}
