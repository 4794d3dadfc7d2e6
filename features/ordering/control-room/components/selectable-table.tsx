import { useState } from 'react'
import { requestCode } from '#/domain/evaluation.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { useSelection } from '#/ui/list-selection.tsx'
import { manyMessages } from '#/messages/ordering/control-room.ts'
import { controlRoomMessages } from '#/messages/evaluations.ts'
import type { RoomTable as RoomTableData } from '../browse-room.server.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useMany } from './many-context.tsx'
import { RoomTable } from './room-table.tsx'

/** Table with a selection, reset after a change. */
export function SelectableTable({ rows, total, isEmpty }: RoomTableData) {
  const t = useT(controlRoomMessages)
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
  ) : (
    <NoResults keep={['view', 'sort', 'rows']} />
  )
  return (
    <>
      {rows.length > 0 && <BulkBar selection={selection} />}
      <RoomTable rows={rows} empty={empty} selection={selection} />
    </>
  )
}
