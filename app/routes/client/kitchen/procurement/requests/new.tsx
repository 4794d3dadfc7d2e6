import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { RequestFields } from '#/features/kitchen/quotations/components/request-fields.tsx'
import { newRequestForm } from '#/features/kitchen/quotations/form.ts'
import { makeRequest } from '#/features/kitchen/quotations/make-request.server.ts'
import { readSupplierChoices } from '#/features/kitchen/quotations/supplier-choices.server.ts'
import { readBranchChoices, readIngredientChoices } from '#/features/kitchen/suppliers/read-supplier.server.ts'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, quotationMessages.add) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'suppliers.write')
  const [ingredients, suppliers, branches] = await Promise.all([
    readIngredientChoices(actor),
    readSupplierChoices(actor),
    readBranchChoices(actor),
  ])
  return { choices: { ingredients, suppliers, branches }, closesAt: `${addDays(riyadhDay(now()), 3)}T18:00` }
})

export const action = formAction(newRequestForm, async (actor, { clientKey, ...given }) => {
  await makeRequest(actor, clientKey, given)
  return redirect(href('/client/procurement/requests/:quotationId', { quotationId: clientKey }))
})

/** A new quotation request: what is needed, who is asked, until when. */
export default function Page({ loaderData: { choices, closesAt }, actionData }: Route.ComponentProps) {
  const t = useT(quotationMessages)
  const isPossible = choices.ingredients.length > 0 && choices.suppliers.length > 0
  return (
    <div className="mx-auto flex w-full max-w-[800px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/procurement/requests'), label: t('pageTitle') }, { label: t('add') }]}
        title={t('add')}
      />
      {isPossible ? (
        <ActionForm result={actionData} clientKey>
          <RequestFields choices={choices} start={{ closesAt }} />
          <FormActions>
            <SubmitButton>{t('saveDraft')}</SubmitButton>
          </FormActions>
        </ActionForm>
      ) : (
        <EmptyState
          title={t('needSuppliers')}
          action={<LinkButton to={href('/client/procurement/suppliers')}>{t('toSuppliers')}</LinkButton>}
        />
      )}
    </div>
  )
}
