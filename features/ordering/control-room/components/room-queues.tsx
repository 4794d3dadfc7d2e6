import { useSearchParams } from 'react-router'
import type { TriageQueue } from '#/domain/ordering/triage.ts'
import { roomMessages } from '#/messages/ordering/control-room.ts'
import { useT } from '#/ui/language.tsx'
import { useViewTabs } from '#/ui/list-views.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import { roomList } from '../room-list.ts'
import { roomAddress, type RoomQueue, roomQueues } from '../room-query.ts'

export type QueueCounts = Record<TriageQueue, number> & { near: number }

/** Name of a queue; `near`: hours from which a visit without a shopper is urgent. */
export function useQueueName(near: number): (queue: RoomQueue) => string {
  const t = useT(roomMessages)
  return (queue) => (queue === 'unstaffed' ? t('queue_unstaffed', { count: near }) : t(`queue_${queue}`))
}

/** Views of the table: what needs a step, each queue of it, every request, and the reader's own. */
export function RoomQueues({ current, counts }: { current: RoomQueue; counts: QueueCounts }) {
  const t = useT(roomMessages)
  const name = useQueueName(counts.near)
  const [params] = useSearchParams()
  const own = useViewTabs(roomList)
  const all = counts.overdue + counts.unstaffed + counts.expiring + counts.at_risk
  const items = roomQueues.map((queue) => ({
    to: roomAddress(params, { queue, sort: null, page: null, done: null }),
    label: name(queue),
    current: !own.current && queue === current,
    ...(queue !== 'all' && { count: queue === 'attention' ? all : counts[queue] }),
  }))
  return <NavTabs look="views" label={t('queues')} items={[...items, ...own.tabs]} />
}
