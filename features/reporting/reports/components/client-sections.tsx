import { bandOf, formatScore } from '#/domain/score.ts'
import { clientPageMessages } from '#/messages/reporting/client-report.ts'
import { reportMessages } from '#/messages/reports.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { SectionAverages } from '../client-averages.server.ts'
import type { ClientReport } from '../read-client-report.server.ts'
import type { SectionView } from '../report-view.ts'

const fills = {
  excellent: 'fill-gauge-excellent',
  good: 'fill-gauge-good',
  acceptable: 'fill-gauge-fair',
  needs_work: 'fill-gauge-weak',
  fail: 'fill-gauge-critical',
} as const

/** Each section as a bar, with the averages of the company and, anonymously, of the city. */
export function ClientSections({ report }: { report: ClientReport }) {
  const t = useT(clientPageMessages)
  const word = useT(reportMessages)
  const ui = useT(uiMessages)
  const { sections, averages } = report
  const compared = Object.values(averages.sections).some(({ own, city }) => own ?? city)
  return (
    <Card
      id="averages-of-sections"
      title={word('sections')}
      description={compared && t('sectionsHint')}
      className="scroll-mt-32"
    >
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{word('sections')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{ui('section')}</th>
            <th scope="col">{ui('score')}</th>
          </tr>
        </thead>
        <tbody className="grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
          {sections.map((section) => (
            <SectionRow key={section.key} section={section} averages={averages.sections[section.key]} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function SectionRow({ section, averages }: { section: SectionView; averages: SectionAverages | undefined }) {
  const lang = useLang()
  const ui = useT(uiMessages)
  const { title, score } = section
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2.5 break-inside-avoid">
      <th scope="row" className="min-w-0 text-start font-medium">
        {title}
      </th>
      <td className="contents">
        <span className="num font-semibold">
          {score === null ? (
            <span className="font-normal text-ink-2">{ui('notApplicable')}</span>
          ) : (
            <bdi dir="ltr">{formatScore(score, lang)}</bdi>
          )}
        </span>
        <span aria-hidden className="col-span-2 mt-1 block">
          <Bar score={score} averages={averages} mirrored={lang === 'ar'} />
        </span>
        <AverageText averages={averages} />
      </td>
    </tr>
  )
}

/** Averages as text, each with its number of visits. */
export function AverageText({ averages }: { averages: SectionAverages | undefined }) {
  const t = useT(clientPageMessages)
  const lang = useLang()
  const own = averages?.own
  const city = averages?.city
  if (!own && !city) return null
  return (
    <span className="num col-span-2 flex flex-wrap gap-x-4 text-caption text-ink-2">
      {own && <span>{t('ownAverage', { mean: formatScore(own.mean, lang), count: own.n })}</span>}
      {city && <span>{t('cityAverage', { mean: `${Math.round(city.mean)}%`, count: city.n })}</span>}
    </span>
  )
}

type BarProps = { score: number | null; averages: SectionAverages | undefined; mirrored: boolean }

function Bar({ score, averages, mirrored }: BarProps) {
  const at = (value: number) => `${mirrored ? 100 - value : value}%`
  const own = averages?.own
  const city = averages?.city
  return (
    <svg width="100%" height="16" className="block overflow-visible">
      <rect y="3" width="100%" height="10" rx="3" className="fill-surface-3" />
      {score !== null && (
        <rect
          x={mirrored ? `${100 - score}%` : 0}
          y="3"
          width={`${score}%`}
          height="10"
          rx="3"
          className={fills[bandOf(score)]}
        />
      )}
      {own && <line x1={at(own.mean)} x2={at(own.mean)} y1="0" y2="16" strokeWidth="2.5" className="stroke-ink" />}
      {city && (
        <line
          x1={at(city.mean)}
          x2={at(city.mean)}
          y1="-1"
          y2="17"
          strokeWidth="2.5"
          strokeDasharray="3 2"
          className="stroke-ink-2"
        />
      )}
    </svg>
  )
}
