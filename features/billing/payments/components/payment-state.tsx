import { TriangleAlert } from 'lucide-react'
import { officePaymentMessages } from '#/messages/billing/office-payments.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { PaymentRow } from '../list.ts'

const tones = { created: 'grey', pending: 'yellow', paid: 'green', failed: 'grey', refunded: 'blue' } as const

/** State of a payment, and whether it mismatches. */
export function PaymentStateBadge({ state, mismatch }: Pick<PaymentRow, 'state' | 'mismatch'>) {
  const t = useT(officePaymentMessages)
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
      {mismatch && (
        <StatusBadge tone="red" icon={TriangleAlert}>
          {t(`mismatch_${mismatch}`)}
        </StatusBadge>
      )}
    </span>
  )
}
