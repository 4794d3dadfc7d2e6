import { CircleCheck, CircleX, Clock, FileX } from 'lucide-react'
import type { LicenceState } from '#/domain/kitchen/buying/supplier.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

const looks = {
  missing: ['grey', FileX],
  expired: ['red', CircleX],
  expiring: ['yellow', Clock],
  valid: ['green', CircleCheck],
} as const satisfies Record<LicenceState, readonly [Tone, typeof Clock]>

/** State of a licence; `food`: names it, in lists where several things have a state. */
export function LicenceBadge({ state, food = false }: { state: LicenceState; food?: boolean }) {
  const t = useT(supplierMessages)
  const [tone, icon] = looks[state]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(food ? `licence_${state}` : `state_${state}`)}
    </StatusBadge>
  )
}
