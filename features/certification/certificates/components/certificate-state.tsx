import { Ban, CircleCheck, CirclePause, Clock, Hourglass, type LucideIcon } from 'lucide-react'
import { type ShownState, shownTone } from '#/domain/certification/certificate.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

export const stateIcons: Record<ShownState, LucideIcon> = {
  valid: CircleCheck,
  'expires-soon': Hourglass,
  suspended: CirclePause,
  expired: Clock,
  revoked: Ban,
}

export const stateTones = shownTone

/** Current state: always icon, word and colour. */
export function CertificateState({ state }: { state: ShownState }) {
  const t = useT(certificateWords)
  return (
    <StatusBadge tone={stateTones[state]} icon={stateIcons[state]}>
      {t(`state_${state}`)}
    </StatusBadge>
  )
}
