import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ClientHealth, type HealthReason, healthTone } from '#/domain/office/client-health.ts'
import { healthMessages } from '#/messages/office/clients.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

/** Health of a client with each of its reasons. */
export function HealthBadge({ health, reasons }: { health: ClientHealth; reasons: readonly HealthReason[] }) {
  const t = useT(healthMessages)
  return (
    <span className="flex flex-col items-start gap-1 max-md:items-end">
      <StatusBadge tone={healthTone[health]} icon={health === 'good' ? CircleCheck : TriangleAlert}>
        {t(`health_${health}`)}
      </StatusBadge>
      {reasons.length > 0 && (
        <ul className="flex flex-col text-caption text-ink-2 max-md:text-end">
          {reasons.map((reason) => (
            <li key={reason}>{t(`reason_${reason}`)}</li>
          ))}
        </ul>
      )}
    </span>
  )
}
