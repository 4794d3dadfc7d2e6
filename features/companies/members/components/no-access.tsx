import { UserRoundX } from 'lucide-react'
import { href } from 'react-router'
import { noAccessMessages } from '#/messages/companies/team.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'

/** Start page of an account without a role in a company. */
export function NoAccess() {
  const t = useT(noAccessMessages)
  return (
    <EmptyState
      icon={UserRoundX}
      title={t('noAccess')}
      action={<LinkButton to={href('/account')}>{t('toAccount')}</LinkButton>}
    >
      {t('noAccessHelp')}
    </EmptyState>
  )
}
