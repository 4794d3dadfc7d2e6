import { AccountCard, PublicLink } from '#/features/identity/accounts/components/account-card.tsx'
import { useExplanation } from '#/features/identity/accounts/components/explain.tsx'
import { mailSignInMessages } from '#/messages/identity/mail-sign-in.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { keepForm } from '#/app/shell/keep-form.ts'
import { publicMeta } from '#/app/shell/page-title.ts'
import { mailSignInAction } from '../enter.server.ts'
import type { Route } from './+types/mail'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/login/mail',
    title: mailSignInMessages.title,
    description: mailSignInMessages.about,
    noindex: true,
  })

export const action = mailSignInAction

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('account.login-failed', serverAction)

/** The request that a code belongs to: after sending, and after a wrong code. */
function requestIn(result: Route.ComponentProps['actionData']): { email: string; request: string } | null {
  if (!result) return null
  if (result.ok) return result.result
  const { email, request } = result.values
  return email && request ? { email, request } : null
}

/** Asks for a mail, then for the code in it. Identical for known and unknown addresses. */
export default function Page({ actionData }: Route.ComponentProps) {
  const t = useT(mailSignInMessages)
  const explain = useExplanation(actionData)
  const asked = requestIn(actionData)
  const back = <PublicLink to="/login">{t('back')}</PublicLink>
  if (!asked)
    return (
      <AccountCard title={t('title')} lead={t('lead')} footer={back}>
        <ActionForm result={actionData} explain={explain}>
          <input type="hidden" name="intent" value="send" />
          <TextField name="email" type="email" label={t('email')} autoComplete="username" maxLength={254} required />
          <SubmitButton full size="large">
            {t('send')}
          </SubmitButton>
        </ActionForm>
      </AccountCard>
    )
  return (
    <AccountCard
      isAnswer={actionData?.ok ?? false}
      title={t('sent')}
      lead={<span className="wrap-anywhere">{t('sentLead', { email: asked.email })}</span>}
      footer={
        <>
          <PublicLink to="/login/mail">{t('again')}</PublicLink>
          {back}
        </>
      }
    >
      <ActionForm result={actionData} explain={explain}>
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="email" value={asked.email} />
        <input type="hidden" name="request" value={asked.request} />
        <TextField
          name="code"
          type="code"
          label={t('code')}
          help={t('codeHelp')}
          autoComplete="one-time-code"
          maxLength={10}
          required
        />
        <SubmitButton full size="large">
          {t('signIn')}
        </SubmitButton>
      </ActionForm>
    </AccountCard>
  )
}
