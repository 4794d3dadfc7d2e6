import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { paperScopes } from '#/domain/operations/papers/obligation.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { addObligation } from '#/features/operations/catalogue/change-obligation.server.ts'
import { ObligationFields } from '#/features/operations/catalogue/components/obligation-fields.tsx'
import { newObligationForm } from '#/features/operations/catalogue/form.ts'
import { catalogueMessages } from '#/messages/operations/catalogue.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, catalogueMessages.add) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => {
  authorize(actorOf(context), 'obligations.write')
  return Promise.resolve({ today: riyadhDay(now()) })
})

export const action = formAction(newObligationForm, async (actor, { clientKey, ...input }) => {
  const { code } = await addObligation(actor, { ...input, id: clientKey })
  return redirect(href('/admin/compliance/:code', { code }))
})

/** A new obligation of the catalogue, which counts from today on. */
export default function Page({ loaderData: { today }, actionData }: Route.ComponentProps) {
  const t = useT(catalogueMessages)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/compliance'), label: t('title') }, { label: t('add') }]}
        title={t('add')}
      />
      <ActionForm result={actionData} clientKey>
        <SelectField
          name="scope"
          label={t('scope')}
          help={t('fixed')}
          defaultValue="branch"
          options={paperScopes.map((value) => ({ value, label: t(`scope_${value}`) }))}
        />
        <SelectField
          name="proof"
          label={t('proof')}
          defaultValue="paper"
          options={(['paper', 'check'] as const).map((value) => ({ value, label: t(`proof_${value}`) }))}
        />
        <ObligationFields today={today} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
