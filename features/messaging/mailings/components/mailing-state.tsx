import { Ban, CircleCheck, type LucideIcon, PenLine, Send } from 'lucide-react'
import type { MailingState } from '#/domain/messaging/mailings.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

const looks: Record<MailingState, { tone: Tone; icon: LucideIcon }> = {
  draft: { tone: 'grey', icon: PenLine },
  sending: { tone: 'blue', icon: Send },
  done: { tone: 'green', icon: CircleCheck },
  cancelled: { tone: 'grey', icon: Ban },
}

export function MailingStateBadge({ state }: { state: MailingState }) {
  const t = useT(mailingMessages)
  return <StatusBadge {...looks[state]}>{t(`state_${state}`)}</StatusBadge>
}
