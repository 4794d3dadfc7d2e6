import type { EvaluationType } from '#/domain/evaluation.ts'
import { formatPoints, tenthsOf } from '#/domain/score.ts'
import { averageMessages } from '#/messages/averages.ts'
import { clientReportMessages } from '#/messages/reports.ts'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'

const arrows = { up: '▲', down: '▼', same: '＝' } as const
const colours = { up: 'text-success-ink', down: 'text-danger-ink', same: 'text-ink-2' } as const

export const directionOf = (change: number): 'up' | 'down' | 'same' =>
  tenthsOf(change) === 0 ? 'same' : change > 0 ? 'up' : 'down'

/** Difference to the previous visit, by arrow, colour and text for screen readers; of a first visit its type, if given. */
export function ChangeText({ change, type }: { change: number | null; type?: EvaluationType }) {
  const t = useT(clientReportMessages)
  const average = useT(averageMessages)
  if (change === null) return type && <span className="text-caption text-ink-2">{average(`first_${type}`)}</span>
  const direction = directionOf(change)
  const points = formatPoints(change)
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
