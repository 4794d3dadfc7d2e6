import { Award, X } from 'lucide-react'
import { href } from 'react-router'
import { MissingList } from '#/features/certification/certificates/components/missing-list.tsx'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { ApplicationRow } from '../application-list.ts'
import { CityName } from './city-name.tsx'
import { MeanValue } from './mean-value.tsx'
import { VisitScores } from './visit-scores.tsx'

type Props = {
  rows: readonly ApplicationRow[]
  onIssue: (row: ApplicationRow) => void
  onDecline: (row: ApplicationRow) => void
}

/** Applications with the rule's result for their branches. */
export function ApplicationList({ rows, onIssue, onDecline }: Props) {
  const t = useT(adminCertificateMessages)
  return (
    <ul className="flex flex-col gap-4" aria-label={t('applicationsCaption')}>
      {rows.map((row) => (
        <li key={row.applicationId}>
          <Card
            title={<bdi>{row.branchName}</bdi>}
            description={<bdi>{row.clientName}</bdi>}
            actions={
              row.applicationState === 'waiting' && (
                <>
                  {row.eligibility.level && !row.held && (
                    <Button
                      changes
                      variant="primary"
                      icon={Award}
                      aria-label={`${t('issue')}: ${row.branchName}`}
                      onClick={() => onIssue(row)}
                    >
                      {t('issue')}
                    </Button>
                  )}
                  <Button
                    changes
                    icon={X}
                    aria-label={`${t('decline')}: ${row.branchName}`}
                    onClick={() => onDecline(row)}
                  >
                    {t('decline')}
                  </Button>
                </>
              )
            }
          >
            <div className="flex flex-col gap-4">
              <Decision row={row} />
              {row.applicationState === 'waiting' && <Standing row={row} />}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Decision({ row }: { row: ApplicationRow }) {
  const t = useT(adminCertificateMessages)
  const word = useT(certificateWords)
  const written = (text: string | null) =>
    text && (
      <span className="[overflow-wrap:anywhere] whitespace-pre-line" dir="auto">
        {text}
      </span>
    )
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: t('appliedAt'), value: <Time at={row.appliedAt} mode="datetime" /> },
        { term: word('city'), value: row.city && <CityName city={row.city} /> },
        { term: t('note'), value: written(row.note) },
        { term: t('decidedAt'), value: row.decidedAt && <Time at={row.decidedAt} mode="datetime" /> },
        { term: t('decidedBy'), value: row.decidedBy },
        { term: t('answer'), value: written(row.answer) },
        {
          term: word('number'),
          value: row.certificate && (
            <OpenLink
              to={href('/admin/certificates/:certificateId', { certificateId: row.certificate.id })}
              className="link inline-flex min-h-6 items-center coarse:min-h-11"
            >
              <bdi dir="ltr" className="code">
                {row.certificate.number}
              </bdi>
            </OpenLink>
          ),
        },
      ]}
    />
  )
}

function Standing({ row }: { row: ApplicationRow }) {
  const t = useT(adminCertificateMessages)
  const word = useT(certificateWords)
  const { level, mean, missing } = row.eligibility
  return (
    <>
      {level ? (
        <Notice kind="success" title={t('fulfils', { level: word(`level_${level}`) })} />
      ) : (
        <Notice kind="warning" title={t('doesNot')}>
          <MissingList missing={missing} />
        </Notice>
      )}
      <DescriptionList
        columns={3}
        items={[
          {
            term: t('meanToday'),
            value: mean === null ? null : <MeanValue value={mean} />,
          },
          { term: t('visits'), value: <VisitScores visits={row.visits} start /> },
        ]}
      />
    </>
  )
}
