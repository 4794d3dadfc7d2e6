import { href } from 'react-router'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** List and calendar of the tasks. */
export function DutyTabs() {
  const t = useT(dutyMessages)
  return (
    <NavTabs
      label={t('ways')}
      look="segment"
      items={[
        { to: href('/client/admin-task-tracking'), label: t('list'), end: true },
        { to: href('/client/admin-task-tracking/calendar'), label: t('calendar') },
      ]}
    />
  )
}
