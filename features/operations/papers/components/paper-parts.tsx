import { CircleCheck, CircleX, Clock, FileX, RefreshCw, TriangleAlert } from 'lucide-react'
import type { StandingState } from '#/domain/operations/papers/standing.ts'
import type { Text } from '#/domain/text.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { PaperState } from '#/domain/operations/papers/paper-state.ts'

const looks = {
  expired: ['red', CircleX],
  rejected: ['red', CircleX],
  missing: ['red', FileX],
  late: ['yellow', TriangleAlert],
  expiring: ['yellow', Clock],
  renewing: ['blue', RefreshCw],
  valid: ['green', CircleCheck],
  replaced: ['grey', RefreshCw],
} as const satisfies Record<PaperState | StandingState, readonly [Tone, typeof Clock]>

export function PaperStateBadge({ state }: { state: PaperState | StandingState }) {
  const t = useT(paperMessages)
  const [tone, icon] = looks[state]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`state_${state}`)}
    </StatusBadge>
  )
}

/** Days to or since an end, in words; null: there is no end. */
export function useDaysText() {
  const t = useT(paperMessages)
  return (daysLeft: number | null): string | null => {
    if (daysLeft === null) return null
    if (daysLeft === 0) return t('endsToday')
    return daysLeft > 0 ? t('daysLeft', { count: daysLeft }) : t('daysOver', { count: -daysLeft })
  }
}

/** Name of an obligation in the reader's language. */
export function usePaperName() {
  const lang = useLang()
  return ({ name }: { name: Text }): string => name[lang]
}
