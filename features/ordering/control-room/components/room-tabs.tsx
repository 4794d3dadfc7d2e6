import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { roomMessages } from '#/messages/ordering/control-room.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import { roomAddress, roomPath, roomViews, type RoomView } from '../room-query.ts'

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

/** The requests of the filter as a file. */
export function TableTools() {
  const t = useT(roomMessages)
  const [params] = useSearchParams()
  const fileOf = (format: 'csv' | 'xlsx'): string => {
    const next = new URLSearchParams(params)
    next.set('format', format)
    return `${roomPath}/export?${next}`
  }
  return (
    <div className="flex flex-wrap gap-3">
      <AnchorButton href={fileOf('csv')} icon={Download} download>
        {t('exportCsv')}
      </AnchorButton>
      <AnchorButton href={fileOf('xlsx')} icon={Download} download>
        {t('exportXlsx')}
      </AnchorButton>
    </div>
  )
}
