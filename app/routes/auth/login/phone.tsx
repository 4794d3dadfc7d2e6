import { AccountCard, PublicLink } from '#/features/identity/accounts/components/account-card.tsx'
import { useExplanation } from '#/features/identity/accounts/components/explain.tsx'
import { phoneMessages } from '#/messages/identity/phone.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { keepForm } from '#/app/shell/keep-form.ts'
import { publicMeta } from '#/app/shell/page-title.ts'
import { phoneSignInAction } from '../enter.server.ts'
import type { Route } from './+types/phone'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/login/phone',
    title: phoneMessages.title,
    description: phoneMessages.about,
    noindex: true,
  })

export const action = phoneSignInAction

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('account.login-failed', serverAction)

/** The request that a code belongs to: after sending, and after a wrong code. */
function requestIn(result: Route.ComponentProps['actionData']): { phone: string; request: string } | null {
  if (!result) return null
  if (result.ok) return result.result
  const { phone, request } = result.values
  return phone && request ? { phone, request } : null
}

/** Asks for a number, then for the code. Identical for known and unknown numbers. */
export default function Page({ actionData }: Route.ComponentProps) {
  const t = useT(phoneMessages)
  const explain = useExplanation(actionData)
  const asked = requestIn(actionData)
  const back = <PublicLink to="/login">{t('back')}</PublicLink>
  if (!asked)
    return (
      <AccountCard title={t('title')} lead={t('lead')} footer={back}>
        <ActionForm result={actionData} explain={explain}>
          <input type="hidden" name="intent" value="send" />
          <TextField
            name="phone"
            type="tel"
            label={t('phone')}
            help={t('phoneHelp')}
            autoComplete="tel"
            maxLength={40}
            required
          />
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
      lead={<span className="wrap-anywhere">{t('sentLead', { phone: asked.phone })}</span>}
      footer={
        <>
          <PublicLink to="/login/phone">{t('again')}</PublicLink>
          {back}
        </>
      }
    >
      <ActionForm result={actionData} explain={explain}>
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="phone" value={asked.phone} />
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
