import { href } from 'react-router'
import type { CertificateDetails } from '#/features/certification/certificates/read-certificate.server.ts'
import { stateIcons, stateTones } from '#/features/certification/certificates/components/certificate-state.tsx'
import { formatDate } from '#/domain/riyadh-time.ts'
import { certificatePageMessages } from '#/messages/certification/admin-certificate.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { verificationMessages } from '#/messages/certification/verification.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'

/** Current state of the certificate in the public page's words, with the reason. */
export function StateCard({ certificate }: { certificate: CertificateDetails }) {
  const t = useT(certificatePageMessages)
  const say = useT(verificationMessages)
  const word = useT(certificateWords)
  const lang = useLang()
  const { state, expiresAt, stateChangedAt, reasonClass, suspendingReportId, events, replacedBy } = certificate
  const days = {
    until: formatDate(new Date(expiresAt), lang),
    since: formatDate(new Date(stateChangedAt), lang),
  }
  const why = events.find(({ to }) => to === state)?.reason
  return (
    <section
      data-tone={stateTones[state]}
      data-state={state}
      aria-label={word('state')}
      className="flex items-start gap-4 rounded-card border border-tone-line bg-tone p-4 text-tone-ink md:p-6"
    >
      <Icon as={stateIcons[state]} size={32} />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="text-h3 font-semibold">{say(`is_${state}`)}</p>
        <p className="text-ui">{say(`means_${state}`, days)}</p>
        {reasonClass && (
          <p className="text-ui">
            {t('publicReason')}
            {': '}
            <span className="font-medium">{word(`reason_${reasonClass}`)}</span>
          </p>
        )}
        {why && (state === 'suspended' || state === 'revoked') && (
          <p dir="auto" className="text-start text-ui [overflow-wrap:anywhere] whitespace-pre-line">
            {why}
          </p>
        )}
        {state === 'suspended' && <p className="text-ui">{t(suspendingReportId ? 'byRuleBack' : 'noEnd')}</p>}
        {(suspendingReportId || replacedBy) && (
          <div className="flex flex-wrap gap-3">
            {suspendingReportId && (
              <LinkButton to={href('/admin/reports/:reportId', { reportId: suspendingReportId })}>
                {t('openReport')}
              </LinkButton>
            )}
            {replacedBy && (
              <LinkButton to={href('/admin/certificates/:certificateId', { certificateId: replacedBy.id })}>
                {t('replacedBy', { number: replacedBy.number })}
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
