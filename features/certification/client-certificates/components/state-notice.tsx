import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { formatDate } from '#/domain/riyadh-time.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { certificatePageMessages } from '#/messages/certification/client-certificate-page.ts'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { CertificatePage } from '../read-one.server.ts'
import { ActionLinks } from './next-step.tsx'

/** Problem of a certificate: reason and next step. Empty while valid. */
export function StateNotice({ page }: { page: CertificatePage }) {
  switch (page.certificate.state) {
    case 'suspended':
      return page.certificate.reasonClass === 'critical_failure' ? <ByRule page={page} /> : <ByPerson page={page} />
    case 'revoked':
      return <Revoked page={page} />
    case 'expired':
      return <Expired page={page} />
    case 'valid':
    case 'expires-soon':
      return null
  }
}

const useSince = ({ certificate }: CertificatePage) => formatDate(new Date(certificate.stateChangedAt), useLang())

/** Automatic suspension: the correction reinstates it. */
function ByRule({ page }: { page: CertificatePage }) {
  const t = useT(certificatePageMessages)
  const list = useT(clientCertificateMessages)
  const date = useSince(page)
  const { actions, certificate } = page
  const report =
    certificate.suspendingReportId && href('/client/reports/:reportId', { reportId: certificate.suspendingReportId })
  return (
    <Notice kind="warning" title={t('suspendedTitle', { date })}>
      <p>{t('suspendedCritical')}</p>
      <p>{t('suspendedNext')}</p>
      <ActionLinks actions={actions} />
      {report && (
        <Link className="link inline-flex min-h-6 items-center coarse:min-h-11" to={report}>
          {actions.length === 0 ? list('toReport') : t('theReport')}
        </Link>
      )}
    </Notice>
  )
}

function ByPerson({ page }: { page: CertificatePage }) {
  const t = useT(certificatePageMessages)
  const word = useT(certificateWords)
  const date = useSince(page)
  const reason = word(`reason_${page.certificate.reasonClass ?? 'other'}`)
  return (
    <Notice kind="warning" title={t('suspendedTitle', { date })} actions={<Write />}>
      <p>{t('suspendedByPerson', { reason })}</p>
      <Written page={page} step="suspend" />
    </Notice>
  )
}

function Revoked({ page }: { page: CertificatePage }) {
  const t = useT(certificatePageMessages)
  const word = useT(certificateWords)
  const date = useSince(page)
  const reason = word(`reason_${page.certificate.reasonClass ?? 'other'}`)
  return (
    <Notice kind="danger" title={t('revokedTitle', { date })} actions={<Write />}>
      <p>{t('revokedText', { reason })}</p>
      <Written page={page} step="revoke" />
      <p className="mt-2">{t('rightOfReply')}</p>
    </Notice>
  )
}

function Expired({ page: { certificate } }: { page: CertificatePage }) {
  const t = useT(certificatePageMessages)
  const lang = useLang()
  const { reasonClass, replacedBy, expiresAt, stateChangedAt } = certificate
  const isReplaced = replacedBy !== null || reasonClass === 'renewed'
  const date = formatDate(new Date(isReplaced ? stateChangedAt : expiresAt), lang)
  return (
    <Notice kind="info" title={t('expiredTitle', { date })} actions={replacedBy && <Newer id={replacedBy} />}>
      <p>{isReplaced ? t('renewedText') : t('expiredText')}</p>
    </Notice>
  )
}

function Newer({ id }: { id: string }): ReactNode {
  const t = useT(certificatePageMessages)
  return <LinkButton to={href('/client/certificates/:certificateId', { certificateId: id })}>{t('toNewer')}</LinkButton>
}

/** Reason written by the office, for the holder only. */
function Written({ page: { events }, step }: { page: CertificatePage; step: string }) {
  const t = useT(certificatePageMessages)
  const reason = events.find((event) => event.step === step)?.reason
  if (!reason) return null
  return (
    <div className="mt-2">
      <p className="font-medium">{t('reasonOfOffice')}</p>
      <p dir="auto" className="text-start whitespace-pre-line">
        {reason}
      </p>
    </div>
  )
}

function Write() {
  const t = useT(certificatePageMessages)
  return <LinkButton to={publicPath(useLang(), '/contact?subject=certificate')}>{t('write')}</LinkButton>
}
