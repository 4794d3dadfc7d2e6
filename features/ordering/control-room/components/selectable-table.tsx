import { useState } from 'react'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { controlRoomMessages } from '#/messages/evaluations.ts'
import type { RoomTable as RoomTableData } from '../browse-room.server.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useMany } from './many-context.tsx'
import { RoomTable } from './room-table.tsx'

const nothing: ReadonlySet<string> = new Set()

/** Table with a selection, reset after a change. */
export function SelectableTable({ rows, total, isEmpty }: RoomTableData) {
  const t = useT(controlRoomMessages)
  const { finished } = useMany()
  const [selected, setSelected] = useState(nothing)
  const [whole, setWhole] = useState(false)
  const [seen, setSeen] = useState(finished)
  const clear = () => {
    setSelected(nothing)
    setWhole(false)
  }
  if (finished !== seen) {
    setSeen(finished)
    clear()
  }
  const select = (id: string, on: boolean) => {
    const next = new Set(selected)
    if (on) next.add(id)
    else next.delete(id)
    setSelected(next)
    setWhole(false)
  }
  const empty = isEmpty ? (
    <EmptyState title={t('noneYet')}>{t('noneYetHelp')}</EmptyState>
  ) : (
    <NoResults keep={['view', 'sort', 'rows']} />
  )
  return (
    <>
      <BulkBar
        onPage={rows.length}
        total={total}
        chosen={whole ? { ids: [], whole: total } : { ids: [...selected] }}
        onPageChosen={() => setSelected(new Set(rows.map(({ id }) => id)))}
        onWholeChosen={() => setWhole(true)}
        onClear={clear}
      />
      <RoomTable rows={rows} empty={empty} selected={selected} onSelect={select} />
    </>
  )
}
