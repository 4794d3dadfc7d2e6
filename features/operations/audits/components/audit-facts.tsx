import { href, Link } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { auditResultMessages } from '#/messages/operations/audits-result.ts'
import { auditMessages } from '#/messages/operations/audits.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { AuditDetails } from '../read-audit.server.ts'

/** Who did an audit and when, and the signature of the manager on duty. */
export function AuditFacts({ audit }: { audit: AuditDetails }) {
  const t = useT(auditResultMessages)
  const word = useT(auditMessages)
  const lang = useLang()
  const { signature } = audit
  const time = (at: string | null) => at && <Time at={at} mode="datetime" />
  return (
    <Card title={t('facts')}>
      <div className="flex flex-col gap-4">
        <DescriptionList
          items={[
            {
              term: word('branch'),
              value: !audit.seesBranch ? (
                <bdi>{audit.branch}</bdi>
              ) : (
                <Link to={href('/client/branches/:branchId', { branchId: audit.branchId })} className="link">
                  <bdi>{audit.branch}</bdi>
                </Link>
              ),
            },
            { term: word('auditor'), value: <bdi>{audit.auditor}</bdi> },
            { term: word('planned'), value: formatDay(audit.plannedOn, lang) },
            { term: t('startedAt'), value: time(audit.startedAt) },
            { term: t('signedAt'), value: time(audit.signedAt) },
            { term: t('deviceAt'), value: time(audit.signedDeviceAt) },
            { term: t('releasedAt'), value: time(audit.releasedAt) },
            { term: t('releasedBy'), value: audit.releasedBy && <bdi>{audit.releasedBy}</bdi> },
            { term: t('lockedAt'), value: time(audit.lockedAt) },
            { term: t('cancelReason'), value: audit.cancelReason && <bdi>{audit.cancelReason}</bdi> },
          ]}
        />
        {signature && (
          <figure className="flex flex-col gap-2 border-t border-ink pt-4">
            <figcaption className="flex flex-col text-ui">
              <span className="text-caption text-ink-2">{t('signature')}</span>
              <bdi className="self-start font-medium">{signature.name}</bdi>
              <span>{t(`verdict_${signature.verdict}`)}</span>
            </figcaption>
            <svg
              viewBox="0 0 320 140"
              role="img"
              aria-label={t('signatureOf', { name: signature.name })}
              className="w-full max-w-[20rem] rounded-control border border-line text-ink"
            >
              <path d={signature.path} fill="none" stroke="currentColor" strokeWidth={2.5} strokeLinecap="round" />
            </svg>
          </figure>
        )}
      </div>
    </Card>
  )
}
