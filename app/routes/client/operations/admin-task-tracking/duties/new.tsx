import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { DutyFields } from '#/features/operations/duties/components/duty-form.tsx'
import { newDutyForm } from '#/features/operations/duties/form.ts'
import { readDutyChoices } from '#/features/operations/duties/read-duties.server.ts'
import { addDuty } from '#/features/operations/duties/write-duty.server.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dutyMessages.newDuty) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readDutyChoices(actorOf(context)))

export const action = formAction(newDutyForm, async (actor, input) => {
  await addDuty(actor, input)
  return redirect(href('/client/admin-task-tracking/duties/:dutyId', { dutyId: input.id }))
})

/** A new duty. */
export default function Page({ loaderData: choices, actionData }: Route.ComponentProps) {
  const t = useT(dutyMessages)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/admin-task-tracking'), label: t('title') },
          { to: href('/client/admin-task-tracking/duties'), label: t('duties') },
          { label: t('newDuty') },
        ]}
        title={t('newDuty')}
      />
      <ActionForm result={actionData} clientKey>
        <DutyFields duty={null} choices={choices} />
        <FormActions>
          <SubmitButton>{t('addDuty')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
