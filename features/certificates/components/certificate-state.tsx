import { Ban, CircleCheck, CirclePause, Clock, Hourglass, type LucideIcon } from 'lucide-react'
import { certificateWords } from '#/messages/certificate-words.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

export type ShownState = 'valid' | 'expires-soon' | 'suspended' | 'expired' | 'revoked'

export const stateTones: Record<ShownState, Tone> = {
  valid: 'green',
  'expires-soon': 'yellow',
  suspended: 'yellow-deep',
  expired: 'grey',
  revoked: 'red',
}
export const stateIcons: Record<ShownState, LucideIcon> = {
  valid: CircleCheck,
  'expires-soon': Hourglass,
  suspended: CirclePause,
  expired: Clock,
  revoked: Ban,
}

/** The state of this moment: always icon, word and colour. */
export function CertificateState({ state }: { state: ShownState }) {
  const t = useT(certificateWords)
  return (
    <StatusBadge tone={stateTones[state]} icon={stateIcons[state]}>
      {t(`state_${state}`)}
    </StatusBadge>
  )
}
