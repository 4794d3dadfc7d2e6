import { href } from 'react-router'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { AccountStanding } from '../read-page.server.ts'

/** Reason why the account cannot receive transfers now, with a link to correct it. */
export function AccountNotice({ account }: { account: AccountStanding }) {
  const t = useT(ownPayoutMessages)
  const lang = useLang()
  if (account.state === 'ready') return null
  return (
    <Notice
      kind={account.state === 'missing' ? 'warning' : 'info'}
      title={t(account.state === 'missing' ? 'bankMissing' : 'bankCooling')}
      actions={<LinkButton to={href('/freelancer/profile/bank')}>{t('toBank')}</LinkButton>}
    >
      {account.state === 'missing'
        ? t('bankMissingText')
        : t('bankCoolingText', {
            count: account.hours,
            until: formatDateTime(new Date(account.until), lang),
          })}
    </Notice>
  )
}
