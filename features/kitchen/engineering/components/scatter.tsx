import { isNegative, rounded } from '#/domain/kitchen/figures.ts'
import type { Engineering } from '#/domain/kitchen/engineering.ts'
import { type Rational, toNumber } from '#/domain/rational.ts'
import { engineeringMessages } from '#/messages/kitchen/engineering.ts'
import { useT } from '#/ui/language.tsx'

type Placed = Extract<Engineering, { kind: 'placed' }>
type Props = { found: Placed; nameOf: (id: string) => string }

const size = { width: 640, height: 320, pad: 12 }

/** Position along an axis from 0 to the highest value, or from the lowest below 0. */
function scaleOf(values: readonly Rational[], length: number) {
  const numbers = values.map(toNumber)
  const low = Math.min(0, ...numbers)
  const high = Math.max(...numbers, low + 1) * 1.08
  return (value: Rational) => ((toNumber(value) - low) / (high - low)) * (length - 2 * size.pad) + size.pad
}

/** Portions across, margin upwards, and the two limits between the classes. The table below says the same. */
export function Scatter({ found, nameOf }: Props) {
  const t = useT(engineeringMessages)
  const { items, popularFrom, profitableFrom } = found
  const x = scaleOf([...items.map(({ sold }) => sold), popularFrom.portions], size.width)
  const y = scaleOf([...items.map(({ margin }) => margin), profitableFrom], size.height)
  const across = x(popularFrom.portions)
  const up = size.height - y(profitableFrom)
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-caption text-ink-2">{t('chart')}</figcaption>
      <div dir="ltr">
        <svg
          aria-hidden
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="h-auto w-full max-w-[800px] border border-line"
        >
          <line x1={across} x2={across} y1={0} y2={size.height} className="stroke-line-input" strokeDasharray="4 4" />
          <line x1={0} x2={size.width} y1={up} y2={up} className="stroke-line-input" strokeDasharray="4 4" />
          <Corner x={size.width - 8} y={18} end text={t('class_star')} />
          <Corner x={size.width - 8} y={size.height - 8} end text={t('class_popular')} />
          <Corner x={8} y={18} text={t('class_profitable')} />
          <Corner x={8} y={size.height - 8} text={t('class_weak')} />
          {items.map(({ id, sold, margin }) => {
            const [left, top] = [x(sold), size.height - y(margin)]
            const isRight = left > size.width * 0.7
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
      </div>
    </figure>
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
