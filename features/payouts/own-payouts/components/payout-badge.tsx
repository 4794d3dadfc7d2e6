import { Ban, CalendarClock, CircleCheck, CircleDollarSign, Landmark, type LucideIcon, PauseCircle } from 'lucide-react'
import type { PayoutState } from '#/domain/payout.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

const looks: Record<PayoutState, { tone: Tone; icon: LucideIcon }> = {
  accrued: { tone: 'grey', icon: CalendarClock },
  payable: { tone: 'blue', icon: CircleDollarSign },
  batched: { tone: 'yellow', icon: Landmark },
  paid: { tone: 'green', icon: CircleCheck },
  held: { tone: 'yellow-deep', icon: PauseCircle },
  failed: { tone: 'red', icon: Ban },
}

export function PayoutBadge({ state }: { state: PayoutState }) {
  const t = useT(ownPayoutMessages)
  const { tone, icon } = looks[state]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`state_${state}`)}
    </StatusBadge>
  )
}
