import { MissingList } from '#/features/certification/certificates/components/missing-list.tsx'
import type { CertificateDetails } from '#/features/certification/certificates/read-certificate.server.ts'
import { certificatePageMessages } from '#/messages/certification/admin-certificate.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { MeanValue } from './mean-value.tsx'
import { RiskText } from './risk-text.tsx'
import { VisitScores } from './visit-scores.tsx'

/** Result of the current rule for the branch, and the visits behind it. */
export function StandingCard({ certificate: { standing } }: { certificate: CertificateDetails }) {
  const t = useT(certificatePageMessages)
  const word = useT(certificateWords)
  if (!standing) return null
  const { level, missing, mean, next } = standing.eligibility
  const { margin, risk, visits } = standing
  const list = <MissingList missing={missing} />
  return (
    <Card title={t('today')} description={t('todayText')}>
      <div className="flex flex-col gap-4">
        {level ? (
          <Notice kind="success" title={t('wouldGet', { level: word(`level_${level}`) })} />
        ) : (
          <Notice kind="warning" title={t('wouldNot')}>
            {list}
          </Notice>
        )}
        <RiskText risk={risk} state={standing.held?.state ?? null} />
        <DescriptionList
          items={[
            {
              term: t('meanToday'),
              value: mean !== null && (
                <span className="flex flex-col items-start">
                  <MeanValue value={mean} />
                  {margin !== null && (
                    <span className={margin < 0 ? 'text-danger-ink' : 'text-ink-2'}>
                      {t(margin < 0 ? 'below' : 'above', { points: String(Math.abs(margin)) })}
                    </span>
                  )}
                  {next && level && (
                    <span className="text-ink-2">
                      {t('toNext', { gap: String(next.gap), level: word(`level_${next.level}`) })}
                    </span>
                  )}
                </span>
              ),
            },
            { term: t('counted'), value: <VisitScores visits={visits} start /> },
          ]}
        />
      </div>
    </Card>
  )
}

/** State at issue: the rule and the visits counted. */
export function ThenCard({ certificate: { countedAtIssue } }: { certificate: CertificateDetails }) {
  const t = useT(certificatePageMessages)
  const visits = countedAtIssue.map((visit) => ({ ...visit, criticalFailure: false }))
  return (
    <Card title={t('countedThen')} description={t('countedThenText')}>
      {visits.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noCountedThen')}</p>
      ) : (
        <VisitScores visits={visits} start />
      )}
    </Card>
  )
}
