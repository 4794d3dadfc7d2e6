import { Ban, type LucideIcon, MailX, ShieldAlert, UserX } from 'lucide-react'
import type { SuppressionReason } from '#/domain/messaging/suppressions.ts'
import { suppressionMessages } from '#/messages/messaging/suppressions.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

const looks: Record<SuppressionReason, { tone: Tone; icon: LucideIcon }> = {
  unsubscribed: { tone: 'grey', icon: UserX },
  bounced: { tone: 'yellow', icon: MailX },
  complaint: { tone: 'red', icon: ShieldAlert },
  staff: { tone: 'blue', icon: Ban },
}

/** Why an address is sent no mailings. */
export function ReasonBadge({ reason }: { reason: SuppressionReason }) {
  const t = useT(suppressionMessages)
  return <StatusBadge {...looks[reason]}>{t(`reason_${reason}`)}</StatusBadge>
}
