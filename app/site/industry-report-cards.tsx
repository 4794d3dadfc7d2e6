import { Link } from 'react-router'
import type { Average } from '#/domain/anonymous-margin.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import { withoutMarks } from '#/domain/text.ts'
import { publicBasis } from '#/features/site/public-benchmarks/average-words.ts'
import { type IndustryReport, industryReportPath } from '#/features/site/public-benchmarks/industry-reports.ts'
import { industryReportMessages } from '#/messages/site/industry-reports.ts'
import { publicPath } from '#/platform/i18n.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { useBandWord } from '#/ui/score.tsx'
import { Lattice, StarMark } from './star-mark.tsx'

export type ReportCard = { slug: IndustryReport; type: MysteryType; total: Average | null }

/** The industry reports with their average, or that there are too few visits to publish one. */
export function IndustryReportCards({ reports }: { reports: readonly ReportCard[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
      {reports.map((report) => (
        <li key={report.slug}>
          <ReportCardView {...report} />
        </li>
      ))}
    </ul>
  )
}

function ReportCardView({ slug, type, total }: ReportCard) {
  const t = useT(industryReportMessages)
  const lang = useLang()
  const band = useBandWord()
  const name = t(`name_${type}`)
  return (
    <article className="relative flex h-full min-h-72 flex-col overflow-hidden rounded-card border border-line bg-card p-6 hover:border-line-input md:p-8">
      <Lattice id={`lattice-${slug}`} fade="end" />
      <h3 className="relative text-h2">{name}</h3>
      <p className="relative mt-2 text-body text-ink-2">{t(`about_${type}`)}</p>
      {total ? (
        <p className="relative mt-auto flex flex-wrap items-baseline gap-x-4 pt-6">
          <bdi dir="ltr" className="num text-[56px] leading-none font-semibold ltr:tracking-[-0.03em]">
            {total.mean}%
          </bdi>
          <span className="text-h3">{band(total.mean)}</span>
          <span className="num text-ui text-ink-2">{publicBasis(total, lang)}</span>
        </p>
      ) : (
        <p className="relative mt-auto flex items-center gap-3 pt-6 text-body-lg text-ink-2">
          <StarMark />
          {t('hiddenShort')}
        </p>
      )}
      <Link
        to={publicPath(lang, industryReportPath(slug))}
        aria-label={withoutMarks(t(total ? 'openOf' : 'whyOf', { name }))}
        className="relative mt-4 inline-flex min-h-11 items-center self-start font-medium underline underline-offset-[.3em] hover:decoration-2"
      >
        {t(total ? 'open' : 'why')}
      </Link>
    </article>
  )
}
