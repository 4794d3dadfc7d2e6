import { href, Link } from 'react-router'
import { companyTimelineMessages } from '#/messages/office/timeline.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { TimelineRow } from '../sentence.ts'
import { TimelineEvents } from './events.tsx'

/** The newest events of a branch, with a link to all of them. */
export function BranchTimeline({ branchId, rows }: { branchId: string; rows: readonly TimelineRow[] }) {
  const t = useT(companyTimelineMessages)
  const all = (
    <Link
      to={`${href('/client/timeline')}?branch=${branchId}`}
      className="link inline-flex min-h-8 items-center text-ui coarse:min-h-11"
    >
      {t('all')}
    </Link>
  )
  return (
    <Card title={t('title')} actions={rows.length > 0 && all}>
      {rows.length === 0 ? (
        <p className="text-ui text-ink-2">{t('none')}</p>
      ) : (
        <TimelineEvents rows={rows} mode="date" />
      )}
    </Card>
  )
}
