import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { langs } from '#/domain/text.ts'
import { inviteStaffForm } from '#/features/identity/staff/form.ts'
import { inviteStaff } from '#/features/identity/staff/invite.server.ts'
import { readRoles } from '#/features/identity/staff/list.server.ts'
import { roleName } from '#/features/identity/staff/role-name.ts'
import { staffMessages } from '#/messages/identity/staff.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { Route } from './+types/invite'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, staffMessages.inviteTitle) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'staff.manage')
  return { roles: await readRoles(actor) }
})

export const action = formAction(inviteStaffForm, async (actor, form) => {
  await inviteStaff(actor, form)
  return redirect(`${href('/admin/permissions')}?invited=${encodeURIComponent(form.email)}`)
})

/** Invites a person to the staff. */
export default function Page({ loaderData: { roles }, actionData }: Route.ComponentProps) {
  const t = useT(staffMessages)
  const lang = useLang()
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        title={t('inviteTitle')}
        description={t('inviteLead')}
        breadcrumbs={[{ to: href('/admin/permissions'), label: t('title') }, { label: t('invite') }]}
      />
      <Card>
        <ActionForm result={actionData}>
          <TextField name="fullName" label={t('fullName')} maxLength={200} required />
          <TextField name="email" type="email" label={t('email')} maxLength={254} required />
          <SelectField
            name="role"
            label={t('role')}
            required
            options={roles.map((role) => ({ value: role.role, label: roleName(role, lang) }))}
          />
          <SelectField
            name="language"
            label={t('language')}
            defaultValue={lang}
            options={langs.map((value) => ({ value, label: t(value) }))}
          />
          <FormActions>
            <SubmitButton>{t('send')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}
