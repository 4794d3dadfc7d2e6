import { CircleAlert, CircleCheck, CircleDot, Eye, TrendingDown, TrendingUp } from 'lucide-react'
import type { ScoreAlertKind, ScoreAlertState } from '#/domain/reporting/score-alerts.ts'
import { ChangeText } from '#/features/reporting/reports/components/change-text.tsx'
import { scoreAlertMessages } from '#/messages/reporting/score-alerts.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import type { ScoreAlertRow } from '../list.ts'

const kinds = {
  critical: { icon: CircleAlert, ink: 'text-danger-ink' },
  low: { icon: TrendingDown, ink: 'text-warning-ink' },
  high: { icon: TrendingUp, ink: 'text-success-ink' },
} as const satisfies Record<ScoreAlertKind, unknown>

const states = {
  new: { tone: 'red', icon: CircleDot },
  acknowledged: { tone: 'blue', icon: Eye },
  action: { tone: 'yellow-deep', icon: CircleDot },
  closed: { tone: 'green', icon: CircleCheck },
} as const satisfies Record<ScoreAlertState, unknown>

export function AlertStateBadge({ state }: { state: ScoreAlertState }) {
  const t = useT(scoreAlertMessages)
  const { tone, icon } = states[state]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`state_${state}`)}
    </StatusBadge>
  )
}

/** Reason of an alert, as icon and word. */
export function AlertKind({ kind }: { kind: ScoreAlertKind }) {
  const t = useT(scoreAlertMessages)
  const { icon, ink } = kinds[kind]
  return (
    <span className="inline-flex items-center gap-2 align-middle whitespace-nowrap">
      <span className={ink}>
        <Icon as={icon} size={16} />
      </span>
      {t(`kind_${kind}`)}
    </span>
  )
}

function Score({ score }: { score: number | null }) {
  const t = useT(scoreAlertMessages)
  return score === null ? (
    <span className="text-caption text-ink-2">{t('beforeReport')}</span>
  ) : (
    <ScoreBadge score={score} word={false} />
  )
}

function Finding({ row: { finding, more } }: { row: ScoreAlertRow }) {
  const t = useT(scoreAlertMessages)
  if (finding === null) return null
  return (
    <span>
      {finding}
      {more > 0 && <span className="text-caption text-ink-2"> {t('more', { count: more })}</span>}
    </span>
  )
}

function Photo({ row: { photo, finding } }: { row: ScoreAlertRow }) {
  const t = useT(scoreAlertMessages)
  if (photo === null) return null
  return (
    <img
      src={photo}
      alt={t('photoOf', { finding: finding ?? '' })}
      loading="lazy"
      className="h-8 w-11 rounded-control border border-line object-cover"
    />
  )
}

/** How long an alert has been open; nothing for a closed one. */
export function DaysOpen({ days }: { days: number | null }) {
  const t = useT(scoreAlertMessages)
  if (days === null) return null
  return <>{days === 0 ? t('today') : t('daysOpen', { count: days })}</>
}

export const alertCells: ListCells<ScoreAlertRow> = {
  kind: ({ kind }) => <AlertKind kind={kind} />,
  score: ({ score }) => <Score score={score} />,
  change: ({ change }) => <ChangeText change={change} />,
  finding: (row) => <Finding row={row} />,
  photo: (row) => <Photo row={row} />,
  days: ({ days }) => <DaysOpen days={days} />,
  state: ({ state }) => <AlertStateBadge state={state} />,
}
