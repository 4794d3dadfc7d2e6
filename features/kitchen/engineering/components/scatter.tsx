import { isNegative, rounded } from '#/domain/kitchen/figures.ts'
import type { Engineering } from '#/domain/kitchen/engineering.ts'
import { type Rational, toNumber } from '#/domain/rational.ts'
import { engineeringMessages } from '#/messages/kitchen/engineering.ts'
import { useT } from '#/ui/language.tsx'

type Placed = Extract<Engineering, { kind: 'placed' }>
type Props = { found: Placed; nameOf: (id: string) => string }

type Size = { width: number; height: number }
/** Drawn for each width on its own, so that its letters keep their size. */
const wide: Size = { width: 1040, height: 380 }
const narrow: Size = { width: 340, height: 340 }
const pad = 12

/** Position along an axis from 0 to the highest value, or from the lowest below 0. */
function scaleOf(values: readonly Rational[], length: number) {
  const numbers = values.map(toNumber)
  const low = Math.min(0, ...numbers)
  const high = Math.max(...numbers, low + 1) * 1.08
  return (value: Rational) => ((toNumber(value) - low) / (high - low)) * (length - 2 * pad) + pad
}

/** Portions across, margin upwards, and the two limits between the classes. The table below says the same. */
export function Scatter(props: Props) {
  const t = useT(engineeringMessages)
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-caption text-ink-2">{t('chart')}</figcaption>
      <div dir="ltr" className="max-md:hidden">
        <Plot {...props} size={wide} />
      </div>
      <div dir="ltr" className="md:hidden">
        <Plot {...props} size={narrow} />
      </div>
    </figure>
  )
}

function Plot({ found, nameOf, size: { width, height } }: Props & { size: Size }) {
  const t = useT(engineeringMessages)
  const { items, popularFrom, profitableFrom } = found
  const x = scaleOf([...items.map(({ sold }) => sold), popularFrom.portions], width)
  const y = scaleOf([...items.map(({ margin }) => margin), profitableFrom], height)
  const across = x(popularFrom.portions)
  const up = height - y(profitableFrom)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full rounded-card border border-line bg-card"
    >
      <line x1={across} x2={across} y1={0} y2={height} className="stroke-line-input" strokeDasharray="4 4" />
      <line x1={0} x2={width} y1={up} y2={up} className="stroke-line-input" strokeDasharray="4 4" />
      <Corner x={width - 8} y={18} end text={t('class_star')} />
      <Corner x={width - 8} y={height - 8} end text={t('class_popular')} />
      <Corner x={8} y={18} text={t('class_profitable')} />
      <Corner x={8} y={height - 8} text={t('class_weak')} />
      {items.map(({ id, sold, margin }) => {
        const [left, top] = [x(sold), height - y(margin)]
        const isRight = left > width * 0.6
        return (
          <g key={id}>
            <circle cx={left} cy={top} r={5} className={isNegative(margin) ? 'fill-danger' : 'fill-ink'} />
            <text
              x={isRight ? left - 9 : left + 9}
              y={top + 4}
              textAnchor={isRight ? 'end' : 'start'}
              className="fill-ink text-caption"
            >
              {nameOf(id)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function Corner({ x, y, text, end }: { x: number; y: number; text: string; end?: boolean }) {
  return (
    <text x={x} y={y} textAnchor={end ? 'end' : 'start'} className="fill-ink-3 text-caption">
      {text}
    </text>
  )
}

/** Whole portions, or two decimals where they are sold by weight. */
export const shownPortions = (sold: Rational): string => String(rounded(sold, sold.d === 1n ? 0 : 2))
