import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { SupplierFields } from '#/features/kitchen/suppliers/components/supplier-fields.tsx'
import { newSupplierForm } from '#/features/kitchen/suppliers/form.ts'
import { readBranchChoices } from '#/features/kitchen/suppliers/read-supplier.server.ts'
import { addSupplier } from '#/features/kitchen/suppliers/save-supplier.server.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, supplierMessages.add) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'suppliers.write')
  return { branches: await readBranchChoices(actor) }
})

export const action = formAction(newSupplierForm, async (actor, { clientKey, ...given }) => {
  await addSupplier(actor, clientKey, given)
  return redirect(href('/client/procurement/suppliers/:supplierId', { supplierId: clientKey }))
})

/** A new supplier. */
export default function Page({ loaderData: { branches }, actionData }: Route.ComponentProps) {
  const t = useT(supplierMessages)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/procurement/suppliers'), label: t('title') }, { label: t('add') }]}
        title={t('add')}
      />
      <ActionForm result={actionData} clientKey>
        <SupplierFields branches={branches} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
