import { AccountCard, PublicLink } from '#/features/identity/accounts/components/account-card.tsx'
import { useExplanation } from '#/features/identity/accounts/components/explain.tsx'
import { NewPasswordFields } from '#/features/identity/accounts/components/registration-fields.tsx'
import { resetForm } from '#/features/identity/accounts/form.ts'
import { resetLink, setNewPassword } from '#/features/identity/accounts/reset-password.server.ts'
import { accountMessages, accountPages } from '#/messages/accounts.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { keepForm } from '../../shell/keep-form.ts'
import { publicMeta } from '../../shell/page-title.ts'
import type { Route } from './+types/reset-password'

export const meta: Route.MetaFunction = ({ matches }) => {
  const [title, description] = [accountPages.reset, accountPages.resetAbout]
  return publicMeta({ matches, path: '/reset-password', title, description, noindex: true })
}

export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  return { token, ...(await resetLink(token)) }
}

export const action = publicFormAction(resetForm, async (info, { token, password }) => {
  await setNewPassword(info, token, password)
  return { done: true }
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(accountMessages)
  const lang = useLang()
  const explain = useExplanation(actionData)
  if (actionData?.ok)
    return (
      <AccountCard paper isAnswer title={t('passwordDone')} lead={t('passwordDoneLead')}>
        <LinkButton to={publicPath(lang, '/login')} variant="primary" size="large" full>
          {t('goToSignIn')}
        </LinkButton>
      </AccountCard>
    )
  if (!loaderData.valid)
    return (
      <AccountCard paper title={t('linkDead')} lead={t('linkDeadLead')}>
        <LinkButton to={publicPath(lang, '/forgot-password')} variant="primary" size="large" full>
          {t('askNewLink')}
        </LinkButton>
      </AccountCard>
    )
  return (
    <AccountCard
      paper
      title={t('resetTitle')}
      lead={t('resetLead')}
      footer={<PublicLink to="/login">{t('backToSignIn')}</PublicLink>}
    >
      <ActionForm result={actionData} explain={explain}>
        <input type="hidden" name="token" value={loaderData.token} />
        <NewPasswordFields isNew forAdmin={loaderData.forAdmin} />
        <SubmitButton full size="large">
          {t('savePassword')}
        </SubmitButton>
      </ActionForm>
    </AccountCard>
  )
}
