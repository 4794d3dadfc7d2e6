import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { requestCode } from '#/domain/evaluation.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { useSelection } from '#/ui/list-selection.tsx'
import { manyMessages, roomMessages } from '#/messages/ordering/control-room.ts'
import { controlRoomMessages } from '#/messages/evaluations.ts'
import type { RoomTable as RoomTableData } from '../browse-room.server.ts'
import { BulkBar } from './bulk-bar.tsx'
import { type RoomQueue, roomPath } from '../room-query.ts'
import { useMany } from './many-context.tsx'
import { useQueueName } from './room-queues.tsx'
import { RoomTable } from './room-table.tsx'

type TableProps = RoomTableData & {
  queue: RoomQueue
  /** Hours from which a visit without a shopper is urgent. */
  near: number
  /** Rows stand in the order of their queues. */
  ordered: boolean
}

/** Table with a selection, reset after a change. */
export function SelectableTable({ rows, total, isEmpty, queue, near, ordered }: TableProps) {
  const name = useQueueName(near)
  const t = useT(controlRoomMessages)
  const room = useT(roomMessages)
  const many = useT(manyMessages)
  const { finished } = useMany()
  const selection = useSelection(rows, {
    id: ({ id }) => id,
    label: ({ number }) => many('select', { number: requestCode(number) }),
    pageLabel: many('selectPage'),
    total,
  })
  const [seen, setSeen] = useState(finished)
  if (finished !== seen) {
    setSeen(finished)
    selection.clear()
  }
  const empty = isEmpty ? (
    <EmptyState title={t('noneYet')}>{t('noneYetHelp')}</EmptyState>
  ) : queue === 'all' ? (
    <NoResults keep={['view', 'sort', 'rows']} />
  ) : (
    <EmptyState
      icon={CircleCheck}
      title={room('nothingWaits')}
      action={<LinkButton to={`${roomPath}?queue=all`}>{room('seeAll')}</LinkButton>}
    />
  )
  return (
    <>
      {rows.length > 0 && <BulkBar selection={selection} />}
      <RoomTable
        rows={rows}
        empty={empty}
        selection={selection}
        groupOf={queue === 'attention' && ordered ? ({ triage }) => name(triage ?? 'all') : undefined}
      />
    </>
  )
}
