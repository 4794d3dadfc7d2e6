import { Link } from 'react-router'
import type { ReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'

/** All revisions of the report; each stays readable as released. */
export function Versions({ report }: { report: ReviewReport }) {
  const t = useT(reviewMessages)
  if (report.revisions.length === 0) return null
  return (
    <Card title={t('versions')}>
      <ul className="flex flex-col divide-y divide-line">
        {report.revisions.map(({ number, score, reason, by, at }) => (
          <li
            key={number}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <Link
                to={`?revision=${number}`}
                preventScrollReset
                aria-current={report.shownRevision === number ? 'true' : undefined}
                className="link inline-flex min-h-6 items-center text-ui font-semibold max-md:min-h-11"
              >
                {t('version', { number })}
              </Link>
              <p className="text-caption text-ink-2">
                <Time at={at} mode="datetime" />
                {by && (
                  <>
                    {' · '}
                    <bdi>{by}</bdi>
                  </>
                )}
              </p>
              <p dir="auto" className="text-start text-ui whitespace-pre-line">
                {reason ?? t('firstVersion')}
              </p>
            </div>
            <ScoreBadge score={score} word={false} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
