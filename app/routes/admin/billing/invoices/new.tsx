import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { AppError } from '#/domain/errors.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { createDraft } from '#/features/billing/office-invoices/draft-steps.server.ts'
import { newInvoiceForm } from '#/features/billing/office-invoices/form.ts'
import { readClientChoice } from '#/features/ordering/requests/find-clients.server.ts'
import { ClientField } from '#/features/shoppers/roster/components/client-field.tsx'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, invoicePageMessages.newTitle) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  if (!may(actor, 'invoices.issue')) throw new AppError('not-allowed')
  const client = url.searchParams.get('client')
  return { today: riyadhDay(now()), client: client ? await readClientChoice(actor, client) : null }
})

export const action = formAction(newInvoiceForm, async (actor, { clientKey, clientId, suppliedOn }) => {
  await createDraft(actor, { id: clientKey, clientId, suppliedOn })
  return redirect(href('/admin/invoices/:invoiceId', { invoiceId: clientKey }))
})

/** Starts a manual invoice; its lines follow on the next page. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(invoicePageMessages)
  const list = useT(invoiceMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/invoices'), label: list('title') }, { label: t('newTitle') }]}
        title={t('newTitle')}
        description={t('newIntro')}
      />
      <Card>
        <ActionForm result={actionData} clientKey className="max-w-[35rem]">
          <ClientField help={t('clientHelp')} start={loaderData.client} />
          <DateField name="suppliedOn" label={t('suppliedOn')} defaultValue={loaderData.today} />
          <FormActions>
            <SubmitButton>{t('begin')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}
