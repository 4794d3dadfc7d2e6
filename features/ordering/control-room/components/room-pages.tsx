import { CalendarRange, CalendarSync, ChevronDown, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { roomMessages } from '#/messages/ordering/control-room.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { LinkButton } from '#/ui/button.tsx'
import { DropDown } from '#/ui/drop-down.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { toolLook } from '#/ui/tool-look.ts'
import { roomPath } from '../room-query.ts'

/** Pages beside the list of requests: waves, programmes, places of branches, rules. */
export function RoomPages() {
  const t = useT(roomMessages)
  const waves = useT(waveMessages)
  const programmes = useT(programmeMessages)
  const pages = [
    { to: 'waves', label: waves('title'), icon: CalendarRange },
    { to: 'programmes', label: programmes('titleAll'), icon: CalendarSync },
    { to: 'places', label: t('places'), icon: MapIcon },
    { to: 'settings', label: t('settings'), icon: SlidersHorizontal },
  ]
  return (
    <DropDown
      summary={
        <>
          {t('planning')}
          <Icon as={ChevronDown} size={16} />
        </>
      }
      summaryClass={toolLook}
      panelClass="absolute end-0 top-full z-20 mt-1 flex w-60 flex-col rounded-card border border-line bg-card p-1.5 shadow-float max-md:start-0 max-md:end-auto"
    >
      {pages.map(({ to, label, icon }) => (
        <LinkButton key={to} to={`${roomPath}/${to}`} variant="quiet" icon={icon} full>
          {label}
        </LinkButton>
      ))}
    </DropDown>
  )
}
