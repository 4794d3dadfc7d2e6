import { formsRoomMessages } from '#/messages/forms-admin.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** The two sides of the room: the forms themselves, and what came in through them. */
export function FormsTabs({ newMessages }: { newMessages: number }) {
  const t = useT(formsRoomMessages)
  return (
    <NavTabs
      label={t('tabs')}
      items={[
        { to: '/admin/forms', label: t('forms'), end: true },
        { to: '/admin/forms/submissions', label: t('inbox'), ...(newMessages > 0 ? { count: newMessages } : {}) },
      ]}
    />
  )
}
