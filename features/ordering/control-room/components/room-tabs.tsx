import { useSearchParams } from 'react-router'
import { roomMessages } from '#/messages/ordering/control-room.ts'
import { useT } from '#/ui/language.tsx'
import { useMapSource } from '#/ui/map-source.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import { roomAddress, roomViews, type RoomView } from '../room-query.ts'

/** Four views of the room, with a list by city in place of the map where there is no tile server; preserves the filter, and the page number for the table only. */
export function RoomTabs({ current }: { current: RoomView }) {
  const t = useT(roomMessages)
  const [params] = useSearchParams()
  const hasMap = useMapSource() !== null
  const items = roomViews.map((view) => ({
    to: roomAddress(params, { view: view === 'table' ? null : view, done: null }),
    label: t(view === 'map' && !hasMap ? 'view_cities' : `view_${view}`),
    current: view === current,
  }))
  return <NavTabs look="segment" label={t('views')} items={items} />
}
