import { complianceCap } from '#/domain/operations/papers/compliance-score.ts'
import { hijriDay } from '#/domain/operations/papers/hijri.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { formatTenths } from '#/domain/score.ts'
import { usePaperName } from '#/features/operations/papers/components/paper-parts.tsx'
import { complianceMessages } from '#/messages/operations/compliance.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { Compliance } from '../read-compliance.server.ts'
import { RowStep } from './row-steps.tsx'

const gained = (points: number): string => `+${formatTenths(points)}`

/** The score with its cap, what raises it, the next dates, and where the list comes from. */
export function ComplianceSide({ report }: { report: Compliance }) {
  const t = useT(complianceMessages)
  const lang = useLang()
  return (
    <aside className="flex flex-col gap-6 lg:border-s lg:border-line lg:ps-6">
      <Score report={report} />
      <Raises report={report} />
      <Next report={report} />
      <div className="flex flex-col gap-1 text-caption text-ink-2">
        {!report.withWorkers && <p>{t('withoutWorkers')}</p>}
        {!report.withCompany && <p>{t('withoutCompany')}</p>}
        <p>{t('criticalMark')}</p>
        <p>{t('legal', { day: formatDay(report.reviewedOn, lang) })}</p>
      </div>
    </aside>
  )
}

function Score({ report: { score, count } }: { report: Compliance }) {
  const t = useT(complianceMessages)
  if (!score) return null
  const value = Math.round(score.score)
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4 text-ui text-ink-2">
        <h2>{t('score')}</h2>
        <span className="text-caption">{t('counts', { count })}</span>
      </div>
      <p className="num text-display font-semibold">{formatTenths(score.score)}</p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden className="h-1.5 w-full rtl:-scale-x-100">
        <rect width="100" height="6" className="fill-surface-3" />
        <rect width={value} height="6" className="fill-ink" />
        <rect x={complianceCap} width="1" height="6" className="fill-danger" />
      </svg>
      <p className="text-caption text-ink-2">
        {score.isCapped ? t('capped', { calculated: formatTenths(score.calculated) }) : t('cap')}
      </p>
    </section>
  )
}

function Raises({ report }: { report: Compliance }) {
  const t = useT(complianceMessages)
  const nameOf = usePaperName()
  if (report.raises.length === 0) return null
  return (
    <section>
      <h2 className="text-h3">{t('raises')}</h2>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {report.raises.map(({ row, points }) => (
          <li key={`${row.code} ${row.branchId ?? ''}`} className="flex items-center gap-3 py-2 text-ui">
            <bdi dir="ltr" className="num w-12 font-semibold">
              {gained(points > 0 ? points : row.lost)}
            </bdi>
            <span className="min-w-0 flex-1">
              {nameOf(row)}
              {row.branch && <bdi className="block text-caption text-ink-2">{row.branch}</bdi>}
            </span>
            {report.mayKeep && !(row.state === 'missing') && <RowStep row={row} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Next({ report: { next } }: { report: Compliance }) {
  const t = useT(complianceMessages)
  const lang = useLang()
  const nameOf = usePaperName()
  return (
    <section>
      <h2 className="text-h3">{t('next')}</h2>
      {next.length === 0 ? (
        <p className="mt-2 text-ui text-ink-2">{t('nextNone')}</p>
      ) : (
        <ul className="mt-2 flex flex-col gap-2">
          {next.map((row) => (
            <li key={`${row.code} ${row.branchId ?? ''}`} className="flex justify-between gap-4 text-ui">
              <span className="min-w-0">
                {nameOf(row)}
                {row.branch && <bdi className="block text-caption text-ink-2">{row.branch}</bdi>}
              </span>
              <span className="text-end whitespace-nowrap">
                <span className="font-medium">{formatDay(row.endsOn!, lang)}</span>
                <span className="block text-caption text-ink-2">{hijriDay(row.endsOn!, lang)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
