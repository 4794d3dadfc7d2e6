import { accountCoolDownHours } from '#/domain/payout.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { ownPayoutMessages } from '#/messages/own-payouts.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { AccountStanding } from '../read-page.server.ts'

/** Says why nothing can be sent to the account now, and where to mend it. */
export function AccountNotice({ account }: { account: AccountStanding }) {
  const t = useT(ownPayoutMessages)
  const lang = useLang()
  if (account.state === 'ready') return null
  const isMissing = account.state === 'missing'
  return (
    <Notice
      kind={isMissing ? 'warning' : 'info'}
      title={t(isMissing ? 'bankMissing' : 'bankCooling')}
      actions={<LinkButton to="/freelancer/profile/bank">{t('toBank')}</LinkButton>}
    >
      {isMissing
        ? t('bankMissingText')
        : t('bankCoolingText', {
            hours: accountCoolDownHours,
            until: formatDateTime(new Date(account.until), lang),
          })}
    </Notice>
  )
}
