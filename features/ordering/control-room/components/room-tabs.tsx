import { useSearchParams } from 'react-router'
import { roomMessages } from '#/messages/ordering/control-room.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import { roomAddress, roomViews, type RoomView } from '../room-query.ts'

/** The four views of the room; the filter goes along from one to the other, the page is kept for the table. */
export function RoomTabs({ current }: { current: RoomView }) {
  const t = useT(roomMessages)
  const [params] = useSearchParams()
  const items = roomViews.map((view) => ({
    to: roomAddress(params, { view: view === 'table' ? null : view, done: null }),
    label: t(`view_${view}`),
    current: view === current,
  }))
  return <NavTabs label={t('views')} items={items} />
}
