import { formatTenths } from '#/domain/score.ts'
import { href, Link } from 'react-router'
import { feedbackMessages } from '#/messages/shoppers/feedback.ts'
import { reportReviewMessages } from '#/messages/reports.ts'
import { useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { Time } from '#/ui/time.tsx'
import type { PointFigures } from '../read-feedback.server.ts'

/** One criterion of the grade: mean, direction, and editors' newest remarks where it lost points. */
export function PointCard({ figures: { point, mean, change, examples } }: { figures: PointFigures }) {
  const t = useT(feedbackMessages)
  const review = useT(reportReviewMessages)
  const way = change === null ? null : change > 0 ? 'rising' : change < 0 ? 'falling' : 'steady'
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0">
      <ProgressBar
        value={mean}
        max={5}
        label={review(`grade_${point}`)}
        text={t('pointMean', { mean: formatTenths(mean) })}
      />
      {way && change !== null && (
        <p className="num text-caption text-ink-2">
          {way === 'steady' ? t('steady') : t(way, { change: Math.abs(change).toFixed(1) })}
        </p>
      )}
      {examples.length > 0 && (
        <details>
          <summary className="link w-fit text-caption coarse:py-2.5 max-md:py-2.5">{t('examples')}</summary>
          <ul className="mt-2 flex flex-col gap-3">
            {examples.map(({ reportId, branch, at, grade, note }) => (
              <li key={reportId} className="border-s-2 border-line-input ps-3">
                <p dir="auto" className="text-start text-ui whitespace-pre-line">
                  {note}
                </p>
                <p className="num flex flex-wrap gap-x-2 text-caption text-ink-2">
                  <Link
                    to={href('/freelancer/reports/:reportId', { reportId })}
                    className="link inline-flex min-h-6 items-center max-md:min-h-11"
                  >
                    <bdi>{branch}</bdi>
                  </Link>
                  <span className="inline-flex items-center">
                    <Time at={at} />
                  </span>
                  <span className="inline-flex items-center">{t('exampleGrade', { grade })}</span>
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
