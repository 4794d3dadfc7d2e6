import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { Standby } from '../read-standbys.server.ts'

/** Visits with the shopper on standby. */
export function Standbys({ standbys }: { standbys: readonly Standby[] }) {
  const t = useT(shopperTaskMessages)
  if (standbys.length === 0) return null
  return (
    <Card title={t('standbysTitle')} description={t('standbysText')}>
      <ul className="flex flex-col gap-3">
        {standbys.map(({ offerId, branchName, clientName, branchLocation, visitAt }) => (
          <li key={offerId} className="flex flex-wrap items-baseline justify-between gap-x-4 text-ui">
            <span className="min-w-0">
              <bdi className="font-medium">{branchName}</bdi>
              <span className="block text-ink-2">
                <bdi>{clientName}</bdi> · <bdi>{branchLocation}</bdi>
              </span>
            </span>
            <Time at={visitAt} mode="datetime" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
