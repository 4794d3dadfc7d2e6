import { AccountCard } from '#/features/identity/accounts/components/account-card.tsx'
import { ownDataMessages } from '#/messages/own-data.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import type { Route } from './+types/account-closed'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/account-closed',
    title: ownDataMessages.closedTitle,
    description: ownDataMessages.closedAbout,
    noindex: true,
  })

/** Landing page after erasing one's account. */
export default function Page() {
  const t = useT(ownDataMessages)
  return (
    <AccountCard paper isAnswer title={t('closedTitle')} lead={t('closedLead')}>
      <LinkButton to={publicPath(useLang(), '/')} variant="primary" size="large" full>
        {t('home')}
      </LinkButton>
    </AccountCard>
  )
}
