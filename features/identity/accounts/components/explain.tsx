import type { ReactNode } from 'react'
import type { FormResult } from '#/domain/form-result.ts'
import { accountMessages } from '#/messages/accounts.ts'
import { useT } from '#/ui/language.tsx'
import { PublicLink } from './account-card.tsx'

/** Extends two failure texts: a link for a known address, and the wait after too many attempts. */
export function useExplanation(result: FormResult | undefined): (code: string) => ReactNode {
  const t = useT(accountMessages)
  return (code) => {
    const details = result && !result.ok ? result.problem?.details : undefined
    if (code === 'too-many-attempts' && details?.['seconds'])
      return t('waitSeconds', { count: Number(details['seconds']) })
    if (code !== 'account.exists') return null
    return (
      <>
        {t('existsLead')}
        <span className="flex flex-wrap gap-x-4">
          <PublicLink to="/login">{t('existsSignIn')}</PublicLink>
          <PublicLink to="/forgot-password">{t('existsReset')}</PublicLink>
        </span>
      </>
    )
  }
}
