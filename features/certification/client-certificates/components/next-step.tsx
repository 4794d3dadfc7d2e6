import { href, Link } from 'react-router'
import type { Missing } from '#/domain/certification/certificate-rule.ts'
import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { missingText } from '#/features/certification/certificates/missing-text.ts'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { OpenCorrectiveAction } from '../beside.server.ts'
import type { OwnBranch } from '../own-list.ts'

const linkLook = 'link inline-block min-h-6 coarse:min-h-11 coarse:leading-[2.75rem]'

/** Standing of a branch in a sentence, with the next step. */
export function NextStep({ branch }: { branch: OwnBranch }) {
  switch (branch.situation) {
    case 'suspended':
      return <Suspended branch={branch} />
    case 'at-risk':
      return <AtRisk branch={branch} />
    case 'good':
      return <Good branch={branch} />
    case 'waiting':
      return <Applied branch={branch} />
    case 'eligible':
      return <Eligible branch={branch} />
    case 'missing':
      return <NotYet branch={branch} />
  }
}

function Suspended({ branch }: { branch: OwnBranch }) {
  const t = useT(clientCertificateMessages)
  const word = useT(certificateWords)
  const { certificate, actions } = branch
  if (certificate?.reasonClass !== 'critical_failure') {
    const reason = word(`reason_${certificate?.reasonClass ?? 'other'}`)
    return <p>{t('suspendedByPerson', { reason })}</p>
  }
  return (
    <>
      <p>{t('suspendedByRule')}</p>
      <ActionLinks actions={actions} />
      {actions.length === 0 && certificate.suspendingReportId && (
        <Link className={linkLook} to={href('/client/reports/:reportId', { reportId: certificate.suspendingReportId })}>
          {t('toReport')}
        </Link>
      )}
    </>
  )
}

function AtRisk({ branch }: { branch: OwnBranch }) {
  const t = useT(clientCertificateMessages)
  const word = useT(certificateWords)
  const lang = useLang()
  const { certificate, risk, eligibility, actions, margin, need, daysLeft } = branch
  if (!certificate) return null
  const date = formatDate(new Date(certificate.expiresAt), lang)

  const level = word(`level_${certificate.level}`)
  return (
    <>
      {certificate.state === 'expires-soon' && <p>{t('riskExpires', { count: daysLeft ?? 0, date })}</p>}
      {risk === 'overdue-action' && <p>{t('riskOverdue')}</p>}
      {risk === 'mean-below' && margin !== null && (
        <p>{t('riskMean', { gap: String(-margin), level, date, need: `${need}%` })}</p>
      )}
      <ActionLinks actions={actions} />
      <MissingSteps branch={branch} missing={eligibility.missing.filter(({ what }) => what !== 'overdue-action')} />
      {risk === 'mean-below' && eligibility.level && (
        <p>{t('renewalWouldLower', { level: word(`level_${eligibility.level}`) })}</p>
      )}
    </>
  )
}

function Good({ branch: { margin, certificate, eligibility } }: { branch: OwnBranch }) {
  const t = useT(clientCertificateMessages)
  const word = useT(certificateWords)
  if (!certificate) return null
  const level = word(`level_${certificate.level}`)
  const reached = eligibility.level
  return (
    <>
      <p>{margin === null ? t('allGood') : t('abovePoints', { points: String(margin), level })}</p>
      {reached && reached !== certificate.level && <p>{t('renewalWouldRaise', { level: word(`level_${reached}`) })}</p>}
    </>
  )
}

function Applied({ branch: { application } }: { branch: OwnBranch }) {
  const t = useT(clientCertificateMessages)
  const lang = useLang()
  return application && <p>{t('appliedOn', { date: formatDate(new Date(application.createdAt), lang) })}</p>
}

function Eligible({ branch }: { branch: OwnBranch }) {
  const t = useT(clientCertificateMessages)
  const word = useT(certificateWords)
  const { level } = branch.eligibility
  return (
    <>
      <Ended branch={branch} />
      {level && <p>{t('eligibleNow', { level: word(`level_${level}`) })}</p>}
    </>
  )
}

function NotYet({ branch }: { branch: OwnBranch }) {
  return (
    <>
      <Ended branch={branch} />
      <MissingSteps branch={branch} missing={branch.eligibility.missing} />
      <ActionLinks actions={branch.actions} />
    </>
  )
}

/** End of the branch's last certificate. */
function Ended({ branch: { certificate } }: { branch: OwnBranch }) {
  const t = useT(clientCertificateMessages)
  const lang = useLang()
  if (certificate?.state === 'expired')
    return <p>{t('endedOn', { date: formatDate(new Date(certificate.expiresAt), lang) })}</p>
  if (certificate?.state !== 'revoked') return null
  return <p>{t('revokedOn', { date: formatDate(new Date(certificate.stateChangedAt), lang) })}</p>
}

/** Missing conditions, one sentence each, with links. */
function MissingSteps({ branch, missing }: { branch: OwnBranch; missing: readonly Missing[] }) {
  const lang = useLang()
  const lacks = (what: Missing['what']) => missing.some((one) => one.what === what)
  return (
    <>
      {missing.map((one) => (
        <p key={one.what}>{missingText(one, lang)}</p>
      ))}
      {(lacks('visits') || lacks('mean')) && <BranchLinks branch={branch} order={lacks('visits')} />}
    </>
  )
}

function BranchLinks({ branch, order }: { branch: OwnBranch; order: boolean }) {
  const t = useT(clientCertificateMessages)
  const { branchId, branchName } = branch
  const mayOrder = useMay()('evaluations.request')
  if (!order || !mayOrder)
    return (
      <Link className={linkLook} to={`${href('/client/reports/trend')}?branch=${branchId}`}>
        {t('toReports')}
      </Link>
    )
  return (
    <Link
      className={linkLook}
      to={`${href('/client/secret-shopper')}?new=1&branch=${branchId}`}
      aria-label={t('orderFor', { branch: branchName })}
    >
      {t('order')}
    </Link>
  )
}

/** Corrective actions that block a certificate. */
export function ActionLinks({ actions }: { actions: readonly OpenCorrectiveAction[] }) {
  const t = useT(clientCertificateMessages)
  const lang = useLang()
  return actions.map(({ id, title, dueOn, status }) => (
    <p key={id}>
      <Link className={linkLook} to={href('/client/tasks/:actionId', { actionId: id })}>
        {t('openAction', { title })}
      </Link>
      <span className="ms-2 text-caption text-ink-2">
        {status === 'done' ? t('actionToVerify') : t('actionDueOn', { date: formatDay(dueOn, lang) })}
      </span>
    </p>
  ))
}
