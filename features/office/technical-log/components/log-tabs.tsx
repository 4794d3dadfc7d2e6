import { href } from 'react-router'
import { technicalLogMessages } from '#/messages/office/technical-log.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** Parts of the technical log. */
export function LogTabs() {
  const t = useT(technicalLogMessages)
  return (
    <NavTabs
      look="segment"
      label={t('rooms')}
      items={[
        { to: href('/admin/logs'), label: t('room_failed'), end: true },
        { to: href('/admin/logs/errors'), label: t('room_errors') },
        { to: href('/admin/logs/jobs'), label: t('room_jobs') },
        { to: href('/admin/logs/messages'), label: t('room_messages') },
        { to: href('/admin/logs/callbacks'), label: t('room_callbacks') },
      ]}
    />
  )
}

/** Technical English, as the server wrote it. */
export const Technical = ({ children }: { children: string | null }) =>
  children && (
    <bdi dir="ltr" lang="en" className="[overflow-wrap:anywhere]">
      {children}
    </bdi>
  )
