import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { MailingFields } from '#/features/reporting/mailings/components/mailing-form.tsx'
import { newMailingForm } from '#/features/reporting/mailings/form.ts'
import { addMailing, readMailingPlaces } from '#/features/reporting/mailings/mailings.server.ts'
import { reportMailingMessages } from '#/messages/reporting/mailings.ts'
import { reportMessages } from '#/messages/reports.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, reportMailingMessages.new) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readMailingPlaces(actorOf(context)))

export const action = formAction(newMailingForm, async (actor, input) => {
  await addMailing(actor, input)
  return redirect(href('/client/reports/mailings/:mailingId', { mailingId: input.id }))
})

/** A new list of addresses for reports. */
export default function Page({ loaderData: places, actionData }: Route.ComponentProps) {
  const t = useT(reportMailingMessages)
  const word = useT(reportMessages)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/reports'), label: word('reports') },
          { to: href('/client/reports/mailings'), label: t('title') },
          { label: t('new') },
        ]}
        title={t('new')}
        description={t('intro')}
      />
      <ActionForm result={actionData} clientKey>
        <MailingFields mailing={null} places={places} />
        <FormActions>
          <SubmitButton>{t('add')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
