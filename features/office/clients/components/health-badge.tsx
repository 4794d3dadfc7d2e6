import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ClientHealth, type HealthReason, healthTone } from '#/domain/office/client-health.ts'
import { healthMessages } from '#/messages/office/clients.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

/** Health of a client with its first reason; the others are counted, and named where the pointer rests. */
export function HealthBadge({ health, reasons }: { health: ClientHealth; reasons: readonly HealthReason[] }) {
  const t = useT(healthMessages)
  const [first, ...others] = reasons.map((reason) => t(`reason_${reason}`))
  const more = `+${others.length}`
  return (
    <span className="cell-pair">
      <StatusBadge tone={healthTone[health]} icon={health === 'good' ? CircleCheck : TriangleAlert}>
        {t(`health_${health}`)}
      </StatusBadge>
      {first && (
        <span
          className="room-s text-caption text-ink-2 max-md:hidden"
          title={others.length > 0 ? others.join(' · ') : undefined}
        >
          {first} {others.length > 0 && <bdi dir="ltr">{more}</bdi>}
        </span>
      )}
    </span>
  )
}
