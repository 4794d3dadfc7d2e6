import { formatDay } from '#/domain/riyadh-time.ts'
import { certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { MissingList } from '#/features/certification/certificates/components/missing-list.tsx'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { certificatePageMessages } from '#/messages/certification/client-certificate-page.ts'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { CertificatePage } from '../read-one.server.ts'
import { Renew } from './branch-steps.tsx'

const isHigher = (one: (typeof certificateLevels)[number], than: (typeof certificateLevels)[number]) =>
  certificateLevels.indexOf(one) > certificateLevels.indexOf(than)

/** Date and level of a renewal, and missing conditions. */
export function RenewalCard({ page }: { page: CertificatePage }) {
  const t = useT(certificatePageMessages)
  const list = useT(clientCertificateMessages)
  const word = useT(certificateWords)
  const lang = useLang()
  const { certificate, eligibility, canRenew, renewableFrom } = page
  const { state, replacedBy, level, id, version, branch } = certificate
  if (state === 'revoked' || replacedBy !== null) return null
  const earned = eligibility.level
  return (
    <Card title={t('renewal')}>
      <div className="flex flex-col items-start gap-3 text-ui">
        {state === 'suspended' && <p>{t('renewSuspended')}</p>}
        {renewableFrom && !canRenew && <p>{t('renewFrom', { date: formatDay(renewableFrom, lang) })}</p>}
        {canRenew && earned && (
          <>
            <p>{t(isHigher(earned, level) ? 'renewRaises' : 'renewNow', { level: word(`level_${earned}`) })}</p>
            <p className="text-caption text-ink-2">{t('renewText')}</p>
            <WithRight to="certificates.apply">
              <Renew id={id} version={version} label={list('renewFor', { branch })} />
            </WithRight>
          </>
        )}
        {eligibility.missing.length > 0 && (
          <>
            <p>{t('renewMissing')}</p>
            <MissingList missing={eligibility.missing} />
          </>
        )}
      </div>
    </Card>
  )
}
