import { Ban, Combine } from 'lucide-react'
import { rosterMessages } from '#/messages/roster.ts'
import { Badge, StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { RosterState } from '../lists.ts'

const tones = {
  pending: 'grey',
  approved: 'green',
  rejected: 'red',
  blocked: 'red',
} as const satisfies Record<RosterState, Tone>

export function StateBadge({ state, isMerged = false }: { state: RosterState; isMerged?: boolean }) {
  const t = useT(rosterMessages)
  if (isMerged)
    return (
      <Badge tone="grey" icon={Combine}>
        {t('merged')}
      </Badge>
    )
  return (
    <StatusBadge tone={tones[state]} {...(state === 'blocked' ? { icon: Ban } : {})}>
      {t(`state_${state}`)}
    </StatusBadge>
  )
}
