import { AccountCard, PublicLink } from '#/features/identity/accounts/components/account-card.tsx'
import { useExplanation } from '#/features/identity/accounts/components/explain.tsx'
import { forgotForm } from '#/features/identity/accounts/form.ts'
import { requestPasswordReset } from '#/features/identity/accounts/reset-password.server.ts'
import { accountMessages, accountPages } from '#/messages/accounts.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { keepForm } from '../../shell/keep-form.ts'
import { publicMeta } from '../../shell/page-title.ts'
import type { Route } from './+types/forgot-password'

export const meta: Route.MetaFunction = ({ matches }) => {
  const [title, description] = [accountPages.forgot, accountPages.forgotAbout]
  return publicMeta({ matches, path: '/forgot-password', title, description, noindex: true })
}

export const action = publicFormAction(forgotForm, (info, { email }) => requestPasswordReset(info, email))

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

export default function Page({ actionData }: Route.ComponentProps) {
  const t = useT(accountMessages)
  const explain = useExplanation(actionData)
  const back = <PublicLink to="/login">{t('backToSignIn')}</PublicLink>
  if (actionData?.ok) return <LinkSent email={actionData.result.email} />
  return (
    <AccountCard paper title={t('forgotTitle')} lead={t('forgotLead')} footer={back}>
      <ActionForm result={actionData} explain={explain}>
        <TextField name="email" type="email" label={t('email')} autoComplete="username" maxLength={254} required />
        <SubmitButton full size="large">
          {t('sendLink')}
        </SubmitButton>
      </ActionForm>
    </AccountCard>
  )
}

/** Identical for known and unknown addresses. */
function LinkSent({ email }: { email: string }) {
  const t = useT(accountMessages)
  return (
    <AccountCard
      paper
      isAnswer
      title={t('linkSent')}
      lead={<span className="wrap-anywhere">{t('linkSentLead', { email })}</span>}
      footer={<PublicLink to="/login">{t('backToSignIn')}</PublicLink>}
    >
      <p className="text-ui text-ink-2">{t('linkSentHelp')}</p>
      <p>
        <PublicLink to="/forgot-password">{t('askAgain')}</PublicLink>
      </p>
    </AccountCard>
  )
}
