import { Archive, Ban, CircleCheck, Clock, Layers, type LucideIcon, X } from 'lucide-react'
import { outboxMessages } from '#/messages/emails.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { EmailState } from '../states.ts'

const looks: Record<EmailState, { tone: Tone; icon: LucideIcon }> = {
  queued: { tone: 'grey', icon: Clock },
  sent: { tone: 'green', icon: CircleCheck },
  kept: { tone: 'blue', icon: Archive },
  failed: { tone: 'red', icon: X },
  folded: { tone: 'grey', icon: Layers },
  dropped: { tone: 'grey', icon: Ban },
}

export function EmailStateBadge({ state }: { state: EmailState }) {
  const t = useT(outboxMessages)
  return <StatusBadge {...looks[state]}>{t(`state_${state}`)}</StatusBadge>
}
