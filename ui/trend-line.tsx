import { formatScore } from '#/domain/score.ts'
import { uiMessages } from '#/messages/ui.ts'
import { useLang, useT } from '#/ui/language.tsx'

export type TrendPoint = { label: string; value: number }

export type TrendLineProps = {
  /** What the line shows; with the table below it replaces the picture for screen readers. */
  caption: string
  points: readonly TrendPoint[]
  target?: number
}

/** The scale starts at the last full twenty below the lowest value, so that small changes can be seen. */
const floorOf = (values: readonly number[]): number => Math.max(0, Math.floor((Math.min(...values) - 1) / 20) * 20)

/** Scores over time. Time runs with the reading direction: the oldest visit stands where reading begins. */
export function TrendLine({ caption, points, target }: TrendLineProps) {
  const t = useT(uiMessages)
  const lang = useLang()
  if (points.length === 0) return null
  const floor = floorOf([...points.map(({ value }) => value), ...(target === undefined ? [] : [target])])
  const middle = (floor + 100) / 2
  const y = (value: number) => 100 - ((value - floor) / (100 - floor)) * 100
  const x = (index: number) => {
    const share = points.length === 1 ? 50 : (index / (points.length - 1)) * 100
    return lang === 'ar' ? 100 - share : share
  }
  const path = points.map(({ value }, index) => `${index ? 'L' : 'M'}${x(index)} ${y(value)}`).join(' ')
  const labels =
    points.length <= 6 ? points : [points[0]!, points[Math.floor((points.length - 1) / 2)]!, points.at(-1)!]
  return (
    <figure className="flex flex-col gap-2">
      <div aria-hidden className="grid grid-cols-[auto_1fr] gap-x-3">
        <div className="num flex h-40 flex-col justify-between text-micro leading-none text-ink-2">
          {[100, middle, floor].map((value) => (
            <span key={value} className="text-numeric">
              {value}
            </span>
          ))}
        </div>
        <div className="h-40 py-1.5">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="block size-full overflow-visible"
            fill="none"
          >
            {[100, middle, floor].map((value) => (
              <path key={value} d={`M0 ${y(value)}H100`} vectorEffect="non-scaling-stroke" className="stroke-line" />
            ))}
            {target !== undefined && (
              <path
                d={`M0 ${y(target)}H100`}
                vectorEffect="non-scaling-stroke"
                strokeDasharray="6 4"
                strokeWidth="1.5"
                className="stroke-ink-2"
              />
            )}
            <path
              d={path}
              vectorEffect="non-scaling-stroke"
              strokeWidth="2.5"
              strokeLinejoin="round"
              className="stroke-chart-2"
            />
            {points.map(({ value }, index) => (
              <path
                key={index}
                d={`M${x(index)} ${y(value)}h0`}
                vectorEffect="non-scaling-stroke"
                strokeWidth="9"
                strokeLinecap="round"
                className="stroke-chart-2"
              />
            ))}
          </svg>
        </div>
        <span />
        <div className="mt-1 flex justify-between gap-2 text-micro text-ink-2">
          {labels.map(({ label }, index) => (
            <span key={index}>{label}</span>
          ))}
        </div>
      </div>
      {target !== undefined && (
        <p className="flex items-center gap-2 text-caption text-ink-2">
          <svg aria-hidden width="24" height="2" className="stroke-ink-2">
            <path d="M0 1H24" strokeDasharray="6 4" strokeWidth="2" />
          </svg>
          <span className="num">{t('scoreTarget', { target: `${target}%` })}</span>
        </p>
      )}
      <details data-print="hide">
        <summary className="link w-fit text-caption coarse:py-2.5">{t('asTable')}</summary>
        <table className="mt-2 w-full max-w-md border-collapse text-ui">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-micro text-ink-2">
              <th scope="col" className="py-1 text-start">
                {t('date')}
              </th>
              <th scope="col" className="py-1 text-numeric">
                {t('score')}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }, index) => (
              <tr key={index} className="border-b border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {label}
                </th>
                <td className="num py-1 text-numeric">
                  <bdi dir="ltr">{formatScore(value, lang)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
