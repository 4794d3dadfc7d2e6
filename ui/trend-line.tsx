import { formatScore } from '#/domain/score.ts'
import { uiMessages } from '#/messages/ui.ts'
import { useLang, useT } from '#/ui/language.tsx'

/** A line: its name, and values in the order of the labels; null where not measured. */
export type TrendSeries = { name: string; values: readonly (number | null)[] }

export type TrendLineProps = {
  /** Description; with the table below it replaces the picture for screen readers. */
  caption: string
  labels: readonly string[]
  /** One line per branch or type; their values are never joined. */
  series: readonly TrendSeries[]
  target?: number
  /** How values that are no scores are written; their scale goes from 0, or a round figure below the lowest, to one above the highest. */
  format?: (value: number) => string
}

const styles = [
  { stroke: 'stroke-chart-2', dashes: undefined },
  { stroke: 'stroke-chart-3', dashes: '2 4' },
  { stroke: 'stroke-chart-4', dashes: '8 3' },
  { stroke: 'stroke-chart-5', dashes: '8 3 2 3' },
  { stroke: 'stroke-chart-2', dashes: '8 3' },
  { stroke: 'stroke-chart-3', dashes: undefined },
  { stroke: 'stroke-chart-4', dashes: '2 4' },
  { stroke: 'stroke-chart-5', dashes: undefined },
] as const
const styleOf = (index: number) => styles[index % styles.length]!

/** The scale starts at the multiple of twenty below the lowest value, so that small changes are visible. */
const floorOf = (values: readonly number[]): number => Math.max(0, Math.floor((Math.min(...values) - 1) / 20) * 20)

/** The first of 1, 2, 4, 5, 8, 10, 20 … that is not below the highest value. */
export function roundTop(values: readonly number[]): number {
  const most = Math.max(1, ...values)
  const ten = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 4, 5, 8, 10].map((step) => step * ten).find((top) => top >= most)!
}

/** Values over time, the oldest at the start of the reading direction: scores, or with `format` other figures from 0. */
export function TrendLine({ caption, labels, series, target, format }: TrendLineProps) {
  const t = useT(uiMessages)
  const known = series.flatMap(({ values }) => values.flatMap((value) => value ?? []))
  if (known.length === 0) return null
  const lowest = Math.min(...known)
  const zero = lowest < 0 ? -roundTop([-lowest]) : 0
  const floor = format ? zero : floorOf([...known, ...(target === undefined ? [] : [target])])
  const top = format ? roundTop(known) : 100
  const written = format ?? String
  const shown = labels.length <= 6 ? labels : [labels[0]!, labels[Math.floor((labels.length - 1) / 2)]!, labels.at(-1)!]
  return (
    <figure className="flex flex-col gap-2">
      <div aria-hidden className="grid grid-cols-[auto_1fr] gap-x-3">
        <div className="num flex h-40 flex-col justify-between text-micro leading-none text-ink-2">
          {[top, (floor + top) / 2, floor].map((value) => (
            <span key={value} className="text-numeric">
              {written(value)}
            </span>
          ))}
        </div>
        <div className="h-40 py-1.5">
          <Picture floor={floor} top={top} count={labels.length} series={series} target={target} />
        </div>
        <span />
        <div className="mt-1 flex justify-between gap-2 text-micro text-ink-2">
          {shown.map((label, index) => (
            <span key={index}>{label}</span>
          ))}
        </div>
      </div>
      <Legend series={series} target={target} />
      <details data-print="hide">
        <summary className="link w-fit text-caption coarse:py-2.5">{t('asTable')}</summary>
        <ValueTable caption={caption} labels={labels} series={series} {...(format && { format })} />
      </details>
    </figure>
  )
}

type PictureProps = Pick<TrendLineProps, 'series'> & {
  floor: number
  top: number
  count: number
  target: number | undefined
}

function Picture({ floor, top, count, series, target }: PictureProps) {
  const lang = useLang()
  const y = (value: number) => 100 - ((value - floor) / (top - floor)) * 100
  const x = (index: number) => {
    const share = count === 1 ? 50 : (index / (count - 1)) * 100
    return lang === 'ar' ? 100 - share : share
  }
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="block size-full overflow-visible" fill="none">
      {[top, (floor + top) / 2, floor].map((value) => (
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
      {series.map(({ values }, order) => {
        const points = values.flatMap((value, index) => (value === null ? [] : [{ at: x(index), height: y(value) }]))
        const { stroke, dashes } = styleOf(order)
        return (
          <g key={order} className={stroke}>
            <path
              d={points.map(({ at, height }, index) => `${index ? 'L' : 'M'}${at} ${height}`).join(' ')}
              vectorEffect="non-scaling-stroke"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeDasharray={dashes}
            />
            {points.map(({ at, height }, index) => (
              <path
                key={index}
                d={`M${at} ${height}h0`}
                vectorEffect="non-scaling-stroke"
                strokeWidth="9"
                strokeLinecap="round"
              />
            ))}
          </g>
        )
      })}
    </svg>
  )
}

function Legend({ series, target }: { series: readonly TrendSeries[]; target: number | undefined }) {
  const t = useT(uiMessages)
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-caption text-ink-2">
      {series.map(({ name }, order) => {
        const { stroke, dashes } = styleOf(order)
        return (
          <li key={order} className="flex items-center gap-2">
            <svg aria-hidden width="24" height="3" className={stroke}>
              <path d="M0 1.5H24" strokeWidth="3" strokeDasharray={dashes} />
            </svg>
            <bdi>{name}</bdi>
          </li>
        )
      })}
      {target !== undefined && (
        <li className="flex items-center gap-2">
          <svg aria-hidden width="24" height="2" className="stroke-ink-2">
            <path d="M0 1H24" strokeDasharray="6 4" strokeWidth="2" />
          </svg>
          <span className="num">{t('scoreTarget', { target: `${target}%` })}</span>
        </li>
      )}
    </ul>
  )
}

function ValueTable({
  caption,
  labels,
  series,
  format,
}: Pick<TrendLineProps, 'caption' | 'labels' | 'series' | 'format'>) {
  const t = useT(uiMessages)
  const lang = useLang()
  return (
    <div className="relative overflow-x-auto">
      <table className="mt-2 w-full max-w-xl border-collapse text-ui">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-micro text-ink-2">
            <th scope="col" className="py-1 text-start">
              {t('date')}
            </th>
            {series.map(({ name }, order) => (
              <th key={order} scope="col" className="py-1 ps-4 text-numeric">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={index} className="border-b border-line">
              <th scope="row" className="py-1 text-start font-normal">
                {label}
              </th>
              {series.map(({ values }, order) => {
                const value = values[index] ?? null
                return (
                  <td key={order} className="num py-1 ps-4 text-numeric">
                    {value === null ? '–' : <bdi dir="ltr">{format ? format(value) : formatScore(value, lang)}</bdi>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
