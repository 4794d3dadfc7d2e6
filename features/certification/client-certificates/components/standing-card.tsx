import { href, Link } from 'react-router'
import { reportCode } from '#/domain/report.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { certificatePageMessages } from '#/messages/certification/client-certificate-page.ts'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Stars } from '#/ui/meter.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import type { CertificatePage, VisitToday } from '../read-one.server.ts'
import { Mean } from './mean.tsx'

/** Visits counted today, their mean beside the threshold, and guests' ratings. */
export function StandingCard({ page }: { page: CertificatePage }) {
  const t = useT(certificatePageMessages)
  const word = useT(certificateWords)
  const { eligibility, certificate, need, of, visits } = page
  const { mean } = eligibility
  return (
    <Card title={t('standing')}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div>
            {mean === null ? (
              <p className="text-ui">{t('noMean')}</p>
            ) : (
              <>
                <p className="text-caption text-ink-2">{t('standingMean', { count: of })}</p>
                <p className="text-h2 font-semibold">
                  <Mean value={mean} />
                </p>
              </>
            )}
            <p className="text-caption text-ink-2">
              {t('needs', { level: word(`level_${certificate.level}`), need: `${need}%` })}
            </p>
          </div>
          <Guests page={page} />
        </div>
        {visits.length > 0 && <Visits visits={visits} />}
      </div>
    </Card>
  )
}

function Visits({ visits }: { visits: readonly VisitToday[] }) {
  const t = useT(certificatePageMessages)
  const lang = useLang()
  const columns: Column<VisitToday>[] = [
    { key: 'day', header: t('visit'), cell: ({ day }) => formatDay(day, lang) },
    {
      key: 'score',
      header: t('score'),
      card: 'aside',
      cell: ({ score }) => <ScoreBadge score={score} />,
    },
    {
      key: 'critical',
      header: t('criticalFailed'),
      hideHeader: true,
      cell: ({ criticalFailure }) =>
        criticalFailure ? <StatusBadge tone="red">{t('criticalFailed')}</StatusBadge> : null,
    },
    {
      key: 'report',
      header: t('report'),
      cell: ({ reportId, number }) => (
        <Link
          className="link inline-flex min-h-11 items-center md:min-h-6 coarse:min-h-11"
          to={href('/client/reports/:reportId', { reportId })}
        >
          {number !== null ? (
            <bdi dir="ltr" className="code">
              {reportCode(number)}
            </bdi>
          ) : (
            t('report')
          )}
        </Link>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('visitsCaption')}
      columns={columns}
      rows={visits}
      rowKey={({ reportId }) => reportId}
      empty={null}
    />
  )
}

function Guests({ page: { guests, certificate } }: { page: CertificatePage }) {
  const t = useT(certificatePageMessages)
  const list = useT(clientCertificateMessages)
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="text-caption text-ink-2">{t('guests')}</p>
      {guests ? (
        <>
          {guests.mean !== null && <Stars rating={guests.mean} />}
          <p className="text-ui">{list('reviewCount', { count: guests.count })}</p>
          {guests.mean === null && <p className="text-caption text-ink-2">{t('guestsFew')}</p>}
          <LinkButton to={`${href('/client/certificates/reviews')}?branch=${certificate.branchId}`} size="dense">
            {t('guestsAll')}
          </LinkButton>
        </>
      ) : (
        <p className="text-ui">{t('guestsNone')}</p>
      )}
    </div>
  )
}
