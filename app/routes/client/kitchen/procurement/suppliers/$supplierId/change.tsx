import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { SupplierFields } from '#/features/kitchen/suppliers/components/supplier-fields.tsx'
import { supplierForm } from '#/features/kitchen/suppliers/form.ts'
import { readBranchChoices, readSupplier } from '#/features/kitchen/suppliers/read-supplier.server.ts'
import { changeSupplier } from '#/features/kitchen/suppliers/save-supplier.server.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/change'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, supplierMessages.change) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'suppliers.write')
  const [supplier, branches] = await Promise.all([readSupplier(actor, params.supplierId), readBranchChoices(actor)])
  return { supplier, branches }
})

export const action = async (args: Route.ActionArgs) =>
  formAction(supplierForm, async (actor, { revision, ...given }) => {
    const { supplierId } = args.params
    await changeSupplier(actor, { supplierId, revision }, given)
    return redirect(href('/client/procurement/suppliers/:supplierId', { supplierId }))
  })(args)

/** What is known of a supplier, to be changed. */
export default function Page({ loaderData: { supplier, branches }, actionData }: Route.ComponentProps) {
  const t = useT(supplierMessages)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/procurement/suppliers'), label: t('title') },
          {
            to: href('/client/procurement/suppliers/:supplierId', { supplierId: supplier.id }),
            label: <bdi>{supplier.name}</bdi>,
          },
          { label: t('change') },
        ]}
        title={t('changeTitle', { name: supplier.name })}
      />
      <ActionForm result={actionData}>
        <input type="hidden" name="revision" value={supplier.revision} />
        <SupplierFields first={supplier} branches={branches} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
