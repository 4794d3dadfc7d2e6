import type { ReactNode } from 'react'
import { visitMessages } from '#/messages/visits.ts'
import { useT } from '#/ui/language.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { paidPageSize, visitGroups, type VisitLine } from '../visit-line.ts'
import { VisitCard } from './visit-card.tsx'

type VisitGroupsProps = {
  visits: readonly VisitLine[]
  /** All paid visits, of which one page is shown. */
  paidTotal: number
  now: number
  /** Shown instead when there are none. */
  empty: ReactNode
  /** What a visit that has not begun offers besides its instructions. */
  stepsOf?: (visit: VisitLine) => ReactNode
}

/** The shopper's visits by next step, most urgent group first. Empty groups are left out. */
export function VisitGroups({ visits, paidTotal, now, empty, stepsOf }: VisitGroupsProps) {
  const t = useT(visitMessages)
  if (visits.length === 0) return <div className="rounded-card border border-line bg-card">{empty}</div>
  return visitGroups.map((group) => {
    const lines = visits.filter((visit) => visit.group === group)
    if (lines.length === 0) return null
    const count = group === 'paid' ? paidTotal : lines.length
    return (
      <section key={group} aria-labelledby={`visits-${group}`} className="flex flex-col gap-3">
        <h2 id={`visits-${group}`} className="flex items-center gap-2 text-h3">
          {t(`group_${group}`)}
          <span className="num rounded-full bg-surface-3 px-2 text-caption font-medium text-ink-2">{count}</span>
        </h2>
        <div className="grid items-start gap-3 md:gap-4 xl:grid-cols-2">
          {lines.map((visit) => (
            <VisitCard key={visit.requestId} visit={visit} now={now}>
              {group === 'new' && stepsOf?.(visit)}
            </VisitCard>
          ))}
        </div>
        {group === 'paid' && <Pagination total={paidTotal} pageSize={paidPageSize} />}
      </section>
    )
  })
}
