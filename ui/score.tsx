import { bandOf, formatScore, type ScoreBand as Band } from '#/domain/score.ts'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'

export const bandFills = {
  excellent: 'bg-band-excellent',
  good: 'bg-band-good',
  acceptable: 'bg-band-fair',
  needs_work: 'bg-band-weak',
  fail: 'bg-band-critical',
} as const satisfies Record<Band, string>

const bandStrokes = {
  excellent: 'stroke-gauge-excellent',
  good: 'stroke-gauge-good',
  acceptable: 'stroke-gauge-fair',
  needs_work: 'stroke-gauge-weak',
  fail: 'stroke-gauge-critical',
} as const satisfies Record<Band, string>

export const barFills = {
  excellent: 'fill-gauge-excellent',
  good: 'fill-gauge-good',
  acceptable: 'fill-gauge-fair',
  needs_work: 'fill-gauge-weak',
  fail: 'fill-gauge-critical',
} as const satisfies Record<Band, string>

/** Word for a score, such as "Good". */
export const useBandWord = (): ((score: number) => string) => {
  const t = useT(uiMessages)
  return (score) => t(`band_${bandOf(score)}`)
}

type ScoreBadgeProps = {
  score: number | null
  word?: boolean
  /** Score known in whole per cent only: shown without a decimal. */
  whole?: boolean
}

/** Score with colour and word, for tables and headings. */
export function ScoreBadge({ score, word = true, whole = false }: ScoreBadgeProps) {
  const t = useT(uiMessages)
  const lang = useLang()
  const bandWord = useBandWord()
  if (score === null) return <span className="text-ink-2">{t('notApplicable')}</span>
  return (
    <span
      className={classes(
        'inline-flex min-h-6 items-center gap-2 rounded-badge px-2 text-caption whitespace-nowrap text-on-band',
        bandFills[bandOf(score)],
      )}
    >
      <bdi dir="ltr" className="num font-semibold">
        {whole ? `${score}%` : formatScore(score, lang)}
      </bdi>
      {word ? bandWord(score) : <span className="sr-only">{bandWord(score)}</span>}
    </span>
  )
}

/** A number with the coloured diamond of its band before it, for lines of lists. */
export function ScoreMark({ score }: { score: number }) {
  const lang = useLang()
  const bandWord = useBandWord()
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg aria-hidden width="10" height="10" viewBox="0 0 10 10" className={barFills[bandOf(score)]}>
        <path d="M5 0 10 5 5 10 0 5z" />
      </svg>
      <bdi dir="ltr" className="num font-semibold">
        {formatScore(score, lang)}
      </bdi>
      <span className="sr-only">{bandWord(score)}</span>
    </span>
  )
}

export type ScoreGaugeProps = {
  score: number
  /** Subject of the score, announced before the number. */
  label?: string
  target?: number
}

/** A ring filled clockwise in both directions, with number and word. */
export function ScoreGauge({ score, label, target }: ScoreGaugeProps) {
  const t = useT(uiMessages)
  const lang = useLang()
  const bandWord = useBandWord()
  const printed = formatScore(score, lang)
  const band = bandOf(score)
  const spoken = t('scoreOutOf', { score: printed, band: bandWord(score) })
  return (
    <figure className="flex w-fit flex-col items-center gap-2">
      <div className="relative">
        <svg width="168" height="168" viewBox="0 0 168 168" role="img" aria-label={`${label ?? t('score')}: ${spoken}`}>
          <g transform="rotate(-90 84 84)" fill="none" strokeWidth="14">
            <circle cx="84" cy="84" r="74" className="stroke-surface-3" />
            <circle
              cx="84"
              cy="84"
              r="74"
              pathLength="100"
              strokeDasharray={`${Math.max(0, Math.min(100, score))} 100`}
              className={bandStrokes[band]}
            />
            {target !== undefined && (
              <circle
                cx="84"
                cy="84"
                r="74"
                pathLength="100"
                strokeWidth="20"
                strokeDasharray={`0 ${target - 0.4} 0.8 100`}
                className="stroke-ink"
              />
            )}
          </g>
        </svg>
        <div aria-hidden className="absolute inset-0 flex flex-col items-center justify-center">
          <bdi dir="ltr" className="num text-[40px] leading-12 font-semibold">
            {printed.replace('%', '')}
          </bdi>
          <span className="max-w-28 text-center text-ui font-medium">{bandWord(score)}</span>
        </div>
      </div>
      {target !== undefined && (
        <figcaption className="num text-caption text-ink-2">{t('scoreTarget', { target: `${target}%` })}</figcaption>
      )}
    </figure>
  )
}

export type SectionBar = { key: string; label: string; score: number | null; target?: number; average?: number }

/** Scores by section as bars in reading direction, with an equivalent table. */
export function SectionBars({ caption, sections }: { caption: string; sections: readonly SectionBar[] }) {
  const t = useT(uiMessages)
  const lang = useLang()
  const hasAverage = sections.some(({ average }) => average !== undefined)
  return (
    <div className="@container">
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('section')}</th>
            <th scope="col">{t('score')}</th>
            {hasAverage && <th scope="col">{t('average')}</th>}
          </tr>
        </thead>
        <tbody>
          {sections.map(({ key, label, score, target, average }) => (
            <tr
              key={key}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-2 @xl:grid-cols-[minmax(0,16rem)_minmax(8rem,1fr)_auto]"
            >
              <th scope="row" className="min-w-0 text-start font-medium">
                {label}
              </th>
              <td className="contents">
                <span aria-hidden className="@max-xl:order-last @max-xl:col-span-2">
                  <Bar score={score} target={target} average={average} mirrored={lang === 'ar'} />
                </span>
                <span className="num font-semibold @xl:w-16 @xl:text-numeric">
                  {score === null ? (
                    <span className="font-normal text-ink-2">{t('notApplicable')}</span>
                  ) : (
                    <bdi dir="ltr">{formatScore(score, lang)}</bdi>
                  )}
                </span>
              </td>
              {hasAverage && <td className="sr-only">{average === undefined ? '' : formatScore(average, lang)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type BarProps = { score: number | null; target: number | undefined; average: number | undefined; mirrored: boolean }

function Bar({ score, target, average, mirrored }: BarProps) {
  const at = (value: number) => `${mirrored ? 100 - value : value}%`
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
          className={barFills[bandOf(score)]}
        />
      )}
      {average !== undefined && (
        <line
          x1={at(average)}
          x2={at(average)}
          y1="0"
          y2="16"
          strokeWidth="2"
          strokeDasharray="3 2"
          className="stroke-ink-2"
        />
      )}
      {target !== undefined && (
        <line x1={at(target)} x2={at(target)} y1="0" y2="16" strokeWidth="2" className="stroke-ink" />
      )}
    </svg>
  )
}
