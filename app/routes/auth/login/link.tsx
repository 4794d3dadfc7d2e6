import { AccountCard, PublicLink } from '#/features/identity/accounts/components/account-card.tsx'
import { useExplanation } from '#/features/identity/accounts/components/explain.tsx'
import { isLinkOpen } from '#/features/identity/mail-sign-in/enter.server.ts'
import { mailSignInMessages } from '#/messages/identity/mail-sign-in.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { keepForm } from '#/app/shell/keep-form.ts'
import { publicMeta } from '#/app/shell/page-title.ts'
import { mailLinkAction } from '../enter.server.ts'
import type { Route } from './+types/link'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/login/link',
    title: mailSignInMessages.linkTitle,
    description: mailSignInMessages.linkAbout,
    noindex: true,
  })

export const loader = async ({ url }: Route.LoaderArgs) => {
  const token = url.searchParams.get('token') ?? ''
  return { token, open: await isLinkOpen(token) }
}

/** Depends on whether the link was used: never cached. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const action = mailLinkAction

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('account.login-failed', serverAction)

/** The page that a mail's link opens. Only its button signs in. */
export default function Page({ loaderData: { token, open }, actionData }: Route.ComponentProps) {
  const t = useT(mailSignInMessages)
  const lang = useLang()
  const explain = useExplanation(actionData)
  if (!open)
    return (
      <AccountCard paper title={t('dead')} lead={t('deadLead')}>
        <LinkButton to={publicPath(lang, '/login/mail')} variant="primary" size="large" full>
          {t('again')}
        </LinkButton>
      </AccountCard>
    )
  return (
    <AccountCard
      paper
      title={t('linkTitle')}
      lead={t('linkLead')}
      footer={<PublicLink to="/login">{t('back')}</PublicLink>}
    >
      <ActionForm result={actionData} explain={explain}>
        <input type="hidden" name="token" value={token} />
        <SubmitButton full size="large">
          {t('signIn')}
        </SubmitButton>
      </ActionForm>
    </AccountCard>
  )
}
