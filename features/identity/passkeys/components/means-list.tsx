import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { Time } from '#/ui/time.tsx'

type Props = { title: string; icon: LucideIcon; none: string; noneLead: string; children: readonly ReactNode[] }

/** Own means of signing in: one row each, or that there are none. */
export function MeansList({ title, icon, none, noneLead, children }: Props) {
  return (
    <Card title={title}>
      {children.length === 0 ? (
        <EmptyState icon={icon} title={none} compact>
          {noneLead}
        </EmptyState>
      ) : (
        <ul className="flex flex-col divide-y divide-line">{children}</ul>
      )}
    </Card>
  )
}

type UseProps = {
  since: string | Date
  lastUsedAt: string | Date | null
  words: { since: string; lastUsed: string; never: string }
}

/** Since when a means exists, and when it was used last. */
export function MeansUse({ since, lastUsedAt, words }: UseProps) {
  return (
    <p className="text-ui text-ink-2">
      {words.since} <Time at={since} />
      {' · '}
      {lastUsedAt ? (
        <>
          {words.lastUsed} <Time at={lastUsedAt} mode="datetime" />
        </>
      ) : (
        words.never
      )}
    </p>
  )
}
