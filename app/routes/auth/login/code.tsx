import { AccountCard, PublicLink } from '#/features/identity/accounts/components/account-card.tsx'
import { useExplanation } from '#/features/identity/accounts/components/explain.tsx'
import { PasskeySignIn } from '#/features/identity/passkeys/components/passkey-sign-in.tsx'
import { mayText } from '#/features/identity/phone/second-step.server.ts'
import { waitingSignIn } from '#/features/identity/second-factor/pass.server.ts'
import { phoneMessages } from '#/messages/identity/phone.ts'
import { secondFactorMessages } from '#/messages/second-factor.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { keepForm } from '#/app/shell/keep-form.ts'
import { publicMeta } from '#/app/shell/page-title.ts'
import { secondStepAction } from '../enter.server.ts'
import type { Route } from './+types/code'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/login/code',
    title: secondFactorMessages.codeTitle,
    description: secondFactorMessages.codeAbout,
    noindex: true,
  })

export const loader = async ({ request }: Route.LoaderArgs) => ({
  waits: (await waitingSignIn(request)) !== null,
  mayText: await mayText(request),
})

/** Depends on the browser's pending sign-in: never cached. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const action = secondStepAction

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('account.login-failed', serverAction)

/** Second step of signing in. Without the first it redirects there. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(secondFactorMessages)
  const lang = useLang()
  const tPhone = useT(phoneMessages)
  const explain = useExplanation(actionData)
  const texted = actionData?.ok ? actionData.result.request : actionData?.values['request']
  if (!loaderData.waits)
    return (
      <AccountCard paper title={t('waitedTooLong')} lead={t('waitedTooLongLead')}>
        <LinkButton to={publicPath(lang, '/login')} variant="primary" size="large" full>
          {t('toSignIn')}
        </LinkButton>
      </AccountCard>
    )
  return (
    <AccountCard
      paper
      title={t('codeTitle')}
      lead={t('codeLead')}
      footer={<PublicLink to="/login">{t('notYou')}</PublicLink>}
    >
      <ActionForm result={actionData} explain={explain}>
        <input type="hidden" name="intent" value={texted ? 'text-code' : 'code'} />
        {texted && <input type="hidden" name="request" value={texted} />}
        {texted && <p className="text-ui">{tPhone('texted')}</p>}
        <TextField
          name="code"
          type="code"
          label={t('code')}
          help={texted ? undefined : t('codeHelp')}
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
        <SubmitButton full size="large">
          {t('goOn')}
        </SubmitButton>
      </ActionForm>
      {loaderData.mayText && (
        <ActionForm result={actionData?.ok ? undefined : actionData} errors="inline">
          <SubmitButton intent="text" variant="secondary" full>
            {tPhone(texted ? 'again' : 'textMe')}
          </SubmitButton>
        </ActionForm>
      )}
      <PasskeySignIn />
    </AccountCard>
  )
}
