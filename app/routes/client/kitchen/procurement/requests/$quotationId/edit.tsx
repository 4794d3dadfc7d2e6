import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { RequestFields } from '#/features/kitchen/quotations/components/request-fields.tsx'
import { editDraft, readDraft } from '#/features/kitchen/quotations/edit-draft.server.ts'
import { draftForm } from '#/features/kitchen/quotations/form.ts'
import { readSupplierChoices } from '#/features/kitchen/quotations/supplier-choices.server.ts'
import { readBranchChoices, readIngredientChoices } from '#/features/kitchen/suppliers/read-supplier.server.ts'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/edit'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, quotationMessages.editTitle) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [draft, ingredients, suppliers, branches] = await Promise.all([
    readDraft(actor, params.quotationId),
    readIngredientChoices(actor),
    readSupplierChoices(actor),
    readBranchChoices(actor),
  ])
  return { draft, choices: { ingredients, suppliers, branches } }
})

export const action = async (args: Route.ActionArgs) => {
  const { quotationId: requestId } = args.params
  return formAction(draftForm, async (actor, { revision, ...given }) => {
    await editDraft(actor, { requestId, revision }, given)
    return redirect(href('/client/procurement/requests/:quotationId', { quotationId: requestId }))
  })(args)
}

/** A quotation request that was not sent yet, rewritten. */
export default function Page({ loaderData: { draft, choices }, actionData, params }: Route.ComponentProps) {
  const t = useT(quotationMessages)
  return (
    <div className="mx-auto flex w-full max-w-[800px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/procurement/requests'), label: t('pageTitle') },
          {
            to: href('/client/procurement/requests/:quotationId', params),
            label: t('numbered', { number: String(draft.number) }),
          },
          { label: t('editDraft') },
        ]}
        title={t('editTitle')}
      />
      <ActionForm result={actionData}>
        <input type="hidden" name="revision" value={draft.revision} />
        <RequestFields choices={choices} start={draft} />
        <FormActions>
          <SubmitButton>{t('saveDraft')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
