import { keepForm } from '#/app/shell/keep-form.ts'
import { NewPasswordFields } from '#/features/identity/accounts/components/registration-fields.tsx'
import { changeOwnPassword } from '#/features/identity/accounts/change-password.server.ts'
import { passwordForm } from '#/features/identity/accounts/form.ts'
import { passwordMessages } from '#/messages/identity/password.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { pageTitle } from '../../shell/page-title.ts'
import type { Route } from './+types/password'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, passwordMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => {
  const { type, email } = actorOf(context)
  return { forAdmin: type === 'admin', email }
})

export const action = formAction(passwordForm, async (actor, { password }) => {
  await changeOwnPassword(actor, password)
  return null
})

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** New password; an old sign-in is confirmed first, in place. */
export default function Page({ loaderData: { forAdmin, email }, actionData }: Route.ComponentProps) {
  const t = useT(passwordMessages)
  if (actionData?.ok)
    return (
      <Notice kind="success" live title={t('saved')}>
        {t('savedLead')}
      </Notice>
    )
  return (
    <Card title={t('title')} description={t('lead')}>
      <ActionForm result={actionData}>
        {/* why: password managers store the new password under this address */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields isNew forAdmin={forAdmin} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
