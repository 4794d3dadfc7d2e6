import { href } from 'react-router'
import type { SecondFactorDuty } from '#/domain/second-factor.ts'
import { secondFactorMessages } from '#/messages/second-factor.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'

/** Second factor required of an administrator or by a company; `leads`: with the link to the set-up. */
export function SecondFactorNotice({ duty, leads }: { duty: SecondFactorDuty; leads?: boolean }) {
  const t = useT(secondFactorMessages)
  if (!duty) return null
  if (duty.state === 'advised') return <Notice>{t('advisedText')}</Notice>
  const isCompany = duty.by === 'company'
  if (duty.state === 'due')
    return (
      <Notice kind="warning" title={t('dueTitle')}>
        {t(isCompany ? 'dueCompany' : 'dueText')}
      </Notice>
    )
  const link = leads && <LinkButton to={href('/account/security')}>{t('setUp')}</LinkButton>
  return (
    <Notice kind="warning" title={t('graceTitle')} actions={link}>
      {t(isCompany ? 'graceCompany' : 'graceText', { count: duty.daysLeft })}
    </Notice>
  )
}
