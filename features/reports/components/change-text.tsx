import { clientReportMessages } from '#/messages/reports.ts'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'

const arrows = { up: '▲', down: '▼', same: '＝' } as const
const colours = { up: 'text-success-ink', down: 'text-danger-ink', same: 'text-ink-2' } as const

/** Points with one decimal, without a sign: the arrow and the words carry it. */
export const pointsText = (points: number): string => (Math.round(Math.abs(points) * 10) / 10).toFixed(1)

export const directionOf = (change: number): 'up' | 'down' | 'same' =>
  pointsText(change) === '0.0' ? 'same' : change > 0 ? 'up' : 'down'

/** Up or down against the visit before, by arrow, colour and, for those who listen, in words. */
export function ChangeText({ change }: { change: number | null }) {
  const t = useT(clientReportMessages)
  if (change === null) return <span className="text-caption text-ink-2">{t('first')}</span>
  const direction = directionOf(change)
  const points = pointsText(change)
  return (
    <span className={classes('text-ui font-medium whitespace-nowrap', colours[direction])}>
      <span aria-hidden className="inline-flex items-baseline gap-1">
        <span>{arrows[direction]}</span>
        {direction !== 'same' && (
          <bdi dir="ltr" className="num">
            {points}
          </bdi>
        )}
      </span>
      <span className="sr-only">{direction === 'same' ? t('same') : t(direction, { points })}</span>
    </span>
  )
}
