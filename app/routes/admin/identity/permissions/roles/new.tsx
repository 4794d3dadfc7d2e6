import { href, redirect, useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { readRoles } from '#/features/identity/staff/list.server.ts'
import { newRoleForm } from '#/features/identity/staff/role-form.ts'
import { roleName } from '#/features/identity/staff/role-name.ts'
import { createRole } from '#/features/identity/staff/save-role.server.ts'
import { staffMatrixMessages, staffMessages } from '#/messages/identity/staff.ts'
import { staffRolePageMessages } from '#/messages/identity/staff-roles.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, staffRolePageMessages.createTitle) },
]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'staff.manage')
  return { roles: await readRoles(actor) }
})

export const action = formAction(newRoleForm, async (actor, form) => {
  const { role } = await createRole(actor, form)
  return redirect(`${href('/admin/permissions/roles/:role', { role })}?created`)
})

/** Creates an own role as a copy of another. */
export default function Page({ loaderData: { roles }, actionData }: Route.ComponentProps) {
  const t = useT(staffRolePageMessages)
  const staff = useT(staffMessages)
  const matrix = useT(staffMatrixMessages)
  const lang = useLang()
  const [params] = useSearchParams()
  const from = roles.find(({ role }) => role === params.get('from'))?.role ?? 'operations'
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        title={t('createTitle')}
        description={t('createLead')}
        breadcrumbs={[
          { to: href('/admin/permissions'), label: staff('title') },
          { to: href('/admin/permissions/roles'), label: matrix('title') },
          { label: t('createTitle') },
        ]}
      />
      <Card>
        <ActionForm result={actionData}>
          <TextField name="nameEn" label={t('nameEn')} maxLength={60} lang="en" required />
          <TextField name="nameAr" label={t('nameAr')} maxLength={60} lang="ar" required />
          <SelectField
            name="from"
            label={t('copyOf')}
            help={t('copyOfHelp')}
            defaultValue={from}
            options={roles.map((role) => ({ value: role.role, label: roleName(role, lang) }))}
          />
          <FormActions>
            <SubmitButton>{t('createSubmit')}</SubmitButton>
            <LinkButton to={href('/admin/permissions/roles')} variant="quiet">
              {t('cancel')}
            </LinkButton>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}
